import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CatalogueFormat, detectFormat, NotThisFormat, readerOf, readers } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { inPieces, latin1, notesOf, readAll, recordsOf, refusedOf } from './bytes.ts';

/** Whole files of our own, as programs of others write them: encodings, line ends and order of fields differ. */
const load = (path: string): Uint8Array => new Uint8Array(readFileSync(resolve(import.meta.dirname, 'fixtures', path)));

const FORMATS: Readonly<Record<string, CatalogueFormat>> = {
  'bmecat/catalog.xml': 'bmecat',
  'datanorm/articles-4.001': 'datanorm',
  'datanorm/articles-5.001': 'datanorm',
  'datanorm/groups.WRG': 'datanorm',
  'datanorm/prices.001': 'datanorm',
  'efonelfo/discounts.csv': 'efonelfo',
  'efonelfo/price-list.csv': 'efonelfo',
  'etim/class-synonyms.tsv': 'etim',
  'etim/class-values.tsv': 'etim',
  'etim/classes.tsv': 'etim',
  'etim/features.tsv': 'etim',
  'etim/values.tsv': 'etim',
  'postal/places.csv': 'csv',
  'postal/places.txt': 'geonames',
};

const formatOf = (path: string): CatalogueFormat => {
  const format = detectFormat(load(path).subarray(0, 4096));
  if (format === undefined) throw new Error(`${path} is of no known format`);
  return format;
};
const read = (path: string) => readAll(readerOf(formatOf(path)), inPieces(load(path)));
const refusals = async (path: string) => refusedOf(await read(path)).map(({ line, code }) => [line, code]);
const materialsOf = async (path: string) =>
  recordsOf(await read(path)).flatMap((record) => (record.kind === 'material' ? [record] : []));

describe.each(Object.entries(FORMATS))('%s', (path, format) => {
  it('is recognized by the one reader of its format', () => {
    const head = load(path).subarray(0, 4096);
    expect(readers.filter((reader) => reader.recognises(head)).map((reader) => reader.format)).toEqual([format]);
  });

  it('is read the same in pieces of any size', async () => {
    const bytes = load(path);
    const whole = await read(path);
    for (const size of [1, 7, 64]) {
      const cuts = Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => index * size);
      expect(await readAll(readerOf(format), inPieces(bytes, cuts))).toEqual(whole);
    }
  });
});

describe('a BMEcat file', () => {
  it('gives its supplier and both products, features by class, texts by language', async () => {
    expect(recordsOf(await read('bmecat/catalog.xml'))).toEqual([
      { kind: 'supplier', code: 'MÜHLBACH-KLEMMEN', name: 'Mühlbach Klemmen' },
      {
        kind: 'material',
        supplierCode: 'MÜHLBACH-KLEMMEN',
        supplierNumber: 'MK-25',
        ean: '5901234123457',
        typeDesignation: 'MK 2.5',
        names: { de: 'Reihenklemme 2,5 mm²', en: 'Feed-through terminal 2.5 mm²' },
        descriptions: { de: 'Schraubanschluss & <Tragschiene>' },
        keywords: { de: ['Klemme'], en: ['terminal'] },
        salesUnit: 'PCE',
        minQuantity: '50',
        multiplum: '50',
        status: '10',
        markets: ['DE'],
        classCode: 'EC900001',
        features: { EF900001: 'EV900001', EF900002: 5.1 },
        accessories: [{ supplierNumber: 'MK-AP' }],
        listPrices: [{ market: 'DE', currency: 'EUR', amount: '0.84', perQuantity: '1' }],
      },
      {
        kind: 'material',
        supplierCode: 'MÜHLBACH-KLEMMEN',
        supplierNumber: 'MK-AP',
        names: { de: 'Abschlussplatte, 1 mm & dünn' },
        salesUnit: 'PCE',
        status: '10',
        markets: ['DE'],
        listPrices: [{ market: 'DE', currency: 'EUR', amount: '0.21', perQuantity: '1' }],
      },
    ]);
  });

  it('with a product without a number loses that product alone, and of another its price', async () => {
    expect(await refusals('bmecat/catalog-damaged.xml')).toEqual([[11, 'number']]);
    const [material, ...others] = await materialsOf('bmecat/catalog-damaged.xml');
    expect(others).toEqual([]);
    expect(material).toMatchObject({ supplierNumber: 'MK-AP' });
    expect(material).not.toHaveProperty('listPrices');
    expect(notesOf(await read('bmecat/catalog-damaged.xml'))).toContainEqual(
      expect.objectContaining({ code: 'price-amount', line: 31 }),
    );
  });

  it('that declares entities is refused before any of it is read', async () => {
    await expect(read('bmecat/catalog-hostile.xml')).rejects.toThrow(NotThisFormat);
    await expect(read('bmecat/catalog-hostile.xml')).rejects.toThrow(/declares entities/);
  });
});

