export const pages = {
  'pages.catalogue': 'Catalogue',
  'pages.search': 'Search results',
  'pages.signIn': 'Sign in',
  'pages.cart': 'Cart',
  'pages.confirmation': 'Order received',
  'pages.orders': 'Sent orders',
  'pages.order': 'Order {number}',
  'pages.vendors': 'Vendors',
};
