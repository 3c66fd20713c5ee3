import type { pages as source } from '../en-US/pages.ts';
import type { Translation } from '../translation.ts';

export const pages: Translation<typeof source> = {
  'pages.catalogue': 'Sortiment',
  'pages.search': 'Suchergebnisse',
  'pages.signIn': 'Anmelden',
  'pages.cart': 'Warenkorb',
  'pages.confirmation': 'Bestellung eingegangen',
  'pages.orders': 'Bestellungen',
  'pages.order': 'Bestellung {number}',
  'pages.vendors': 'Lieferanten',
  'pages.projects': 'Projekte',
};
