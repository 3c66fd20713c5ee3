/** Guides: what a page can do that nobody would look for. */
export const guides = {
  'guides.more': 'Read more',
  'guides.close': 'Got it',
  'guides.search': 'Three ways to look at it',
  'guides.search.text':
    'Cards, slim rows for many at once, or one row a product with its sizes inside. The / key leads to the search box from anywhere, and a scanner is heard on every page.',
  'guides.variation': 'More than a price',
  'guides.variation.text':
    'See step by step how your price comes about, what will be in stock over the next days and in which center. Put up to four materials side by side.',
  'guides.orders': 'Order it once more',
  'guides.orders.text':
    'Open an order to put all of it, or some lines, into the cart at today’s prices. Orders are found by number, reference or material, and come as Excel.',
  'guides.cart': 'The cart works like a sheet',
  'guides.cart.text':
    'Arrow keys go from cell to cell, Enter takes a quantity and goes on. Paste lines from a spreadsheet under “Many lines”. What you remove can be taken back.',
};