describe('a DATANORM file', () => {
  const euros = (amount: string, perQuantity: string) => [{ market: 'DE', currency: 'EUR', amount, perQuantity }];

  it('of version 4 in CP850 gives its articles with texts, EAN and prices', async () => {
    const [cable, breaker, box] = await materialsOf('datanorm/articles-4.001');
    expect(cable).toEqual({
      kind: 'material',
      supplierCode: 'SCHWARZWALD-ELEKTROHANDEL-GMBH',
      supplierNumber: '100200',
      names: { de: 'Mantelleitung NYM-J 3x1,5 mm² grau, Ring 100 m' },
      descriptions: { de: 'Mantelleitung für feste Verlegung\nim Freien nur geschützt' },
      keywords: { de: ['NYMJ315'] },
      ean: '4012345678901',
      salesUnit: 'MTR',
      packageSize: '100',
      materialGroup: '06',
      status: '10',
      markets: ['DE'],
      listPrices: euros('89.50', '10'),
    });
    expect(breaker).toMatchObject({ supplierNumber: '100300', listPrices: euros('5.45', '1') });
    expect(box).toMatchObject({ names: { de: 'Gehäuse für Aufputz-Schalter' } });
    // A net price is what this customer pays, and no list price.
    expect(box).not.toHaveProperty('listPrices');
  });

  it('of version 5 gives its articles', async () => {
    expect(await materialsOf('datanorm/articles-5.001')).toMatchObject([
      { supplierNumber: '200100', salesUnit: 'MTR', materialGroup: '21', listPrices: euros('125.00', '100') },
      { supplierNumber: '200200', ean: '4006381333931', salesUnit: 'PCE', listPrices: euros('1.49', '1') },
    ]);
  });

  it('of prices amends the articles, and leaves the quantities that prices are for', async () => {
    expect(recordsOf(await read('datanorm/prices.001')).slice(1)).toMatchObject([
      { kind: 'material-amendment', supplierNumber: '100200', listPrices: euros('91.50', '1'), keepsPerQuantity: true },
      { kind: 'material-amendment', supplierNumber: '100300', listPrices: euros('5.60', '1'), keepsPerQuantity: true },
    ]);
  });

  it('of groups gives no record but its supplier, and notes the groups', async () => {
    expect(recordsOf(await read('datanorm/groups.WRG')).map(({ kind }) => kind)).toEqual(['supplier']);
    expect(notesOf(await read('datanorm/groups.WRG'))).toContainEqual(
      expect.objectContaining({ code: 'group-names', times: 2 }),
    );
  });

  it('with bad lines loses those alone', async () => {
    expect(await refusals('datanorm/articles-damaged.001')).toEqual([
      [3, 'number'],
      [4, 'price'],
      [5, 'record-type'],
    ]);
    expect(await materialsOf('datanorm/articles-damaged.001')).toMatchObject([
      { supplierNumber: '100200', listPrices: euros('89.50', '10') },
      { supplierNumber: '100400', listPrices: euros('3.00', '1') },
    ]);
  });
});

describe('an EFONELFO file', () => {
  const kroner = (amount: string, validFrom = '2026-02-01') => [
    { market: 'NO', currency: 'NOK', amount, perQuantity: '1', validFrom },
  ];

  it('of prices contains its articles with packages, replacements and makers, from any program', async () => {
    const records = recordsOf(await read('efonelfo/price-list.csv'));
    expect(records.filter(({ kind }) => kind === 'supplier')).toEqual([
      { kind: 'supplier', code: 'NO987654321MVA', name: 'Fjellvik Elektro Grossist AS' },
      { kind: 'supplier', code: 'NORDLYS', name: 'Nordlys' },
    ]);
    expect(await materialsOf('efonelfo/price-list.csv')).toMatchObject([
      { elNumber: '1006101', names: { nb: 'PFXP 3G2,5mm²' }, packageSize: '50', listPrices: kroner('18.75') },
      { elNumber: '1400220', supplierCode: 'NORDLYS', typeDesignation: 'NL-2J', ean: '4006381333931' },
      { elNumber: '1650330', replacedBy: { elNumber: '1650331' }, listPrices: kroner('319.50', '2026-03-01') },
      { supplierNumber: 'RB-20-50', names: { nb: 'Bøyelig rør 20mm' }, salesUnit: 'MTR', packageSize: '50' },
      { elNumber: '3301440', descriptions: { nb: 'Værbestandig, grønn' }, listPrices: kroner('749.00') },
    ]);
  });

  it('of discounts gives one for each group of the customer', async () => {
    expect(recordsOf(await read('efonelfo/discounts.csv'))).toEqual([
      {
        kind: 'discount',
        market: 'NO',
        customerGroup: '4711',
        materialGroup: '1001',
        percent: '51.40',
        text: 'Kabel og ledning',
      },
      {
        kind: 'discount',
        market: 'NO',
        customerGroup: '4711',
        materialGroup: '1404',
        percent: '37.25',
        text: 'Brytere og støpsler',
      },
    ]);
  });

  it('with bad lines loses those alone', async () => {
    expect(await refusals('efonelfo/price-list-damaged.csv')).toEqual([
      [3, 'number'],
      [4, 'price'],
      [5, 'too-few-fields'],
      [6, 'record-type'],
    ]);
    expect(await materialsOf('efonelfo/price-list-damaged.csv')).toMatchObject([
      { elNumber: '1006101' },
      { elNumber: '1650330', listPrices: kroner('319.50') },
    ]);
  });
});

