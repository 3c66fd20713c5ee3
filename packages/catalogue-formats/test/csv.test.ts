import { type CatalogueRecord, detectFormat, NotThisFormat, readerOf } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { inPieces, latin1, notesOf, readAll, recordsOf, refusedOf, utf8 } from './bytes.ts';

const csv = readerOf('csv');

const read = (...lines: string[]) => readAll(csv, inPieces(utf8(lines.join('\n'))));
const recordsFrom = async (...lines: string[]): Promise<CatalogueRecord[]> => recordsOf(await read(...lines));

describe('a table is recognized by the columns of its header, however they are written:', () => {
  it.each([
    ['sap_number;list_price', 'csv'],
    ['SAP Number,List-Price', 'csv'],
    ['\ufeff"sap number"\t"list price"', 'csv'],
    ['sep=;\r\nsap_number;list_price', 'csv'],
    ['name;sales_unit;price', 'csv'],
    ['a;b;c', undefined],
    ['name;town', undefined],
    ['list_price', undefined],
    ['VH;EFONELFO;4.0', 'efonelfo'],
    ['ARTCLASSID;ARTCLASSDESC', 'etim'],
  ])('%j', (header, format) => {
    expect(detectFormat(utf8(`${header}\n`))).toBe(format);
  });

  it('UTF-16 is recognised too', () => {
    const header = 'sap_number\tlist_price\r\n';
    const little = Uint8Array.from([0xff, 0xfe, ...[...header].flatMap((char) => [char.charCodeAt(0), 0])]);
    const big = Uint8Array.from([...header].flatMap((char) => [0, char.charCodeAt(0)]));
    expect([little, big].map(detectFormat)).toEqual(['csv', 'csv']);
  });

  it('one without a required column is refused, with the possible tables and what the closest lacks', async () => {
    await expect(read('name;sales_unit', 'Kabel;MTR')).rejects.toThrow(NotThisFormat);
    await expect(read('name;sales_unit', 'Kabel;MTR')).rejects.toThrow(
      /The closest is materials, which lacks markets\..*discounts: market, customer_group, material_group, percent/,
    );
    await expect(read('')).rejects.toThrow(NotThisFormat);
    await expect(read('EL number;el_number;atp;plant', '1;1;1;1')).rejects.toThrow(/Two columns are the same/);
  });

  it('columns that are unknown are left out, and noted once', async () => {
    const events = await read('supplier_code;name;colour;size', 'NKT;NKT;red;2', 'ROT;Roth;blue;3');
    expect(recordsOf(events)).toEqual([
      { kind: 'supplier', code: 'NKT', name: 'NKT' },
      { kind: 'supplier', code: 'ROT', name: 'Roth' },
    ]);
    expect(notesOf(events)[0]).toMatchObject({ line: 1, code: 'unknown-column' });
    expect(notesOf(events)[0]?.text).toMatch(/"colour", "size"/);
  });
});

describe('numbers', () => {
  const prices = async (...cells: string[]) => {
    const events = await read('sap_number\tmarket\tlist_price', ...cells.map((cell) => `1\tDK\t${cell}`));
    return events.flatMap((event) => {
      if (event.type === 'refused') return [event.code];
      return event.type === 'record' && event.record.kind === 'material-amendment'
        ? [event.record.listPrices?.[0]?.amount]
        : [];
    });
  };

  it('have a comma or a point before their decimals, and may be grouped by thousands', async () => {
    expect(await prices('1234', '12,5', '0,125', '1.234,50', '1 234,50', "1'234,50", '1.234.567')).toEqual([
      '1234',
      '12.5',
      '0.125',
      '1234.50',
      '1234.50',
      '1234.50',
      '1234567',
    ]);
    expect(await prices('12.50', '1,234.50', '1.2345', '007', '12.5000')).toEqual([
      '12.50',
      '1234.50',
      '1.2345',
      '7',
      '12.50',
    ]);
  });

  it('that are ambiguous are parsed like the rest of their column, in any order', async () => {
    expect(await prices('1.234', '5,50')).toEqual(['1234', '5.50']);
    expect(await prices('5.50', '1.234')).toEqual(['5.50', '1.234']);
    expect(await prices('1,234', '5.50')).toEqual(['1234', '5.50']);
  });

  it('that are ambiguous are refused if nothing decides, or the column has both notations', async () => {
    expect(await prices('1.234', '17')).toEqual(['ambiguous-number', '17']);
    expect(await prices('1.234', '5,50', '5.50')).toEqual(['ambiguous-number', '5.50', '5.50']);
  });

  it('are nothing else', async () => {
    expect(await prices('x', '1,2,3.4', '1..2', '12-', '-5', '1e5', '1.23456')).toEqual([
      'number',
      'number',
      'number',
      'number',
      'number',
      'number',
      'cell',
    ]);
  });
});

