/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'How it is delivered',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Express box',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'As soon as possible',
  'delivery.choice.date': 'On a day you choose',
  'delivery.choice.pickup': 'Pick up today',
  'delivery.fastbox.closed': 'The express box is closed for today.',
  'delivery.fastbox.none': 'No express box goes to this address.',
  'addresses.pickUpAt': 'Pick-up at',
  'cart.order.off.stale': 'The prices are not of now: they are asked again.',
  'cart.order.off.date': 'The day of delivery can’t be met any more: choose another.',
  'delivery.problem.noFastbox': 'No express box goes to this address.',
  'cart.stale': 'Prices of {time}, being asked again',
  'cart.stale.text':
    'The ERP does not answer right now. You can go on working in the cart; it can be ordered once fresh prices are there.',
  'delivery.fastbox.noRun': 'No express box runs today.',
  'delivery.fastbox.pickup': 'The express box is delivered, not picked up. Choose a delivery address.',
};
