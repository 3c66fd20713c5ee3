import { buffer } from 'node:stream/consumers';
import {
  decimalSignOf,
  LANGUAGES,
  LOCALES,
  type Locale,
  languageOf,
  moneyOf,
  quantityOf,
  quantityOfThousandths,
  quantityToDecimal,
  readOrderLine,
} from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOrderLinesFile } from '../../src/areas/cart/order-lines-file/read-lines-file.ts';
import { toCsv, toXlsx } from '../../src/areas/cart/share/cart-table.ts';
import type { SharedCart, SharedLine } from '../../src/areas/cart/share/shared-cart.ts';
import { toXlsx as validationToXlsx } from '../../src/areas/order-validation/files/to-xlsx.ts';
import type { MaterialFacts } from '../../src/areas/order-validation/matching/material-facts.ts';
import { readDocument } from '../../src/areas/order-validation/reading/read-document.ts';
import { freshLine, type WorkingLine } from '../../src/areas/order-validation/store/line-rows.ts';
import type { Template } from '../../src/areas/orders/export/excel/columns.ts';
import { sheetOf } from '../../src/areas/orders/export/excel/excel-file.ts';
import type { ExportLine } from '../../src/areas/orders/export/excel/export-lines.ts';
import { makeXlsx } from '../../src/sheet-maker/make-xlsx.ts';

interface Line {
  el: string;
  hws: string;
  sap: string;
  ean: string;
  name: string;
  note: string;
  quantity: ReturnType<typeof quantityOf>;
  unit: string;
}

/** Names and notes that a spreadsheet could take for formulas or numbers, or that could break a table. */
const someText = fc.oneof(
  fc.constantFrom(
    '-5°C',
    '=1+1',
    '+Stue',
    '@home',
    '-42',
    "'quoted",
    "'=1",
    '1.234',
    'Antal',
    '"',
    'a;b,c',
    'constructor',
    'valueOf',
    '__proto__',
    'æøå ß €',
  ),
  fc.stringMatching(/^[A-Za-zæøå0-9 ;,."'=+-]{0,30}$/).map((text) => text.replaceAll(/ +/g, ' ').trim()),
);
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));

/** A line of either tree: electrical materials have no HWS number, and the other way round. */
const someLine: fc.Arbitrary<Line> = fc
  .record({
    isElectrical: fc.boolean(),
    number: digits(10),
    sap: digits(7),
    ean: fc.stringMatching(/^0?[1-9][0-9]{11,12}$/),
    name: someText,
    note: someText,
    thousandths: fc.oneof(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 9999 }).map((n) => n * 1000),
    ),
    unit: fc.constantFrom('PCE', 'MTR', 'ROL', 'PAK'),
  })
  .map(({ isElectrical, number, thousandths, ...line }) => ({
    ...line,
    el: isElectrical ? number : '',
    hws: isElectrical ? '' : number,
    quantity: quantityOfThousandths(thousandths),
  }));
const someLines = fc.array(someLine, { minLength: 1, maxLength: 6 });
const someLocale = fc.constantFrom(...LOCALES);

const expected = (lines: readonly Line[], of: (line: Line) => string) =>
  lines.map((line) => `${of(line)} ${quantityToDecimal(line.quantity)}`);
const tradeNumber = ({ el, hws }: Line): string => el || hws;

/** What the cart reads of a file. */
const inCart = async (name: string, file: Buffer, locale: Locale): Promise<string[]> => {
  const read = await readOrderLinesFile(name, file, { decimalSign: decimalSignOf(locale) });
  expect([read.skipped, read.quantityColumns, read.rowsBeyondLimit]).toEqual([[], [], 0]);
  return read.lines.map((written) => {
    const line = readOrderLine(written);
    return `${line?.identifier} ${quantityToDecimal(line?.quantity ?? quantityOf(0))}`;
  });
};

/** What order validation reads of a file. */
const inValidation = async (file: Buffer, locale: Locale) => {
  const read = await readDocument(file, { decimalSign: decimalSignOf(locale) });
  if (!read.ok) throw new Error(read.refusal.reason);
  expect(read.faults.filter(({ severity }) => severity === 'lost')).toEqual([]);
  return read.orders.flatMap(({ lines }) => lines);
};

