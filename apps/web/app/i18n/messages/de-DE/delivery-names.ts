/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Art der Lieferung',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Expressbox',
  'delivery.mode.smartKit': 'Smart-Kit',
  'delivery.choice.standard': 'So bald wie möglich',
  'delivery.choice.date': 'An einem Wunschtag',
  'delivery.choice.pickup': 'Heute abholen',
  'delivery.fastbox.closed': 'Die Expressbox ist für heute geschlossen.',
  'delivery.fastbox.none': 'An diese Adresse fährt keine Expressbox.',
  'addresses.pickUpAt': 'Abholung bei',
  'cart.order.off.stale': 'Die Preise sind nicht aktuell: Sie werden neu abgefragt.',
  'cart.order.off.date': 'Der Liefertag ist nicht mehr zu schaffen: Wählen Sie einen anderen.',
  'delivery.problem.noFastbox': 'An diese Adresse fährt keine Expressbox.',
  'cart.stale': 'Preise von {time} Uhr, werden neu abgefragt',
  'cart.stale.text':
    'Das ERP antwortet gerade nicht. Sie können im Warenkorb weiterarbeiten; bestellen lässt er sich, sobald frische Preise da sind.',
  'delivery.fastbox.noRun': 'Heute fährt keine Expressbox.',
  'delivery.fastbox.pickup': 'Die Expressbox wird geliefert, nicht abgeholt. Wählen Sie eine Lieferadresse.',
};
