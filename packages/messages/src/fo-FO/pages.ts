import type { pages as source } from '../en-US/pages.ts';
import type { Translation } from '../translation.ts';

export const pages: Translation<typeof source> = {
  'pages.catalogue': 'Vøruúrval',
  'pages.search': 'Leitiúrslit',
  'pages.signIn': 'Rita inn',
  'pages.cart': 'Kurv',
  'pages.confirmation': 'Bíleggingin er móttikin',
  'pages.orders': 'Bíleggingar',
  'pages.order': 'Bílegging {number}',
  'pages.vendors': 'Veitarar',
  'pages.projects': 'Verkætlanir',
};
