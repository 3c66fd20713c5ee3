import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Úrslit fyri “{query}”',
  'search.everything': 'Alt vøruúrvalið',
  'search.corrected': 'Eingi úrslit fyri júst hesi orðini. Vísir úrslit fyri:',
  'search.examples': 'Til dømis',
  'search.scan': 'Skanna eina strikukotu',
  'search.tabs': 'Úrslitasløg',
  'search.tab.materials': 'Vørur',
  'search.tab.pages': 'Síður ({count})',
};
