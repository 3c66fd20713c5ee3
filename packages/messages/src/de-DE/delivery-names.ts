/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Lieferart',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Expressbox',
  'delivery.mode.smartKit': 'Smart-Kit',
  'delivery.choice.standard': 'So bald wie möglich',
  'delivery.choice.date': 'An einem Wunschtermin',
  'delivery.choice.pickup': 'Heute abholen',
  'delivery.fastbox.closed': 'Die Expressbox ist für heute geschlossen.',
  'delivery.fastbox.none': 'Die Expressbox liefert nicht an diese Adresse.',
  'addresses.pickUpAt': 'Abholung bei',
  'cart.order.off.stale': 'Die Preise sind veraltet und werden aktualisiert.',
  'cart.order.off.date': 'Das Lieferdatum ist nicht mehr möglich. Wählen Sie ein anderes.',
  'delivery.problem.noFastbox': 'Die Expressbox liefert nicht an diese Adresse.',
  'cart.stale': 'Preisstand {time}, wird aktualisiert',
  'cart.stale.text':
    'Das ERP ist gerade nicht verfügbar. Sie können im Warenkorb weiterarbeiten und bestellen, sobald die Preise aktuell sind.',
  'delivery.fastbox.noRun': 'Heute keine Expressbox.',
  'delivery.fastbox.pickup': 'Die Expressbox wird geliefert, nicht abgeholt. Wählen Sie eine Lieferadresse.',
};
