import { describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord, anOutsideRecord, WHOLE_TRADE } from './records.ts';
import { countsOf, importing } from './run.ts';

const FILE = { format: 'efonelfo', source: 'varer.csv' };

describe('a material from a file of others', async () => {
  const { db } = await testDatabase();
  const material = (sap = '1000001') =>
    db.selectFrom('materials').selectAll().where('sap_material_number', '=', sap).executeTakeFirstOrThrow();

  it('is found by its EL number in its market, and keeps fields that the file does not contain', async () => {
    await importing(db, WHOLE_TRADE);
    const before = await material();
    const price = { market: 'NO', currency: 'NOK', amount: '700', perQuantity: '100' } as const;
    const report = await importing(db, [anOutsideRecord({ listPrices: [price] })], FILE);
    expect(countsOf(report)).toEqual({ made: 0, changed: 1, unchanged: 0, refused: 0 });
    const after = await material();
    expect(after).toEqual({
      ...before,
      names: { ...before.names, nb: 'Installasjonskabel 3G1,5' },
      changed_at: after.changed_at,
    });
    expect(await db.selectFrom('erp.list_prices').select('market').orderBy('market').execute()).toEqual([
      { market: 'DK' },
      { market: 'NO' },
    ]);
  });

  it('counts as changed when only its price has', async () => {
    const price = { market: 'NO', currency: 'NOK', amount: '710', perQuantity: '100' } as const;
    const report = await importing(db, [anOutsideRecord({ listPrices: [price] })], FILE);
    expect(countsOf(report)).toEqual({ made: 0, changed: 1, unchanged: 0, refused: 0 });
  });

  it('is another material in another market', async () => {
    const report = await importing(db, [anOutsideRecord({ markets: ['SE'] })], FILE);
    expect(countsOf(report)).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 0 });
    const made = await material('9000001');
    expect(made).toMatchObject({
      code: '9000001',
      product_code: 'M-9000001',
      tree: 'electrical',
      min_quantity: '1.000',
    });
    const node = await db
      .selectFrom('products')
      .innerJoin('catalogue_nodes', 'catalogue_nodes.code', 'products.node_code')
      .select(['catalogue_nodes.code', 'path'])
      .where('products.code', '=', 'M-9000001')
      .executeTakeFirstOrThrow();
    expect(node).toEqual({ code: 'unsorted-electrical', path: ['E', 'unsorted-electrical'] });
  });

  it('is not joined by its GTIN with one of another EL number', async () => {
    const ean = '5701234567899';
    const report = await importing(
      db,
      [
        anOutsideRecord({ elNumber: '7000001', ean }),
        anOutsideRecord({ elNumber: '7000002', ean }),
        anOutsideRecord({ elNumber: undefined, ean, names: { nb: 'Samme' } }),
      ],
      FILE,
    );
    // By the GTIN alone it is the first of the two, which the file had before.
    expect(countsOf(report)).toEqual({ made: 2, changed: 0, unchanged: 0, refused: 1 });
  });

  it('that two records match is imported from the first, and the others are refused', async () => {
    const report = await importing(
      db,
      [
        anOutsideRecord({ elNumber: '8000001', ean: '1', names: { nb: 'først' } }),
        anOutsideRecord({ elNumber: '8000001', names: { nb: 'så' } }),
        anOutsideRecord({ elNumber: undefined, ean: '1', names: { nb: 'sist' } }),
      ],
      FILE,
    );
    expect(countsOf(report)).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 2 });
    expect(report.lines).toMatchObject([
      { line: 2, code: 'repeated', text: '"8000001" is already in line 1, with other content' },
      { line: 3, code: 'repeated', text: '"1" is already in line 1, with other content' },
    ]);
    const row = await db
      .selectFrom('materials')
      .select('names')
      .where('el_number', '=', '8000001')
      .executeTakeFirstOrThrow();
    expect(row.names).toEqual({ nb: 'først' });
  });

  it('leaves its own product when the house puts it into a family', async () => {
    const own = aMaterialRecord({ sapMaterialNumber: '9000001', markets: ['SE'], productCode: 'P1' });
    expect(countsOf(await importing(db, [own]))).toMatchObject({ changed: 1 });
    expect((await material('9000001')).product_code).toBe('P1');
    expect(await db.selectFrom('products').select('code').where('code', '=', 'M-9000001').execute()).toEqual([]);
  });

  it('gets a number that no file has used', async () => {
    await importing(db, [aMaterialRecord({ sapMaterialNumber: '9000010', elNumber: '1' })]);
    const outside = Array.from({ length: 20 }, (_, place) => anOutsideRecord({ elNumber: `66000${place + 10}` }));
    expect(countsOf(await importing(db, outside, FILE))).toEqual({ made: 20, changed: 0, unchanged: 0, refused: 0 });
  });

  it('is unchanged by a repetition of its source, despite changes by other sources', async () => {
    const file = [anOutsideRecord({ elNumber: '5000001', packageSize: '1' })];
    const amendment = { kind: 'material-amendment', elNumber: '5000001', market: 'NO', packageSize: '150' } as const;
    await importing(db, [...file, amendment], FILE);
    const again = await importing(db, [...file, amendment], FILE);
    expect(countsOf(again)).toEqual({ made: 0, changed: 0, unchanged: 2, refused: 0 });
    const row = await db
      .selectFrom('materials')
      .select('package_size')
      .where('el_number', '=', '5000001')
      .executeTakeFirstOrThrow();
    expect(row.package_size).toBe('150.000');
  });
});

describe('an amendment', async () => {
  const { db } = await testDatabase();

  it('sets the package, adds numbers and names the successor, once', async () => {
    await importing(db, [aMaterialRecord({ alternativeNumbers: ['1'] })]);
    const amendments = [
      { kind: 'material-amendment', elNumber: '1018511', market: 'NO', packageSize: '150' },
      { kind: 'material-amendment', elNumber: '1018511', market: 'NO', addAlternativeNumbers: ['2', '1'] },
      { kind: 'material-amendment', elNumber: '1018511', market: 'NO', replacedBy: '1018512' },
    ] as const;
    expect(countsOf(await importing(db, amendments))).toEqual({ made: 0, changed: 3, unchanged: 0, refused: 0 });
    const row = await db
      .selectFrom('materials')
      .select(['package_size', 'alternative_numbers', 'replaced_by'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ package_size: '150.000', alternative_numbers: ['1', '2'], replaced_by: '1018512' });
    expect(countsOf(await importing(db, amendments))).toEqual({ made: 0, changed: 0, unchanged: 3, refused: 0 });
  });

  it('of a material that this market does not have is refused with its line', async () => {
    const report = await importing(db, [
      { kind: 'material-amendment', elNumber: '1018511', market: 'SE', packageSize: '5' },
    ]);
    expect(report.lines).toMatchObject([{ line: 1, kind: 'refused', code: 'unknown-material' }]);
  });
});

describe('imports at the same time', async () => {
  const { db } = await testDatabase();

  it('make each material once', async () => {
    const file = Array.from({ length: 300 }, (_, place) => anOutsideRecord({ elNumber: `${4000000 + place}` }));
    const reports = await Promise.all([1, 2, 3].map(() => importing(db, file, FILE)));
    expect(reports.reduce((sum, { made }) => sum + made, 0)).toBe(300);
    expect(await db.selectFrom('materials').select('id').execute()).toHaveLength(300);
  });
});
