import type { pages as source } from '../en-US/pages.ts';
import type { Translation } from '../translation.ts';

export const pages: Translation<typeof source> = {
  'pages.catalogue': 'Sortiment',
  'pages.search': 'Søkeresultater',
  'pages.signIn': 'Logg inn',
  'pages.cart': 'Handlekurv',
  'pages.confirmation': 'Ordren er mottatt',
  'pages.orders': 'Ordrer',
  'pages.order': 'Ordre {number}',
  'pages.vendors': 'Leverandører',
  'pages.projects': 'Prosjekter',
};
