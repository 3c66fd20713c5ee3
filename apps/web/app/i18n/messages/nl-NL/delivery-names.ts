/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Manier van leveren',
  'delivery.mode.normal': 'Normaal',
  'delivery.mode.fastbox': 'Expressbox',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Zo snel mogelijk',
  'delivery.choice.date': 'Op een gekozen dag',
  'delivery.choice.pickup': 'Vandaag afhalen',
  'delivery.fastbox.closed': 'De expressbox is vandaag gesloten.',
  'delivery.fastbox.none': 'Naar dit adres gaat geen expressbox.',
  'addresses.pickUpAt': 'Afhalen bij',
  'cart.order.off.stale': 'De prijzen zijn niet actueel: ze worden opnieuw opgevraagd.',
  'cart.order.off.date': 'De leverdag is niet meer haalbaar: kies een andere.',
  'delivery.problem.noFastbox': 'Naar dit adres gaat geen expressbox.',
  'cart.stale': 'Prijzen van {time}, worden opnieuw opgevraagd',
  'cart.stale.text':
    'Het ERP antwoordt nu niet. U kunt verder werken in de winkelwagen; bestellen kan zodra er verse prijzen zijn.',
  'delivery.fastbox.noRun': 'Vandaag rijdt er geen expressbox.',
  'delivery.fastbox.pickup': 'De expressbox wordt bezorgd, niet afgehaald. Kies een afleveradres.',
};
