/** Why an order was refused, and the lines of a receipt that are no goods. */
export const orderRefusals = {
  'orderRefusal.blocked': '{material} can no longer be ordered.',
  'orderRefusal.not-in-market': '{material} is not sold in your market.',
  'orderRefusal.clearance-stock': '{material}: only {available} left on clearance sale.',
  'orderRefusal.phased-out-stock': '{material}: only {available} left in stock.',
  'orderRefusal.fastbox-stock': '{material}: only {available} can go by express box.',
  'orderRefusal.pickup-stock': '{material}: only {available} at the service center.',
  'orderRefusal.remnant-stock': '{material}: the left-over piece is gone.',
  'orderRefusal.no-price': '{material} has no price.',
  'orderRefusal.delivery-date': 'Nothing can be delivered on {was}; the next day is {now}.',
  'orderRefusal.price-changed': '{material}: the price is {now} now, no longer {was}.',
  'orderRefusal.price-changed-unseen': '{material}: the price has changed.',
  'orderRefusal.back-order': '{material}: {available} from stock, the rest on {now}.',
  'orderRefusal.back-order-undated': '{material}: {available} from stock; when the rest comes is not known.',
  'orderRefusal.total': 'The total is {now} now, no longer {was}.',
  'orderRefusal.total-unseen': 'The total has changed.',
  'orderRefusal.cart-changed':
    'The cart was changed while it was being paid. Nothing was ordered and no money is taken.',
  'orderRefusal.already-ordered':
    'The cart was ordered already in another way. No money is taken for it a second time.',
  'orderRefusal.not-ordered': 'The order could not be placed. No money is taken.',
  'receipt.duties': 'Duties',
  'receipt.freight': 'Freight',
  'receipt.rounding': 'Rounding',
};