const cartOf = (lines: readonly Line[], locale: Locale, isPriced: boolean): SharedCart => ({
  locale,
  name: 'Kurv',
  account: '',
  project: '',
  contact: '',
  reference: '',
  deliveredTo: '',
  deliveryDate: '',
  lines: lines.map(
    (line, index): SharedLine => ({
      position: index + 1,
      elNumber: line.el,
      hwsNumber: line.hws,
      sapNumber: line.sap,
      ean: line.ean,
      number: tradeNumber(line),
      name: line.name,
      type: 'NOIKLX 3G1,5',
      supplier: 'NKT',
      quantity: line.quantity,
      unit: line.unit,
      note: line.note,
      accountingString1: '1',
      accountingString2: '',
      isKitPart: false,
      kitAmount: undefined,
      price: isPriced
        ? {
            unitPrice: moneyOf('12.3456'),
            per: quantityOf(100),
            cuttingFee: moneyOf('95'),
            amount: moneyOf('1234.50'),
          }
        : undefined,
    }),
  ),
  prices: isPriced
    ? {
        currency: 'DKK',
        vatPercent: 25,
        totals: {
          subtotal: moneyOf('1'),
          duties: moneyOf('0'),
          freight: moneyOf('5'),
          extraFreight: moneyOf('3'),
          freightServiceTax: moneyOf('1'),
          tax: moneyOf('2'),
          total: moneyOf('12'),
        },
      }
    : undefined,
});

const exportLineOf = (line: Line, index: number, isPriced: boolean): ExportLine => ({
  orderNumber: '4500012345',
  returnNumber: '',
  orderName: 'Havnen',
  reference: 'R-1',
  projectNumber: 'P-1',
  soldTo: '500001',
  soldToName: 'Nordkraft',
  orderedOn: '2026-11-25',
  orderedBy: 'Bo Berg',
  lineNumber: (index + 1) * 10,
  elNumber: line.el,
  hwsNumber: line.hws,
  sapNumber: line.sap,
  ean: line.ean,
  name: line.name,
  type: 'NOIKLX 3G1,5',
  supplier: 'NKT',
  quantity: line.quantity,
  unit: line.unit,
  note: line.note,
  additionalNote: '',
  accountingString1: 'A',
  accountingString2: 'B',
  status: 'Leveret',
  reason: '',
  delivered: quantityOf(1),
  backOrdered: quantityOf(2),
  backOrderDate: '2026-12-24',
  currency: 'DKK',
  price: isPriced
    ? { unitPrice: moneyOf('12.34'), per: quantityOf(1), cuttingFee: moneyOf('95'), amount: moneyOf('99.50') }
    : undefined,
});

describe('an exported cart is read back whole', () => {
  test.each(['csv', 'xlsx'] as const)('as %s, in every language', async (format) => {
    await fc.assert(
      fc.asyncProperty(someLines, someLocale, fc.boolean(), async (lines, locale, isPriced) => {
        const cart = cartOf(lines, locale, isPriced);
        const file = await buffer(format === 'csv' ? toCsv(cart) : toXlsx(cart));
        expect(await inCart(`cart.${format}`, file, locale)).toEqual(expected(lines, tradeNumber));
        const read = await inValidation(file, locale);
        expect(read.map(({ identifiers: { el, hws, sap, ean } }) => [el ?? '', hws ?? '', sap, ean])).toEqual(
          lines.map((line) => [line.el, line.hws, line.sap, line.ean]),
        );
        expect(read.map(({ quantity, unit }) => [quantity, unit])).toEqual(
          lines.map(({ quantity, unit }) => [quantity, unit]),
        );
        expect(read.map(({ note }) => note ?? '')).toEqual(lines.map(({ note }) => note));
        expect(read.every(({ unitPrice }) => unitPrice === (isPriced ? moneyOf('12.3456') : undefined))).toBe(true);
      }),
      { numRuns: format === 'csv' ? 150 : 40 },
    );
  });

  test('and its texts are the same after three rounds', async () => {
    await fc.assert(
      fc.asyncProperty(someLines, someLocale, fc.constantFrom('csv', 'xlsx'), async (lines, locale, format) => {
        const oneRound = async (written: readonly Line[]): Promise<readonly Line[]> => {
          const cart = cartOf(written, locale, false);
          const read = await inValidation(await buffer(format === 'csv' ? toCsv(cart) : toXlsx(cart)), locale);
          return written.map((line, index) => ({
            ...line,
            name: read[index]?.name ?? '',
            note: read[index]?.note ?? '',
          }));
        };
        const current = await oneRound(await oneRound(await oneRound(lines)));
        expect(current.map(({ name, note }) => [name, note])).toEqual(lines.map(({ name, note }) => [name, note]));
      }),
      { numRuns: 40 },
    );
  });

  test('also as Excel saves the CSV again, in UTF-16 with tabs or Windows-1252', async () => {
    const lines = fc.sample(someLine, { numRuns: 5, seed: 3 }).map((line) => ({ ...line, name: 'Rør', note: '' }));
    const text = (await buffer(toCsv(cartOf(lines, 'da-DK', false)))).toString('utf8');
    const copies = [
      Buffer.from(text.replaceAll(';', '\t'), 'utf16le'),
      Buffer.from(text.replace('\uFEFF', ''), 'latin1'),
      Buffer.from(`sep=;\r\n${text.replace('\uFEFF', '')}`),
    ];
    const read = await Promise.all(copies.map((copy) => inCart('cart.csv', copy, 'da-DK')));
    expect(read).toEqual(copies.map(() => expected(lines, tradeNumber)));
  });
});

