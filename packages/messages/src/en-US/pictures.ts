/** Price and stock of a material, drawn. */
export const pictures = {
  'pictures.price': 'How your price is calculated',
  'pictures.price.for': 'For {amount}',
  'pictures.net': 'Your price',
  'pictures.stock': 'When is it available?',
  'pictures.stock.fastbox': 'By express box: up to {amount}',
  'pictures.stock.any': 'any quantity',
  'pictures.stock.unknown': 'Availability is not known yet.',
  'pictures.stock.wanted': 'The mark shows the {amount} in your cart.',
};
