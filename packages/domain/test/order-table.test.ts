import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOCALES,
  quantityOf,
  readNumberText,
  readOrderLines,
  readOrderRows,
  readOrderTable,
  type TableReading,
} from '../src/index.ts';

/** What was read, in short. */
const read = (text: string, reading?: TableReading): string[] => {
  const { lines, errors } = readOrderLines(text, reading);
  return [
    ...lines.map(({ identifier, quantity, unit }) =>
      [identifier, quantity === undefined ? 'none' : quantity / 1000, unit]
        .filter((each) => each !== undefined)
        .join(' '),
    ),
    ...errors.map(({ kind }) => kind),
  ];
};

/** A header of quantities in any language, with and without what people write around it. */
const QUANTITIES = [
  'Quantity',
  'Qty',
  'Qty.',
  'QTY (pcs)',
  'Order qty',
  'Order Qty.',
  'OrderQty',
  'order_quantity',
  'Ordered quantity',
  'Quantity ordered',
  'Quantities',
  'No. of pieces/Qty',
  'Antal',
  'ANTAL',
  'Antal stk.',
  'Antal (stk.)',
  'Antal [stk]',
  'Antal/stk',
  'Antal, stk',
  'Antal\nstk.',
  'Stk.',
  'Stk',
  'Mængde',
  'Maengde',
  'Mængder',
  'Bestilt antal',
  'Ønsket antal',
  'Antal bestilt',
  'Antal enheder',
  'Menge',
  'Bestellmenge',
  'Menge (Stück)',
  'Menge [m]',
  'Anzahl',
  'Anzahl Stück',
  'Stück',
  'Stueck',
  'Stuck',
  'Stückzahl',
  'Best.-Menge',
  'Mängd',
  'Kvantitet',
  'Beställt antal',
  'Antall',
  'Antall (stk)',
  'Mengde',
  'Bestilt antall',
  'Aantal',
  'Aantallen',
  'Aantal stuks',
  'Hoeveelheid',
  'Bestelhoeveelheid',
  'Te bestellen aantal',
  'Nøgd',
  'Nogd',
  'Tal',
  'Bílagd nøgd',
];

const NUMBERS = [
  'EL-nr.',
  'EL nr',
  'El-nummer',
  'Elnr',
  'E-nummer',
  'EL number',
  'VVS-nr.',
  'RSK',
  'NRF-nr',
  'Varenr.',
  'Vare-nr.',
  'Varenumre',
  'Varenummer (EL)',
  'Item no.',
  'Item number',
  'ItemNumber',
  'Article No',
  'Art.-Nr.',
  'Art. nr',
  'Artikelnummer',
  'Artikel-Nr.',
  'Bestell-Nr.',
  'EAN',
  'EAN-kode',
  'EAN/GTIN',
  'GTIN',
  'SAP-nummer',
  'Materialnummer',
  'Vørunr.',
];

describe('a header', () => {
  it.each(QUANTITIES)('of quantities may be "%s"', (header) => {
    const cell = `"${header}"`;
    expect(read(`EL-nr.;Beskrivelse;${cell}\n1000000123;Kabel;7\n1000000456;Rør;12`)).toMatchObject([
      expect.stringMatching(/^1000000123 7\b/),
      expect.stringMatching(/^1000000456 12\b/),
    ]);
  });

  it.each(NUMBERS)('of identifiers may be "%s"', (header) => {
    expect(read(`${header};Beskrivelse;Antal stk.\n1000000123;Kabel;7\n`)).toEqual(['1000000123 7']);
    expect(read(`Pos;Antal;Beskrivelse;${header}\n1;7;Kabel;1000000123\n`)).toEqual(['1000000123 7']);
  });

  it('keeps quantities apart that are not ordered', () => {
    const other =
      'Antal pr. pakke;Lagerantal;Leveret antal;Min. antal;Restantal;Stk. pr. kolli;Pack qty;Menge pro VPE;Delivered quantity';
    for (const header of other.split(';')) {
      expect(read(`Varenr;${header};Antal\n1000123;50;3`)).toEqual(['1000123 3']);
      expect(read(`Varenr;Antal;${header}\n1000123;3;50`)).toEqual(['1000123 3']);
    }
  });

  it('is found below a letterhead, title rows and a hint for Excel', () => {
    const table = 'EL-nr.;Beskrivelse;Antal stk.\n1000000123;Kabel;7';
    expect(read(`sep=;\n${table}`)).toEqual(['1000000123 7']);
    expect(read(`Nordkraft A/S;;\nTilbud 4711;;\nTelefon;12345678;\n\n${table}`)).toEqual(['1000000123 7']);
    expect(read(`Order of the month\n\n${table}`)).toEqual(['1000000123 7']);
  });

  it('below order lines costs none of them', () => {
    expect(read('1000000123;2\nVarenr;Antal\n1000000456;3')).toEqual(['1000000123 2', '1000000456 3']);
  });

  it('returns the unit of the quantities', () => {
    expect(read('Varenr;Antal (km)\n1000123;1')).toEqual(['1000123 1 KMT'.replace('KMT', 'MTR')]);
    expect(read('Varenr;Antal;Enhed\n1000123;1;km\n1000124;2;')).toEqual(['1000123 1 km', '1000124 2']);
  });
});

