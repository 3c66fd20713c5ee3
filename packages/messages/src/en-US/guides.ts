/** Guides: what a page can do that nobody would look for. */
export const guides = {
  'guides.more': 'Read more',
  'guides.close': 'Got it',
  'guides.search': 'Three result views',
  'guides.search.text':
    'Cards, compact rows, or one row per product with its variations. Press / anywhere to search, and scan on every page.',
  'guides.variation': 'More than a price',
  'guides.variation.text':
    'See how your price is calculated, the stock expected over the next days and the stock at each service center. Compare up to four materials.',
  'guides.orders': 'Order again',
  'guides.orders.text':
    'Open an order to add some or all of its lines to the cart at today’s prices. Find orders by number, reference or material, and download them for Excel.',
  'guides.cart': 'The cart works like a spreadsheet',
  'guides.cart.text':
    'Move between cells with the arrow keys and press Enter to apply a quantity. Paste lines from a spreadsheet under “Multiple lines”. You can undo what you remove.',
};
