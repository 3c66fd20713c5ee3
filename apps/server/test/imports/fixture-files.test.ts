import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../src/areas/imports/index.ts';
import { openEmbeddedGeocoder } from '../../src/gateways/geocoding/embedded/open-embedded-geocoder.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { countsOf } from './run.ts';

/** Whole files of our own, as programs of others write them; what their readers make of them the readers' tests say. */
const FIXTURES = resolve(import.meta.dirname, '../../../../packages/catalogue-formats/test/fixtures');

describe('whole files of our own', async () => {
  const { db } = await testDatabase();
  const importing = (path: string) => importFile({ db, hashEmail })({ path: resolve(FIXTURES, path), dryRun: false });

  it.each([
    ['efonelfo/price-list.csv', 'efonelfo', 7, 0],
    ['efonelfo/discounts.csv', 'efonelfo', 2, 0],
    ['datanorm/articles-4.001', 'datanorm', 4, 0],
    ['bmecat/catalog.xml', 'bmecat', 3, 0],
    ['etim/class-values.tsv', 'etim', 2, 0],
    ['etim/class-synonyms.tsv', 'etim', 2, 0],
    ['etim/values.tsv', 'etim', 4, 1],
    ['etim/features.tsv', 'etim', 2, 1],
    ['etim/classes.tsv', 'etim', 2, 0],
    ['postal/places.txt', 'geonames', 2, 2],
  ])('%s is imported by its content, and changes nothing the second time', async (path, format, made, refused) => {
    expect(await importing(path)).toMatchObject({ format, outcome: 'done', made, refused });
    const second = countsOf(await importing(path));
    expect(second).toEqual({ made: 0, changed: 0, unchanged: made, refused });
  });

  it('have their articles in the catalog, with prices, classes and features', async () => {
    const materials = await db
      .selectFrom('materials as m')
      .leftJoin('erp.list_prices as p', 'p.sap_material_number', 'm.sap_material_number')
      .select(['m.el_number', 'm.supplier_number', 'm.ean', 'm.sales_unit', 'p.amount', 'p.per_quantity', 'p.currency'])
      .orderBy('m.el_number')
      .orderBy('m.supplier_number')
      .execute();
    const found = materials.map(({ el_number, supplier_number, ean, sales_unit, amount, per_quantity, currency }) => [
      el_number || supplier_number,
      ean,
      sales_unit,
      amount === null ? null : [Number(amount), Number(per_quantity), currency],
    ]);
    expect(found).toHaveLength(10);
    expect(found).toContainEqual(['1006101', '', 'MTR', [18.75, 1, 'NOK']]);
    expect(found).toContainEqual(['1400220', '4006381333931', 'PCE', [129.9, 1, 'NOK']]);
    expect(found).toContainEqual(['100200', '4012345678901', 'MTR', [89.5, 10, 'EUR']]);
    expect(found).toContainEqual(['100400', '', 'PCE', null]);
    expect(found).toContainEqual(['MK-25', '5901234123457', 'PCE', [0.84, 1, 'EUR']]);
  });

  it('bad lines are refused alone, with their lines in the report', async () => {
    const report = await importing('efonelfo/price-list-damaged.csv');
    expect(report).toMatchObject({ outcome: 'done', refused: 4 });
    const lines = await db
      .selectFrom('import_lines as l')
      .innerJoin('import_runs as r', 'r.id', 'l.run_id')
      .select(['l.line', 'l.code'])
      .where('r.source', '=', 'price-list-damaged.csv')
      .where('l.kind', '=', 'refused')
      .orderBy('l.line')
      .execute();
    expect(lines.map(({ line, code }) => [Number(line), code])).toEqual([
      [3, 'number'],
      [4, 'price'],
      [5, 'too-few-fields'],
      [6, 'record-type'],
    ]);
  });

  it('a file that declares entities is refused whole', async () => {
    await expect(importing('bmecat/catalog-hostile.xml')).rejects.toThrow(/declares entities/);
  });

  it('postal codes are available for address validation', async () => {
    const predictions = await openEmbeddedGeocoder(db).predictions({
      query: 'bjorko',
      countryCode: 'SE',
      session: undefined,
      language: 'sv',
    });
    expect(predictions.map(({ text }) => text)).toEqual(['999 01 Björkö Östra']);
  });
});
