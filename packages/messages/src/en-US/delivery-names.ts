/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Delivery method',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Express box',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'As soon as possible',
  'delivery.choice.date': 'On a date you choose',
  'delivery.choice.pickup': 'Pick up today',
  'delivery.fastbox.closed': 'The express box is closed for today.',
  'delivery.fastbox.none': 'The express box does not deliver to this address.',
  'addresses.pickUpAt': 'Pick-up at',
  'cart.order.off.stale': 'Prices are out of date and are being refreshed.',
  'cart.order.off.date': 'The delivery date is no longer possible. Choose another date.',
  'delivery.problem.noFastbox': 'The express box does not deliver to this address.',
  'cart.stale': 'Prices as of {time}, refreshing',
  'cart.stale.text':
    'The ERP is unavailable right now. You can keep working in the cart and order once prices are up to date.',
  'delivery.fastbox.noRun': 'No express box today.',
  'delivery.fastbox.pickup': 'The express box is delivered, not picked up. Choose a delivery address.',
};