describe('exported orders are read back whole', () => {
  const templates: readonly Template[] = ['Standard', 'Prices', 'Accounting', 'Labels'];
  test.each(templates)('by the template %s, in every language and of every list', async (template) => {
    const someKind = fc.constantFrom('draft', 'sent', 'back', 'return');
    await fc.assert(
      fc.asyncProperty(someLines, someLocale, someKind, fc.boolean(), async (lines, locale, kind, showNetPrice) => {
        const rows = lines.map((line, index) => exportLineOf(line, index, showNetPrice && kind !== 'draft'));
        const file = await makeXlsx(sheetOf(rows, { kind, template, locale, showNetPrice }));
        const isBySap = template === 'Prices' || template === 'Accounting';
        expect(await inCart('orders.xlsx', file, locale)).toEqual(
          expected(lines, isBySap ? ({ sap }) => sap : tradeNumber),
        );
        const read = await inValidation(file, locale);
        expect(read.map(({ identifiers, quantity, unit }) => [identifiers.sap, quantity, unit])).toEqual(
          lines.map(({ sap, quantity, unit }) => [sap, quantity, unit]),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe('an exported order validation is read back whole', () => {
  const validated = (line: Line, index: number): WorkingLine => ({
    ...freshLine(String(index), index, {
      at: index + 2,
      lineNumber: String((index + 1) * 10),
      numbers: [
        { kind: 'el', number: tradeNumber(line) },
        { kind: 'ean', number: line.ean },
      ],
      name: line.name,
      quantity: quantityToDecimal(line.quantity),
      unit: line.unit,
      unitPrice: '12.3400',
      perQuantity: '100.000',
      amount: null,
      note: '',
      accounting: '',
      deliveryDate: null,
    }),
    ...(index % 2 === 0 && { material: line.sap, isOrderable: true, quantity: '7.000', status: 'match' as const }),
  });
  const factsOf = (lines: readonly Line[]) =>
    new Map(
      lines.map((line): [string, MaterialFacts] => [
        line.sap,
        {
          sap_material_number: line.sap,
          code: line.sap,
          names: { en: 'Cable' },
          product_names: {},
          type_designation: '',
          el_number: line.el,
          hws_number: line.hws,
          ean: line.ean,
          supplier_code: null,
          supplier_name: null,
          supplier_number: '',
          sales_unit: 'MTR',
          min_quantity: '1',
          multiplum: '1',
          package_size: '1',
          packagings: {},
          cable_cut_allowed: false,
          status: '10',
          is_on_clearance_sale: false,
          replaced_by: '',
        },
      ]),
    );

  test.each(LANGUAGES)('in %s: the ordered quantity of a line, else that of the document', async (language) => {
    const locale = LOCALES.find((each) => languageOf(each) === language) ?? 'en-US';
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(someLine, { minLength: 2, maxLength: 6, selector: ({ sap }) => sap }),
        async (lines) => {
          const sheet = { lines: lines.map(validated), facts: factsOf(lines), summary: null, language };
          const file = await buffer(validationToXlsx(sheet));
          const wanted = lines.map((line, index) =>
            index % 2 === 0 ? `${line.sap} 7.000` : `${tradeNumber(line)} ${quantityToDecimal(line.quantity)}`,
          );
          expect(await inCart('order.xlsx', file, locale)).toEqual(wanted);
          const read = await inValidation(file, locale);
          expect(read.map(({ unit }) => unit)).toEqual(
            lines.map(({ unit }, index) => (index % 2 === 0 ? 'MTR' : unit)),
          );
          expect(read[1]).toMatchObject({ unitPrice: moneyOf('12.34'), perQuantity: quantityOf(100) });
        },
      ),
      { numRuns: 6 },
    );
  });
});
