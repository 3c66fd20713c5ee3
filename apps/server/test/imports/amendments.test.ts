import type { ListPrice, MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

const amendment = (fields: Partial<MaterialAmendmentRecord>): MaterialAmendmentRecord => ({
  kind: 'material-amendment',
  ...fields,
});
const material = (sap = '1000001') =>
  db.selectFrom('materials').selectAll().where('sap_material_number', '=', sap).executeTakeFirstOrThrow();

const EAN = '4006381333931';

beforeEach(async () => {
  await db.deleteFrom('materials').execute();
  await importing(db, [
    { kind: 'plant', code: '2001', market: 'DK', name: 'Brøndby', city: 'Brøndby' },
    { kind: 'supplier', code: 'NKT', name: 'Kabelværket' },
    { kind: 'supplier', code: 'ABB', name: 'ABB' },
    aMaterialRecord({
      hwsNumber: '77',
      ean: EAN,
      supplierCode: 'NKT',
      supplierNumber: '5',
      markets: ['DK', 'NO'],
    }),
    aMaterialRecord({
      sapMaterialNumber: '1000002',
      elNumber: '2',
      supplierCode: 'ABB',
      supplierNumber: '5',
      markets: ['DK'],
    }),
  ]);
});

describe('an amendment finds its material', () => {
  it.each<[string, Partial<MaterialAmendmentRecord>]>([
    ['SAP number', { sapMaterialNumber: '1000001' }],
    ['EL number', { elNumber: '1018511' }],
    ['HWS number', { hwsNumber: '77' }],
    ['GTIN', { ean: EAN }],
    ['supplier’s number, with the supplier', { supplierNumber: '5', supplierCode: 'NKT' }],
    ['EL number in a market', { elNumber: '1018511', market: 'NO' }],
  ])('by its %s', async (_what, number) => {
    expect(countsOf(await importing(db, [amendment({ ...number, packageSize: '150' })]))).toMatchObject({ changed: 1 });
    expect((await material()).package_size).toBe('150.000');
    expect((await material('1000002')).package_size).toBe('1.000');
  });

  it.each<[string, Partial<MaterialAmendmentRecord>, string]>([
    ['several have the number', { supplierNumber: '5' }, 'several materials have this number: 1000001, 1000002'],
    ['none has it', { elNumber: '4711' }, 'no material has this number'],
    ['none has it there', { elNumber: '2', market: 'NO' }, 'no material has this number in this market'],
    ['its EL number says otherwise', { ean: EAN, elNumber: '3' }, 'no material has this number'],
  ])('or is refused with its line when %s', async (_what, number, text) => {
    const report = await importing(db, [amendment({ sapMaterialNumber: '1000002', status: '33' }), amendment(number)]);
    expect(report.lines).toMatchObject([{ line: 2, kind: 'refused', code: 'unknown-material', text }]);
  });

  it('by two numbers when each alone would mean several', async () => {
    await importing(db, [aMaterialRecord({ sapMaterialNumber: '1000003', elNumber: '2', markets: ['SE'] })]);
    const two = amendment({ elNumber: '2', supplierNumber: '5', supplierCode: 'ABB', packageSize: '9' });
    expect(countsOf(await importing(db, [two]))).toMatchObject({ changed: 1 });
    expect((await material('1000002')).package_size).toBe('9.000');
    const report = await importing(db, [amendment({ elNumber: '2', packageSize: '9' })]);
    expect(report.lines[0]?.text).toBe('several materials have this number: 1000002, 1000003');
  });
});

describe('an amendment', () => {
  const everything = amendment({
    sapMaterialNumber: '1000001',
    names: { de: 'Installationskabel' },
    descriptions: { de: 'Für innen' },
    status: '33',
    materialGroup: 'K1',
    duties: { DKK: '0.1250' },
    listPrices: [
      {
        market: 'DK',
        currency: 'DKK',
        amount: '553',
        perQuantity: '100',
        scales: [{ fromQuantity: '1000', amount: '498.5' }],
      },
    ],
    stock: [{ plant: '2001', atp: '12' }],
    media: [{ kind: 'document', documentType: 'data-sheet', source: 'noiklx.pdf', titles: { de: 'Datenblatt' } }],
  });

  it('keeps the price unit if the source has none', async () => {
    const priced = (changes: Partial<ListPrice>, keepsPerQuantity = false) =>
      amendment({
        sapMaterialNumber: '1000001',
        listPrices: [{ market: 'DK', currency: 'DKK', amount: '553', perQuantity: '100', ...changes }],
        keepsPerQuantity,
      });
    const price = async () => {
      const row = await db
        .selectFrom('erp.list_prices')
        .select(['amount', 'per_quantity'])
        .where('sap_material_number', '=', '1000001')
        .where('market', '=', 'DK')
        .executeTakeFirstOrThrow();
      return [Number(row.amount), Number(row.per_quantity)];
    };
    await importing(db, [priced({})]);
    await importing(db, [priced({ amount: '600', perQuantity: '1' }, true)]);
    expect(await price()).toEqual([600, 100]);
    await importing(db, [priced({ amount: '7', perQuantity: '1' })]);
    expect(await price()).toEqual([7, 1]);
  });

  it('changes every field of a material, once', async () => {
    expect(countsOf(await importing(db, [everything]))).toEqual({ made: 0, changed: 1, unchanged: 0, refused: 0 });
    const row = await material();
    expect(row).toMatchObject({
      names: { de: 'Installationskabel', da: 'Installationskabel 3G1,5', en: 'Installation cable 3G1.5' },
      descriptions: { de: 'Für innen' },
      status: '33',
      material_group: 'K1',
    });
    const product = await db
      .selectFrom('products')
      .select(['names', 'descriptions'])
      .where('code', '=', row.product_code)
      .executeTakeFirstOrThrow();
    expect(product).toMatchObject({ names: { de: 'Installationskabel' }, descriptions: { de: 'Für innen' } });
    expect(await db.selectFrom('erp.list_prices').select(['amount', 'scales']).execute()).toEqual([
      { amount: '553.0000', scales: [{ fromQuantity: '1000', amount: '498.5' }] },
    ]);
    expect(await db.selectFrom('erp.material_duties').select(['currency', 'amount']).execute()).toEqual([
      { currency: 'DKK', amount: '0.1250' },
    ]);
    expect(await db.selectFrom('erp.stock').select(['plant', 'atp']).execute()).toEqual([
      { plant: '2001', atp: '12.000' },
    ]);
    expect(
      await db.selectFrom('material_media').select(['kind', 'source', 'document_type', 'titles']).execute(),
    ).toEqual([{ kind: 'document', source: 'noiklx.pdf', document_type: 'data-sheet', titles: { de: 'Datenblatt' } }]);
    expect(countsOf(await importing(db, [everything]))).toEqual({ made: 0, changed: 0, unchanged: 1, refused: 0 });
  });

  it('of prices and stock alone leaves the search as it is', async () => {
    await db.deleteFrom('search_changes').execute();
    const { listPrices, stock } = everything;
    const prices = amendment({ sapMaterialNumber: '1000001', listPrices, stock });
    expect(countsOf(await importing(db, [prices]))).toMatchObject({ changed: 1 });
    expect(await db.selectFrom('search_changes').selectAll().execute()).toEqual([]);
    await importing(db, [amendment({ sapMaterialNumber: '1000001', names: { da: 'Kabel' } })]);
    expect(await db.selectFrom('search_changes').selectAll().execute()).toHaveLength(1);
  });

  it('is applied after an earlier one of the same material', async () => {
    const later = [
      amendment({ elNumber: '1018511', packageSize: '2' }),
      amendment({ elNumber: '1018511', status: '33' }),
    ];
    expect(countsOf(await importing(db, later))).toMatchObject({ changed: 2 });
    expect(await material()).toMatchObject({ package_size: '2.000', status: '33' });
  });

  it('is refused if it contradicts an earlier one of the file, by any number of the material', async () => {
    const sizes = [
      amendment({ elNumber: '1018511', packageSize: '3' }),
      amendment({ sapMaterialNumber: '1000001', packageSize: '4' }),
      amendment({ elNumber: '1018511', packageSize: '3' }),
    ];
    const counts = { changed: 1, unchanged: 1, refused: 1 };
    const report = await importing(db, sizes);
    expect(countsOf(report)).toMatchObject(counts);
    expect(report.lines).toMatchObject([{ line: 2, code: 'repeated' }]);
    expect(countsOf(await importing(db, sizes))).toMatchObject({ ...counts, changed: 0, unchanged: 2 });
    expect((await material()).package_size).toBe('3.000');
  });

  it.each<[string, Partial<MaterialAmendmentRecord>, string]>([
    ['stock of an unknown plant', { stock: [{ plant: 'none', atp: '1' }] }, 'unknown-reference'],
    [
      'a scale that falls',
      {
        listPrices: [
          {
            market: 'DK',
            currency: 'DKK',
            amount: '5',
            perQuantity: '1',
            scales: [
              { fromQuantity: '10', amount: '4' },
              { fromQuantity: '5', amount: '3' },
            ],
          },
        ],
      },
      'bad-value',
    ],
    ['media without a source', { media: [{ kind: 'picture', source: ' ' }] }, 'bad-value'],
  ])('with %s is refused, and changes nothing', async (_what, fields, code) => {
    const report = await importing(db, [amendment({ sapMaterialNumber: '1000001', packageSize: '150', ...fields })]);
    expect(report.lines).toMatchObject([{ line: 1, kind: 'refused', code }]);
    expect((await material()).package_size).toBe('1.000');
  });
});

describe('a material', () => {
  it('has the words and media that its source names, and loses what it names no more', async () => {
    const picture = { kind: 'picture', source: 'a.jpg' } as const;
    const sheet = { kind: 'document', source: 'a.pdf', language: 'da' } as const;
    const complete = aMaterialRecord({ keywords: { da: ['ledning', 'strøm'] }, media: [picture, sheet] });
    expect(countsOf(await importing(db, [complete]))).toMatchObject({ changed: 1 });
    expect((await material()).keywords).toEqual({ da: ['ledning', 'strøm'] });
    await importing(db, [aMaterialRecord({ keywords: { en: ['wire'] }, media: [sheet] })]);
    expect((await material()).keywords).toEqual({ da: ['ledning', 'strøm'], en: ['wire'] });
    const media = () => db.selectFrom('material_media').select(['source', 'language']).orderBy('source').execute();
    expect(await media()).toEqual([{ source: 'a.pdf', language: 'da' }]);
    // Another kind of source speaks for itself.
    await importing(db, [aMaterialRecord({ media: [picture] })], { format: 'bmecat' });
    expect(await media()).toEqual([
      { source: 'a.jpg', language: '' },
      { source: 'a.pdf', language: 'da' },
    ]);
  });

  it('leaves no data behind when it is deleted', async () => {
    await importing(db, [
      aMaterialRecord({
        stock: [{ plant: '2001', atp: '1' }],
        listPrices: [{ market: 'DK', currency: 'DKK', amount: '1', perQuantity: '1' }],
        duties: { DKK: '1' },
        media: [{ kind: 'picture', source: 'a.jpg' }],
      }),
    ]);
    await db.deleteFrom('materials').execute();
    for (const table of [
      'erp.stock',
      'erp.list_prices',
      'erp.material_duties',
      'material_media',
      'material_sources',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('may contain any text', async () => {
    const names = { da: 'Tab\tul\\ator', en: 'Two\nlines\r', de: '"{a,b}"\\N' };
    const record = aMaterialRecord({
      sapMaterialNumber: '7',
      elNumber: '7\\t',
      names,
      alternativeNumbers: ['a"b', 'c,d', 'e\\f', 'null', '{}'],
      keywords: { da: ['\\.'] },
    });
    expect(countsOf(await importing(db, [record]))).toMatchObject({ made: 1 });
    expect(await material('7')).toMatchObject({
      names,
      el_number: '7\\t',
      alternative_numbers: ['a"b', 'c,d', 'e\\f', 'null', '{}'],
      keywords: { da: ['\\.'] },
    });
    expect(countsOf(await importing(db, [record]))).toMatchObject({ unchanged: 1 });
  });
});
