import type { Readable } from 'node:stream';
import { type Locale, languageOf, type Quantity, quantityOf } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { type Cell, csvOf } from '../../cart/index.ts';
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

const textCell = (value: string): Cell => ({ kind: 'text', text: value });

/** Kits as CSV, an item a row, as importing reads them again; of no rows the template for an import. [kit-22] [kit-31] */
export const kitCsv = (locale: Locale, rows: readonly KitCsvRow[]): Readable => {
  const language = languageOf(locale);
  const text = textFor(locale);
  const numbers = [text('sharedCart.sapNumber'), text('sharedCart.elNumber'), text('sharedCart.hwsNumber')];
  return csvOf(
    locale,
    [KIT, ...numbers, text('sharedCart.name'), text('sharedCart.quantity'), text('sharedCart.unit')],
    rows.map((row) => [
      textCell(row.kitName),
      textCell(row.sapMaterialNumber),
      textCell(row.elNumber),
      textCell(row.hwsNumber),
      textCell(row.name),
      { kind: 'quantity', quantity: row.quantity },
      textCell(unitName(row.unit, language)),
    ]),
  );
};

/** The quantity of a column that is known to be well-formed. */
export const perKitOf = (row: { quantity: string; quantity_per_kit: string | null }): Quantity =>
  quantityOf(row.quantity_per_kit ?? row.quantity);
