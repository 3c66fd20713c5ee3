/** What keeps a cart from being ordered: as a whole, and of `count` lines, of which `material` is the first. */
export const cartObstacles = {
  'cartObstacle.no-address': 'No express box can be sent: the cart has no delivery address.',
  'cartObstacle.picked-up': 'No express box can be sent: the cart is picked up at a service center.',
  'cartObstacle.not-to-this-address': 'No express box goes to {place}: choose standard delivery or another address.',
  'cartObstacle.no-run-today': 'No express box runs today: choose standard delivery.',
  'cartObstacle.closed': 'The express box is closed for today: choose standard delivery.',
  'cartObstacle.no-room': 'The goods are too large for the express box there: choose standard delivery.',
  'cartObstacle.delivery-date': 'Nothing can be delivered on {date}: choose another delivery date.',
  'cartObstacle.order-too-large': 'The total is too large for one order: split it into several.',
  'lineObstacle.not-in-market':
    '{count, plural, one {{material} is not sold to you: remove it to order the rest.} other {{count} lines are not sold to you, the first is {material}: remove them to order the rest.}}',
  'lineObstacle.blocked':
    '{count, plural, one {{material} can no longer be ordered: remove it to order the rest.} other {{count} lines can no longer be ordered, the first is {material}: remove them to order the rest.}}',
  'lineObstacle.no-price':
    '{count, plural, one {{material} has no price and is not in the total: ask us for one.} other {{count} lines have no price and are not in the total, the first is {material}: ask us for one.}}',
  'lineObstacle.pickup-stock':
    '{count, plural, one {{material}: only {available} at the service center. Lower the quantity or choose delivery.} other {{count} lines exceed the stock of the service center, the first is {material}: lower the quantities or choose delivery.}}',
  'lineObstacle.remnant-stock':
    '{count, plural, one {The remnant of {material} is no longer available: remove the line.} other {{count} remnants are no longer available, the first is of {material}: remove the lines.}}',
  'lineObstacle.clearance-stock':
    '{count, plural, one {{material}: only {available} left on clearance. Lower the quantity to order.} other {{count} lines exceed the clearance stock, the first is {material}: lower the quantities to order.}}',
  'lineObstacle.fastbox-stock':
    '{count, plural, one {{material}: only {available} can go by express box. Lower the quantity or choose standard delivery.} other {{count} lines exceed the stock of the express box, the first is {material}: lower the quantities or choose standard delivery.}}',
  'lineObstacle.phased-out-stock':
    '{count, plural, one {{material} is phased out, {available} left in stock. Lower the quantity or remove the line.} other {{count} lines exceed what is left of phased-out materials, the first is {material}: lower the quantities or remove the lines.}}',
};
