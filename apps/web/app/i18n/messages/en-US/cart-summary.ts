export const cartSummary = {
  'summary.why': 'Why “{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {The line at your price} other {The # lines at your prices}}, without duties, freight and VAT.',
  'summary.why.duties':
    '{count, plural, =0 {None of the lines carries any.} one {Metal surcharges and levies that # line carries beside its price.} other {Metal surcharges and levies that # lines carry beside their price.}}',
  'summary.why.freight': 'What the carriage on your route costs, whatever is in the order.',
  'summary.why.freight.limit':
    'What the carriage on your route costs, whatever is in the order. From a subtotal of {limit} on it is free.',
  'summary.why.freight.free': 'Free, since the subtotal reaches {limit}.',
  'summary.why.freight.pickup': 'None: you pick the goods up yourself.',
  'summary.why.extraFreight':
    '{count, plural, =0 {For goods that are too long or too heavy for a parcel.} one {For # line that is too long or too heavy for a parcel.} other {For # lines that are too long or too heavy for a parcel.}} Free freight does not cover it.',
  'summary.why.freightTax': 'A tax that the law puts on carriage, of both freights.',
  'summary.why.vat': '{percent} % of everything above, taken once.',
  'summary.composition': 'What the total is made of',
  'summary.saving': 'You pay {amount} less than list price.',
  'summary.bundles': 'Of that {amount} because it is bought together.',
  'summary.concept': 'What we suggest instead would save another {amount}.',
  'summary.gift.reached': 'Comes along for nothing from {from} on: {gift}.',
  'summary.gift.missing': 'Buy for {missing} more and get it for nothing: {gift} (from {from}).',
  'summary.travel': 'How it travels',
  'summary.plant': 'Warehouse',
  'summary.route': 'Route',
  'summary.shippingCondition': 'Shipping condition',
  'summary.shipTo': 'Ship-to party',
  'summary.pricedAt': 'Prices of {time}',
};
