import type { pages as source } from '../en-US/pages.ts';
import type { Translation } from '../translation.ts';

export const pages: Translation<typeof source> = {
  'pages.catalogue': 'Assortiment',
  'pages.search': 'Zoekresultaten',
  'pages.signIn': 'Inloggen',
  'pages.cart': 'Winkelwagen',
  'pages.confirmation': 'Bestelling ontvangen',
  'pages.orders': 'Bestellingen',
  'pages.order': 'Bestelling {number}',
  'pages.vendors': 'Leveranciers',
  'pages.projects': 'Projecten',
};
