import { loadWithTableTexts } from '../../../i18n/shop-pages-texts.ts';

/** Loads the table of results with its texts. It stays out of first visits. */
export const loadResultTable = () =>
  loadWithTableTexts(async () => (await import('../table/result-table.tsx')).ResultTable);
