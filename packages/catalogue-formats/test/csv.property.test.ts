import { type MaterialAmendmentRecord, readerOf, type SupplierRecord } from '@grossist/catalogue-formats';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPieces, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const csv = readerOf('csv');
const delimiter = fc.constantFrom(';', ',', '\t', '|');

const cell = fc.oneof(
  fc.constantFrom('1', '1.234', '1,5', '"', '""', '"a', 'DK', 'MTR', '', "'=1", 'é', '2026-01-01', '|', '\r'),
  fc.string({ maxLength: 6 }),
);
const headers = [
  'sap_number;market;list_price;name',
  'name;sales_unit;markets;EF000001',
  'supplier_code;name;foo',
  'email;name;locale;sold_to',
];
const file = fc
  .tuple(
    fc.constantFrom(...headers),
    fc.array(
      fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(';')),
      { maxLength: 12 },
    ),
  )
  .map(([header, lines]) => utf8([header, ...lines].join('\n')));

it('reads any rows to the end, with the encodings, and equally for any pieces', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.array(fc.nat(200), { maxLength: 20 }), async (bytes, cuts) => {
      const events = await readAll(csv, inPieces(bytes));
      expect(events.at(-1)).toMatchObject({ type: 'note', code: 'encoding' });
      expect(await readAll(csv, inPieces(bytes, cuts))).toEqual(events);
    }),
  );
});

// As a record has it: no spaces around it, composed, and none of the signs that a cell is freed of.
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => text !== '' && !/[^\P{Cc}\n]|\p{Cs}/u.test(text) && !/^('[=+\-@]|=")/.test(text));
const supplier = fc.record({ code: fc.stringMatching(/^[A-Z][A-Z0-9-]{0,10}$/), name });

it('round-trips suppliers as CSV with any separator', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(supplier, { minLength: 1, maxLength: 20 }),
      delimiter,
      fc.boolean(),
      async (suppliers, sign, quoted) => {
        const written = stringify(suppliers, { columns: ['code', 'name'], delimiter: sign, quoted });
        const header = ['supplier_code', 'name'].join(sign);
        const events = await readAll(csv, inPieces(utf8(`${header}\n${written}`)));
        expect(refusedOf(events)).toEqual([]);
        const expected = suppliers.map((one): SupplierRecord => ({ kind: 'supplier', ...one }));
        expect(recordsOf(events)).toEqual(expected);
      },
    ),
  );
});

const amount = fc
  .tuple(fc.nat(9_999_999), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => ({ whole: String(whole), cents: String(cents).padStart(2, '0') }));
const grouped = (digits: string, sign: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, sign);

it('amounts are read as they were meant, in the way of either side of the North Sea', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      fc.constantFrom([',', '.'], ['.', ','], [',', ''], ['.', ''], [',', ' ']),
      async (amounts, [decimal = ',', group = '']) => {
        const rows = amounts.map(({ whole, cents }) => ['1', 'DK', `${grouped(whole, group)}${decimal}${cents}`]);
        const table = stringify([['sap_number', 'market', 'list_price'], ...rows], { delimiter: ';' });
        const events = await readAll(csv, inPieces(utf8(table)));
        const expected = amounts.map(
          ({ whole, cents }): MaterialAmendmentRecord => ({
            kind: 'material-amendment',
            sapMaterialNumber: '1',
            market: 'DK',
            listPrices: [{ market: 'DK', currency: 'DKK', amount: `${whole}.${cents}`, perQuantity: '1' }],
          }),
        );
        expect(recordsOf(events)).toEqual(expected);
      },
    ),
  );
});