describe('tables of an ETIM model', () => {
  it('give classes, features and values by their names, and refuse what a spreadsheet damaged', async () => {
    expect(recordsOf(await read('etim/classes.tsv'))).toEqual([
      { kind: 'etim-class-name', code: 'EC900001', names: { en: 'Rail clamp' } },
      { kind: 'etim-class-name', code: 'EC900002', names: { en: 'Cable duct' } },
    ]);
    expect(recordsOf(await read('etim/features.tsv'))).toEqual([
      { kind: 'etim-feature', code: 'EF900001', names: { en: 'Material of the body' } },
      { kind: 'etim-feature', code: 'EF900002', names: { en: 'Temperature at "high" load (ηs)' } },
    ]);
    expect(await refusals('etim/features.tsv')).toEqual([[4, 'damaged']]);
    expect(recordsOf(await read('etim/values.tsv'))).toEqual([
      { kind: 'etim-value', code: 'EV900001', names: { en: 'Décor steel' } },
      { kind: 'etim-value', code: 'EV900002', names: { en: 'PVC' } },
      { kind: 'etim-value', code: 'EV900004', names: { en: '16:9' } },
      { kind: 'etim-value', code: 'EV900005', names: { en: '0.1 µA' } },
    ]);
    expect(await refusals('etim/values.tsv')).toEqual([[4, 'damaged']]);
  });

  it('give the values and synonyms of each class', async () => {
    expect(recordsOf(await read('etim/class-values.tsv'))).toEqual([
      { kind: 'etim-class-feature', classCode: 'EC900001', valueCodes: ['EV900001', 'EV900002'] },
      { kind: 'etim-class-feature', classCode: 'EC900002', valueCodes: ['EV900002', 'EV900005'] },
    ]);
    expect(recordsOf(await read('etim/class-synonyms.tsv'))).toEqual([
      {
        kind: 'etim-synonyms',
        classCode: 'EC900001',
        language: 'en',
        words: ['Clamp (rail, top-hat)', '35" clamp'],
      },
      { kind: 'etim-synonyms', classCode: 'EC900002', language: 'en', words: ['Trunking', 'Wire duct'] },
    ]);
  });
});

describe('postal codes', () => {
  const place = (countryCode: string, postalCode: string, name: string, latitude: number, longitude: number) => ({
    kind: 'postal-place',
    countryCode,
    postalCode,
    place: name,
    latitude,
    longitude,
  });

  it('from GeoNames contain a place for each valid line', async () => {
    expect(recordsOf(await read('postal/places.txt'))).toEqual([
      place('DK', '9990', 'Havklit', 57.7209, 10.5839),
      place('SE', '999 01', 'Björkö Östra', 64.75, 20.95),
    ]);
    expect(await refusals('postal/places.txt')).toEqual([
      [3, 'field'],
      [4, 'coordinates'],
    ]);
  });

  it('as a table with quoted cells give the same', async () => {
    expect(recordsOf(await read('postal/places.csv'))).toEqual([
      place('DK', '9990', 'Havklit', 57.7209, 10.5839),
      place('SE', '999 01', 'Björkö, Östra', 64.75, 20.95),
    ]);
    expect(await refusals('postal/places.csv')).toEqual([[4, 'cell']]);
  });
});

describe('a hostile line in an otherwise good file is refused alone', () => {
  const byLines = Object.keys(FORMATS).filter((path) => FORMATS[path] !== 'bmecat');
  const hostile: readonly [string, string][] = [
    ['without an end', 'x'.repeat(300_000)],
    ['of control characters', '\u0000\u0001\u001b[2J;\u0000;\u0000'],
    ['of a formula', "=cmd|' /C calc'!A0;+1;@SUM(A1);-1"],
  ];

  it.each(byLines.flatMap((path) => hostile.map(([what, line]) => ({ path, what, line }))))(
    '$path, a line $what',
    async ({ path, line }) => {
      const bytes = load(path);
      const second = bytes.indexOf(10) + 1;
      const attacked = Uint8Array.from([
        ...bytes.subarray(0, second),
        ...latin1(`${line}\n`),
        ...bytes.subarray(second),
      ]);
      const events = await readAll(readerOf(formatOf(path)), inPieces(attacked));
      const whole = await read(path);
      expect(recordsOf(events)).toEqual(recordsOf(whole));
      expect(refusedOf(events).map((refused) => refused.line)).toEqual([
        2,
        ...refusedOf(whole).map((refused) => refused.line + 1),
      ]);
    },
  );
});