describe('a column of quantities that is not understood', () => {
  it('requires a choice, and is read then', () => {
    const text = 'EL-nr.;Beskrivelse;Xyz;Abc\n1000000123;Kabel;7;x\n1000000456;Rør;12;y';
    expect(readOrderLines(text)).toMatchObject({
      lines: [],
      errors: [],
      quantityColumns: [{ column: 3, header: 'Xyz', samples: ['7', '12'] }],
    });
    expect(read(text, { quantityColumn: 3 })).toEqual(['1000000123 7', '1000000456 12']);
    expect(read(text, { quantityColumn: 'none' })).toEqual(['1000000123 none', '1000000456 none']);
  });

  it('requires a choice if two columns contradict each other', () => {
    const text = 'Varenr;Antal;Mængde\n1000123;3;5';
    expect(readOrderLines(text).quantityColumns.map(({ column }) => column)).toEqual([2, 3]);
    expect(read(text, { quantityColumn: 2 })).toEqual(['1000123 3']);
    expect(read('Varenr;Antal;Mængde\n1000123;3;\n1000124;;5')).toEqual(['1000123 3', '1000124 5']);
  });

  it('is no name, class or price', () => {
    expect(read('EAN;Navn\n5701234567899;12')).toEqual(['5701234567899 none']);
  });
});

describe('a row', () => {
  it('is identified by the first filled identifier', () => {
    const text = [
      'EL-nummer;VVS-nummer;SAP-nummer;EAN;Antal',
      '1000000123;;1000001;5701234567899;1',
      ';700000456;1000002;5701234567899;2',
      ';;1000003;5701234567899;3',
      ';;;5701234567899;4',
      ';;;;5',
      ';;;;',
    ].join('\n');
    expect(read(text)).toEqual(['1000000123 1', '700000456 2', '1000003 3', '5701234567899 4', 'no-identifier']);
  });

  it('of sums or titles is no line', () => {
    expect(read('Varenr;Navn;Antal;Beløb\n1000123;Kabel;2;10\n;;;\n;Subtotal;;10\nTavle 2;;;\n')).toEqual([
      '1000123 2',
      'Tavle 2 none',
    ]);
  });

  it('may have line breaks and delimiters within quotation marks', () => {
    expect(read('Varenr;Note;Antal\n1000123;"første\nlinje; og ""mere""";2\n')).toEqual(['1000123 2']);
  });
});

describe('a number', () => {
  it.each([
    ['0,75', '0.75'],
    ['0.75', '0.75'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ['1\u2009234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1’234,56', '1234.56'],
    ['="3"', '3'],
    ['="0,75"', '0.75'],
    ['=3', '3'],
    ["'3", '3'],
    ['-42', '-42'],
  ])('"%s" is %s', (text, decimal) => {
    expect(readNumberText(text, {})).toEqual({ decimal, isAssumed: false });
  });

  it('that may be read two ways is read as the language writes it, and reported', () => {
    expect(readNumberText('1.234', {})).toBe('ambiguous');
    expect(readOrderLines('Varenr;Antal\n1000123;1.234', { decimalSign: ',' })).toMatchObject({
      lines: [{ quantity: quantityOf(1234) }],
      assumed: [{ lineNumber: 2, text: '1.234', quantity: quantityOf(1234) }],
    });
    expect(readOrderLines('Varenr;Antal\n1000123;1.234', { decimalSign: '.' })).toMatchObject({
      lines: [{ quantity: quantityOf('1.234') }],
      assumed: [{ lineNumber: 2 }],
    });
  });

  it('that the rest of the list decides is not assumed, in any language', () => {
    expect(readOrderLines('Varenr;Antal\n1000123;1.234\n1000124;2.5', { decimalSign: ',' })).toMatchObject({
      lines: [{ quantity: quantityOf('1.234') }, { quantity: quantityOf('2.5') }],
      assumed: [],
    });
  });

  it('of a sheet is never ambiguous, and a text of a sheet is', () => {
    const rows = [
      ['Varenr', 'Antal'],
      ['1000123', { number: '1.234' }],
      ['1000124', '1.234'],
    ];
    expect(readOrderRows(rows, { decimalSign: ',' })).toMatchObject({
      lines: [{ quantity: quantityOf('1.234') }, { quantity: quantityOf(1234) }],
      assumed: [{ lineNumber: 3 }],
    });
  });

  it('round-trips in the notation of every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...LOCALES), (thousandths, locale) => {
        const value = thousandths / 1000;
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
        const decimalSign = locale === 'en-US' ? '.' : ',';
        const number = readNumberText(written, { ofLanguage: decimalSign });
        expect(typeof number === 'string' ? number : Number(number.decimal)).toBe(value);
      }),
    );
  });
});

describe('a delimiter', () => {
  it.each([';', ',', '\t', '|'])('may be %j', (delimiter) => {
    const rows = [
      ['EL-nr.', 'Beskrivelse', 'Antal stk.'],
      ['1000000123', '"Kabel 3x1,5; grå | rød, hvid"', '7'],
    ];
    expect(read(rows.map((row) => row.join(delimiter)).join('\r\n'))).toEqual(['1000000123 7']);
  });
});

it('reads a table of one huge row in bounded time', () => {
  const cells = Array.from({ length: 100_000 }, (_, index) => `Antal ${index}`).join(';');
  expect(readOrderTable(cells).records.length).toBeLessThanOrEqual(1);
});