describe('cells', () => {
  it('are read without the signs that keep spreadsheets from reading them', async () => {
    expect(await recordsFrom('supplier_code;name', '"=""007""";\'=SUM(1)', "X;'@x", "Y;'s-Hertogenbosch")).toEqual([
      { kind: 'supplier', code: '007', name: '=SUM(1)' },
      { kind: 'supplier', code: 'X', name: '@x' },
      { kind: 'supplier', code: 'Y', name: "'s-Hertogenbosch" },
    ]);
  });

  it('with a long number that a spreadsheet cut short are refused', async () => {
    const events = await read('ean;plant;atp', '5,70295E+12;2001;1');
    expect(refusedOf(events)).toMatchObject([{ line: 2, code: 'damaged', field: 'ean' }]);
  });

  it('contain valid dates, without slashes', async () => {
    const dates = ['2026-09-01', '01.09.2026', '1-9-2026', '20260901', '01/09/2026', '31.02.2026', '2026-13-01'];
    const events = await read('sap_number;market;list_price;valid_from', ...dates.map((day) => `1;DK;5;${day}`));
    const read1 = recordsOf(events).map((record) => record.kind === 'material-amendment' && record.listPrices?.[0]);
    expect(read1.map((price) => price && price.validFrom)).toEqual(Array.from({ length: 4 }, () => '2026-09-01'));
    expect(refusedOf(events).map(({ line, field }) => [line, field])).toEqual([
      [6, 'valid_from'],
      [7, 'valid_from'],
      [8, 'valid_from'],
    ]);
  });

  it('may hold line ends within quotes; a quote that is never closed costs its own line alone', async () => {
    const events = await read(
      'product_code;node_code;name;description_en',
      'P1;N;One;"first',
      'second ""quoted"""',
      'P2;N;Two;10" pipe',
      'P3;N;"Three;x',
      'P4;N;Four;y',
    );
    expect(recordsOf(events)).toMatchObject([
      { code: 'P1', descriptions: { en: 'first\nsecond "quoted"' } },
      { code: 'P2', descriptions: { en: '10" pipe' } },
      { code: 'P4' },
    ]);
    expect(refusedOf(events)).toMatchObject([{ line: 5, code: 'quotes' }]);
  });

  it('with quotes that are never closed are not joined with those of another line', async () => {
    const events = await read('supplier_code;name', 'A;"one', 'B;two', 'C;"three', 'D;four', 'E;"fi""ve"', 'F;six');
    expect(refusedOf(events).map(({ line }) => line)).toEqual([2, 4]);
    expect(recordsOf(events).map((record) => record.kind === 'supplier' && record.name)).toEqual([
      'two',
      'four',
      'fi"ve',
      'six',
    ]);
  });

  it('are never lost at a line end of old, which parts no rows', async () => {
    const events = await read('supplier_code;name', 'X;one\rtwo', 'Y;"one\rtwo"', 'Z;"good"');
    expect(refusedOf(events).map(({ line }) => line)).toEqual([2, 3]);
    expect(recordsOf(events)).toEqual([{ kind: 'supplier', code: 'Z', name: 'good' }]);
  });

  it.each([
    ['UTF-8', utf8('supplier_code;name\nX;Ærø Køl')],
    ['Windows-1252', latin1('supplier_code;name\r\nX;Ærø Køl\r\n')],
  ])('are read in %s', async (_name, bytes) => {
    expect(recordsOf(await readAll(csv, inPieces(bytes)))).toEqual([{ kind: 'supplier', code: 'X', name: 'Ærø Køl' }]);
  });

  it('are read in UTF-16, which is reported', async () => {
    const table = 'supplier_code;name\nX;Ærø Køl';
    const units = [...table].map((char) => char.charCodeAt(0));
    const little = Uint8Array.from([0xff, 0xfe, ...units.flatMap((unit) => [unit & 0xff, unit >> 8])]);
    const events = await readAll(csv, inPieces(little, [1, 2, 3, 30]));
    expect(recordsOf(events)).toEqual([{ kind: 'supplier', code: 'X', name: 'Ærø Køl' }]);
    expect(notesOf(events)).toMatchObject([{ code: 'encoding', text: 'The file is UTF-16.' }]);
  });

  it('that are wrong are named by their column', async () => {
    const events = await read(
      'Name;Sales unit;Markets;EAN',
      'A;MTR;DK;5702950410002',
      'B;XXX;DK;',
      'C;MTR;FR;',
      ';MTR;DK;',
      'E;MTR;DK;;extra',
      'F;MTR;DK',
    );
    expect(refusedOf(events).map(({ line, code, field }) => [line, code, field])).toEqual([
      [2, 'cell', 'EAN'],
      [3, 'cell', 'Sales unit'],
      [4, 'cell', 'Markets'],
      [5, 'empty', 'Name'],
      [6, 'columns', undefined],
    ]);
    expect(recordsOf(events)).toEqual([{ kind: 'material', names: { da: 'F' }, salesUnit: 'MTR', markets: ['DK'] }]);
  });
});

describe('texts', () => {
  it('without a language in their column are in that of the row, else of its market, else English', async () => {
    const rows = ['P1;N;Kabel;nl;Kabel (de)', 'P2;N;Cable;;'];
    expect(await recordsFrom('product_code;node_code;name;language;name_de', ...rows)).toMatchObject([
      { names: { nl: 'Kabel', de: 'Kabel (de)' } },
      { names: { en: 'Cable' } },
    ]);
    expect(await recordsFrom('sap_number;market;name', '1;SE;Kabel')).toMatchObject([{ names: { sv: 'Kabel' } }]);
  });

  it('are overridden by a column with a language', async () => {
    expect(await recordsFrom('sap_number;market;name;name_sv', '1;SE;Kabel;Ledning')).toMatchObject([
      { names: { sv: 'Ledning' } },
    ]);
  });

  it('are in languages of the shop only, and no other word gets into the record', async () => {
    for (const language of ['fr', '__proto__', 'a.__proto__.x', 'constructor']) {
      const events = await read('sap_number;language;name', `1;${language};Kabel`);
      expect(refusedOf(events)).toMatchObject([{ code: 'cell', field: 'language' }]);
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});
