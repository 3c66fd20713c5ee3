export const pages = {
  'pages.catalogue': 'Catalog',
  'pages.search': 'Search results',
  'pages.signIn': 'Sign in',
  'pages.cart': 'Cart',
  'pages.confirmation': 'Order received',
  'pages.orders': 'Orders',
  'pages.order': 'Order {number}',
  'pages.vendors': 'Vendors',
  'pages.projects': 'Projects',
};
