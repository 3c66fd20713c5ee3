/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leverwijze',
  'delivery.mode.normal': 'Normaal',
  'delivery.mode.fastbox': 'Expressbox',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Zo snel mogelijk',
  'delivery.choice.date': 'Op een gekozen datum',
  'delivery.choice.pickup': 'Vandaag afhalen',
  'delivery.fastbox.closed': 'De expressbox is vandaag gesloten.',
  'delivery.fastbox.none': 'De expressbox levert niet op dit adres.',
  'addresses.pickUpAt': 'Afhalen bij',
  'cart.order.off.stale': 'De prijzen zijn verouderd en worden vernieuwd.',
  'cart.order.off.date': 'De leverdatum is niet meer mogelijk. Kies een andere datum.',
  'delivery.problem.noFastbox': 'De expressbox levert niet op dit adres.',
  'cart.stale': 'Prijzen van {time}, worden vernieuwd',
  'cart.stale.text':
    'Het ERP is nu niet beschikbaar. U kunt verder werken in de winkelwagen en bestellen zodra de prijzen actueel zijn.',
  'delivery.fastbox.noRun': 'Vandaag geen expressbox.',
  'delivery.fastbox.pickup': 'De expressbox wordt bezorgd, niet afgehaald. Kies een afleveradres.',
};
