export const cartSummary = {
  'summary.why': 'Why “{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {The line at your price} other {The # lines at your prices}}, excluding duties, freight and VAT.',
  'summary.why.duties':
    '{count, plural, =0 {None of the lines has any.} one {Metal surcharges and fees on # line, added to its price.} other {Metal surcharges and fees on # lines, added to their prices.}}',
  'summary.why.freight': 'Freight on your route, regardless of what you order.',
  'summary.why.freight.limit': 'Freight on your route, regardless of what you order. Free from a subtotal of {limit}.',
  'summary.why.freight.free': 'Free because the subtotal reaches {limit}.',
  'summary.why.freight.pickup': 'None: you pick up the goods.',
  'summary.why.extraFreight':
    '{count, plural, =0 {For goods too long or heavy for a parcel.} one {For # line too long or heavy for a parcel.} other {For # lines too long or heavy for a parcel.}} Not included in free freight.',
  'summary.why.freightTax': 'A statutory tax on freight and extra freight.',
  'summary.why.vat': '{percent}% of everything above.',
  'summary.composition': 'Breakdown of the total',
  'summary.saving': 'You pay {amount} less than list price.',
  'summary.bundles': '{amount} of it for materials bought together.',
  'summary.concept': 'Save another {amount} with our suggestions.',
  'summary.gift.reached': 'Free with orders from {from}: {gift}.',
  'summary.gift.missing': 'Free with orders from {from}: {gift}. Only {missing} to go.',
  'summary.travel': 'Shipping details',
  'summary.plant': 'Warehouse',
  'summary.route': 'Route',
  'summary.shippingCondition': 'Shipping condition',
  'summary.shipTo': 'Ship-to party',
  'summary.pricedAt': 'Prices as of {time}',
};
