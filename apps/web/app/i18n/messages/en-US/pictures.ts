/** Price and stock of a material, drawn. */
export const pictures = {
  'pictures.price': 'How your price comes about',
  'pictures.price.for': 'For {amount}',
  'pictures.net': 'Your price',
  'pictures.stock': 'What can be there when',
  'pictures.stock.fastbox': 'By express box: up to {amount}',
  'pictures.stock.any': 'any quantity',
  'pictures.stock.unknown': 'Nobody knows yet when there is some.',
  'pictures.stock.wanted': 'The mark stands at the {amount} of your cart.',
};
