import type { Readable } from 'node:stream';
import { type Locale, languageOf, type Quantity, quantityOf } from '@grossist/domain';
import { type Cell, csvOf, SHARE_WORDS } from '../../cart/index.ts';
import { unitName } from '../../pricing/index.ts';

/** An item of a kit as a row of a file. */
export interface KitCsvRow {
  kitName: string;
  sapMaterialNumber: string;
  elNumber: string;
  hwsNumber: string;
  name: string;
  quantity: Quantity;
  unit: string;
}

/** The same in every language: the reader of order tables knows it. */
const KIT = 'Kit';

const text = (value: string): Cell => ({ kind: 'text', text: value });

/** Kits as CSV, an item a row, as importing reads them again; of no rows the template for an import. [kit-22] [kit-31] */
export const kitCsv = (locale: Locale, rows: readonly KitCsvRow[]): Readable => {
  const language = languageOf(locale);
  const { sapNumber, elNumber, hwsNumber, name, quantity, unit } = SHARE_WORDS[language];
  return csvOf(
    locale,
    [KIT, sapNumber, elNumber, hwsNumber, name, quantity, unit],
    rows.map((row) => [
      text(row.kitName),
      text(row.sapMaterialNumber),
      text(row.elNumber),
      text(row.hwsNumber),
      text(row.name),
      { kind: 'quantity', quantity: row.quantity },
      text(unitName(row.unit, language)),
    ]),
  );
};

/** The quantity of a column that is known to be well-formed. */
export const perKitOf = (row: { quantity: string; quantity_per_kit: string | null }): Quantity =>
  quantityOf(row.quantity_per_kit ?? row.quantity);
