import type { pages as source } from '../en-US/pages.ts';
import type { Translation } from '../translation.ts';

export const pages: Translation<typeof source> = {
  'pages.catalogue': 'Sortiment',
  'pages.search': 'Sökresultat',
  'pages.signIn': 'Logga in',
  'pages.cart': 'Varukorg',
  'pages.confirmation': 'Ordern är mottagen',
  'pages.orders': 'Order',
  'pages.order': 'Order {number}',
  'pages.vendors': 'Leverantörer',
  'pages.projects': 'Projekt',
};
