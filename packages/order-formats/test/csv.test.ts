import { guardFormula, moneyOf, quantityOf } from '@grossist/domain';
import {
  detectOrderFormat,
  readCsvOrder,
  readOrderFile,
  writeEdifactOrder,
  writeEfonelfoOrder,
  writeUblOrder,
} from '@grossist/order-formats';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outgoingOrder } from './arbitraries.ts';
import { order, utf8 } from './order-fixture.ts';

const linesOf = (text: string) => {
  const read = readCsvOrder(utf8(text));
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value.orders[0]?.lines ?? [];
};
const faultsOf = (text: string) => {
  const read = readCsvOrder(utf8(text));
  return read.ok ? read.value.faults.map(({ code, place }) => [code, place.line, place.name]) : read.refusal;
};

describe('a table of order lines', () => {
  it.each([
    ['en', 'Item number;Quantity;Price;Description'],
    ['da', 'Varenr.;Antal;Pris;Varetekst'],
    ['de', 'Artikel-Nr.;Bestellmenge;Einzelpreis;Bezeichnung'],
    ['sv', 'Artikelnummer;Antal;Styckpris;Benämning'],
    ['nl', 'Artikelnummer;Aantal;Stukprijs;Omschrijving'],
    ['nb', 'Varenummer;Antall;Enhetspris;Beskrivelse'],
    ['fo', 'Vørunummar;Nøgd;Eindarprísur;Lýsing'],
  ])('is recognized by its header (%s)', (_, header) => {
    expect(linesOf(`${header}\n1000123;2,5;1.234,50;Kabel\n`)).toMatchObject([
      {
        at: 2,
        identifiers: { any: '1000123' },
        quantity: quantityOf('2.5'),
        unitPrice: moneyOf('1234.5'),
        name: 'Kabel',
      },
    ]);
  });

  it('distinguishes kinds of numbers, below a letterhead', () => {
    expect(
      linesOf(
        'Firma A/S,,,,\n,,,,\nPos,EL-nr,EAN,"Ant.",Levering\n,,,,\nLine,EL-nr,EAN,Antal,Leveringsdato\n10,1234567,5701234567899,3,01.12.2026\n',
      ),
    ).toMatchObject([
      {
        lineNumber: '10',
        identifiers: { el: '1234567', ean: '5701234567899' },
        deliveryDate: '2026-12-01',
        quantity: 3000,
      },
    ]);
  });

  it('without a header is read as the cart’s own lists are', () => {
    expect(linesOf('1000123;2\n1000124;3\n')).toMatchObject([
      { identifiers: { any: '1000123' }, quantity: 2000 },
      { identifiers: { any: '1000124' }, quantity: 3000 },
    ]);
  });

  it('loses the lines alone that can’t be read', () => {
    expect(faultsOf('Varenr;Antal\n1;x\n;2\n3;0\n4;1.000\n5;-1\n')).toEqual([
      ['number', 2, 'quantity'],
      ['no-number', 3, undefined],
      ['quantity', 4, 'quantity'],
      ['ambiguous', 5, 'quantity'],
      ['quantity', 6, 'quantity'],
    ]);
    expect(linesOf('Varenr;Antal\n4;1.000\n5;2,5\n')).toMatchObject([
      { quantity: quantityOf(1000) },
      { quantity: 2500 },
    ]);
  });

  it('of which a quotation mark never closes loses no line', () => {
    expect(linesOf('Varenr;Navn;Antal\n1000123;"2" rør;1\n1000124;"4;2\n1000125;Kabel;3\n')).toMatchObject([
      { identifiers: { any: '1000123' }, quantity: 1000 },
      { identifiers: { any: '1000124' }, quantity: 2000 },
      { identifiers: { any: '1000125' }, quantity: 3000 },
    ]);
  });

  it('requires a choice of the quantity column if none is recognized', () => {
    const text = utf8('EL-nr.;Beskrivelse;Xyz\n1000000123;Kabel;7\n');
    expect(readCsvOrder(text)).toMatchObject({
      ok: false,
      refusal: { code: 'quantity-column', values: { columns: '3' } },
    });
    expect(readCsvOrder(text, { quantityColumn: 3 })).toMatchObject({
      ok: true,
      value: { orders: [{ lines: [{ identifiers: { el: '1000000123' }, quantity: 7000 }] }] },
    });
  });

  it('reads ambiguous numbers as the language writes them, and notes it', () => {
    const text = utf8('Varenr;Antal\n1000123;1.234\n');
    expect(readCsvOrder(text, { decimalSign: ',' })).toMatchObject({
      value: {
        orders: [{ lines: [{ quantity: quantityOf(1234) }] }],
        faults: [{ severity: 'noted', code: 'assumed-number', place: { line: 2, name: 'quantity' } }],
      },
    });
  });

  it('takes the currency from its own column or the header of a price, and has none otherwise', () => {
    const currencyOf = (text: string) => {
      const read = readCsvOrder(utf8(text));
      return read.ok ? read.value.orders[0]?.currency : read.refusal;
    };
    expect(currencyOf('Varenr;Antal;Pris (DKK)\n1000123;1;2\n')).toBe('DKK');
    expect(currencyOf('Varenr;Antal;Pris;Valuta\n1000123;1;2;EUR\n')).toBe('EUR');
    expect(currencyOf('Varenr;Antal;Pris;Valuta\n1000123;1;2;EUR\n1000124;1;2;DKK\n')).toBeUndefined();
    expect(currencyOf('Varenr;Antal;Pris kr.\n1000123;1;2\n')).toBeUndefined();
  });

  it.each([
    ['no-header', 'Hello\nworld\n'],
    ['no-header', ''],
    ['too-many-lines', `Varenr;Antal\n${'1;1\n'.repeat(10_001)}`],
    ['too-large', 'Varenr;Antal\n'.padEnd(5_000_000, '1;1\n')],
    ['too-many-lines', '1000123;2\n'.repeat(40_000)],
  ])('that is none is refused (%s)', (code, text) => {
    expect(readCsvOrder(utf8(text))).toMatchObject({ ok: false, refusal: { code } });
  });

  it('round-trips with every delimiter and any quotes', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[\p{C}\p{Z}\uFFFD]/gu, ''));
    const row = fc.tuple(fc.stringMatching(/^[A-Z0-9]{3,12}$/), fc.integer({ min: 1, max: 9999 }), cell);
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(';', ',', '\t', '|'),
        (rows, delimiter) => {
          const text = stringify(
            [
              ['SAP', 'Quantity', 'Name'],
              ...rows.map((each) => each.map((part) => (typeof part === 'string' ? guardFormula(part) : part))),
            ],
            { delimiter },
          );
          expect(
            linesOf(text).map(({ identifiers, quantity, name }) => [identifiers.sap, quantity, name ?? '']),
          ).toEqual(rows.map(([number, quantity, name]) => [number, quantity * 1000, name]));
        },
      ),
    );
  });

  it('never makes the reader throw, for any bytes', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ maxLength: 200 }).map((text) => utf8(`Varenr;Antal\n${text}`)),
    );
    fc.assert(
      fc.property(bytes, (each) => {
        const format = detectOrderFormat(each) ?? 'csv';
        expect(typeof readOrderFile(format, each).ok).toBe('boolean');
        expect(typeof readCsvOrder(each).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});

describe('the format of a file', () => {
  it('is recognized by how it begins', () => {
    fc.assert(
      fc.property(outgoingOrder, (each) => {
        const lines = each.lines.map((line) => ({ ...line, identifiers: { el: '1' } }));
        expect(detectOrderFormat(utf8(writeUblOrder(each)))).toBe('ubl');
        expect(detectOrderFormat(writeEfonelfoOrder({ ...each, lines }))).toBe('efonelfo');
        expect(detectOrderFormat(writeEdifactOrder(each, { reference: '1', sender: 'a', recipient: 'b' }))).toBe(
          'edifact',
        );
      }),
      { numRuns: 10 },
    );
    expect(detectOrderFormat(utf8('\ufeffVarenr;Antal\n1;2'))).toBe('csv');
    expect(detectOrderFormat(utf8('PK\u0003\u0004'))).toBeUndefined();
    expect(detectOrderFormat(utf8('%PDF-1.7'))).toBeUndefined();
    expect(detectOrderFormat(new Uint8Array(0))).toBeUndefined();
  });

  it('reads what it detected', () => {
    expect(readOrderFile('ubl', utf8(writeUblOrder(order())))).toMatchObject({
      ok: true,
      value: { orders: [{ number: '4500012345' }] },
    });
  });
});
