import type { pages as source } from '../en-US/pages.ts';
import type { Translation } from '../translation.ts';

export const pages: Translation<typeof source> = {
  'pages.catalogue': 'Sortiment',
  'pages.search': 'Søgeresultater',
  'pages.signIn': 'Log ind',
  'pages.cart': 'Kurv',
  'pages.confirmation': 'Ordren er modtaget',
  'pages.orders': 'Ordrer',
  'pages.order': 'Ordre {number}',
  'pages.vendors': 'Leverandører',
  'pages.projects': 'Projekter',
};
