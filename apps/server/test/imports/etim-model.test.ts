import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { CatalogueRecord, EtimClassRecord } from '@grossist/catalogue-formats';
import { readerOf } from '@grossist/catalogue-formats';
import { commerceSearch, getVariationDetails } from '@grossist/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { realData, requires } from '../../../../tests/support/requires.ts';
import { openCatalogueCache } from '../../src/areas/catalogue/index.ts';
import { importRecords } from '../../src/areas/imports/index.ts';
import type { Database } from '../../src/db/index.ts';
import { appOver } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { countQueries } from '../support/query-count.ts';
import { speaking } from '../support/speaking.ts';
import { aMaterialRecord } from './records.ts';
import { countsOf, importing } from './run.ts';

const CLASS = 'EC000042';
const PARTS: readonly CatalogueRecord[] = [
  { kind: 'etim-synonyms', classCode: CLASS, language: 'en', words: ['Breaker', 'Fuse switch'] },
  { kind: 'etim-class-feature', classCode: CLASS, valueCodes: ['EV000154'] },
  { kind: 'etim-class-feature', classCode: CLASS, featureCode: 'EF000008', type: 'N', unit: 'mm', sortOrder: 2 },
  { kind: 'etim-class-feature', classCode: CLASS, featureCode: 'EF000007', type: 'A', sortOrder: 1 },
  { kind: 'etim-value', code: 'EV000154', names: { en: 'Thread', de: 'Gewinde' } },
  { kind: 'etim-value', code: 'EV000154', names: { nl: 'Draad' } },
  { kind: 'etim-feature', code: 'EF000007', names: { en: 'Colour', de: 'Farbe', nl: 'Kleur' } },
  { kind: 'etim-feature', code: 'EF000008', names: { en: 'Width', de: 'Breite' } },
  { kind: 'etim-feature', code: 'EF000999', names: { en: 'Halogen free', de: 'Halogenfrei' } },
  { kind: 'etim-class-name', code: CLASS, names: { en: 'Circuit breaker', de: 'Leitungsschutzschalter' } },
];
const OWN_CLASS: EtimClassRecord = {
  kind: 'etim-class',
  code: CLASS,
  names: { en: 'Our breaker' },
  synonyms: { en: ['Trip switch'] },
  features: [{ code: 'EF000007', names: { en: 'Our colour' }, type: 'A', values: [] }],
};
const MATERIAL = aMaterialRecord({
  classCode: CLASS,
  markets: ['DE', 'DK'],
  features: { EF000007: 'EV000154', EF000008: 17.5, EF000999: true, EF777777: 1 },
});

const shapeOf = async (db: Database) => ({
  names: await db.selectFrom('etim_class_names').selectAll().orderBy('code').execute(),
  features: await db.selectFrom('etim_features').selectAll().orderBy('code').execute(),
  values: await db.selectFrom('etim_values').selectAll().orderBy('code').execute(),
  classFeatures: await db.selectFrom('etim_class_features').selectAll().orderBy('feature_code').execute(),
  classValues: await db.selectFrom('etim_class_values').selectAll().orderBy('value_code').execute(),
  synonyms: await db.selectFrom('etim_class_synonyms').selectAll().orderBy('word').execute(),
});

describe('parts of the ETIM model', async () => {
  const { db } = await testDatabase();
  const other = await testDatabase();

  it('come in any order and make the same model', async () => {
    expect(await importing(db, PARTS)).toMatchObject({ refused: 0 });
    for (const part of PARTS.toReversed()) expect(await importing(other.db, [part])).toMatchObject({ refused: 0 });
    expect(await shapeOf(other.db)).toEqual(await shapeOf(db));
    expect((await shapeOf(db)).values).toEqual([
      { code: 'EV000154', names: { en: 'Thread', de: 'Gewinde', nl: 'Draad' } },
    ]);
  });

  it('change nothing the second time, nor does the number of the model', async () => {
    const revision = await db.selectFrom('etim_model').select('revision').executeTakeFirstOrThrow();
    expect(countsOf(await importing(db, PARTS))).toEqual({ made: 0, changed: 0, unchanged: PARTS.length, refused: 0 });
    expect(await db.selectFrom('etim_model').select('revision').executeTakeFirstOrThrow()).toEqual(revision);
  });

  it('do not overwrite the wholesaler’s data of a class, nor are overwritten by it', async () => {
    const before = await shapeOf(db);
    await importing(db, [OWN_CLASS]);
    expect(await shapeOf(db)).toEqual(before);
    expect(countsOf(await importing(db, PARTS))).toMatchObject({ made: 0, changed: 0 });
    const stored = await db
      .selectFrom('etim_classes')
      .select(['names', 'synonyms', 'features'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ names: OWN_CLASS.names, synonyms: OWN_CLASS.synonyms, features: OWN_CLASS.features });
    expect(countsOf(await importing(db, [OWN_CLASS]))).toMatchObject({ made: 0, changed: 0, unchanged: 1 });
    const known = await db.selectFrom('etim_classes_known').select(['names', 'features']).executeTakeFirstOrThrow();
    expect(known.names).toEqual({ en: 'Our breaker', de: 'Leitungsschutzschalter' });
    expect(known.features.map(({ code }) => code)).toEqual(['EF000007', 'EF000008']);
  });

  it('name the units of features by their codes, in any order', async () => {
    const classCode = 'EC000777';
    const unit = async () => {
      const known = db.selectFrom('etim_classes_known').select('features').where('code', '=', classCode);
      return (await known.executeTakeFirstOrThrow()).features[0]?.unit;
    };
    const feature = { kind: 'etim-class-feature', classCode, featureCode: 'EF000008', type: 'N' } as const;
    await importing(db, [
      { kind: 'etim-class-name', code: classCode, names: { en: 'Pipe' } },
      { ...feature, unitCode: 'EU570448' },
    ]);
    expect(await unit()).toBeUndefined();
    expect(countsOf(await importing(db, [{ kind: 'etim-unit', code: 'EU570448', sign: 'mm' }]))).toMatchObject({
      made: 1,
    });
    expect(await unit()).toBe('mm');
    // A sign that the class itself tells goes before.
    await importing(db, [{ ...feature, unit: 'cm' }]);
    expect(await unit()).toBe('cm');
  });

  it('have values by number, and each release renumbers them', async () => {
    const classCode = 'EC000778';
    const feature = (featureCode: string, number: string) =>
      ({ kind: 'etim-class-feature', classCode, featureCode, number }) as const;
    const values = (number: string, ...valueCodes: string[]) =>
      ({ kind: 'etim-numbered-values', number, valueCodes }) as const;
    const storedValues = () =>
      db
        .selectFrom('etim_class_values')
        .select(['feature_code', 'value_code'])
        .where('class_code', '=', classCode)
        .orderBy('feature_code')
        .orderBy('value_code')
        .execute();
    await importing(db, [feature('EF000001', '1'), feature('EF000002', '2')]);
    const first = await importing(db, [values('1', 'EV000001', 'EV000002'), values('3', 'EV000001')]);
    expect(countsOf(first)).toEqual({ made: 0, changed: 1, unchanged: 0, refused: 1 });
    expect(await storedValues()).toEqual([
      { feature_code: 'EF000001', value_code: 'EV000001' },
      { feature_code: 'EF000001', value_code: 'EV000002' },
    ]);
    expect(countsOf(await importing(db, [values('1', 'EV000002')]))).toMatchObject({ changed: 0, unchanged: 1 });
    // The numbers change places.
    await importing(db, [feature('EF000001', '2'), feature('EF000002', '1')]);
    await importing(db, [values('1', 'EV000003')]);
    expect(await storedValues()).toContainEqual({ feature_code: 'EF000002', value_code: 'EV000003' });
    expect(await storedValues()).toHaveLength(3);
  });

  it('are refused alone when they are wrong', async () => {
    const report = await importing(db, [
      { kind: 'etim-value', code: '', names: { en: 'x' } },
      { kind: 'etim-value', code: 'EV000155', names: { en: ' ' } },
      { kind: 'etim-synonyms', classCode: CLASS, language: 'en', words: ['x'.repeat(20_000)] },
      { kind: 'etim-class-feature', classCode: '', featureCode: 'EF000007' },
      { kind: 'etim-value', code: 'EV000156', names: { en: 'Good' } },
    ]);
    expect(countsOf(report)).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 4 });
  });
});

describe('a material that names its class, features and values by code only', async () => {
  const { db, pool } = await testDatabase();
  const search = inProcessSearch(pool);
  const { asAnonymous } = appOver(db, search);
  const german = () => speaking(asAnonymous(), 'de-DE');

  beforeAll(async () => {
    await importing(db, PARTS);
    await importing(db, [MATERIAL]);
    await search.caughtUp();
  });
  it('has them named in the facets, in the words of the reader, with their unit', async () => {
    const { FacetsAvailable } = await german().answer(commerceSearch, { body: {} });
    const facet = (key: string) => FacetsAvailable.find(({ Key }) => Key === key);
    expect(facet('class')?.Values).toMatchObject([{ Value: CLASS, Name: 'Leitungsschutzschalter' }]);
    expect(facet('EF000007')).toMatchObject({ Name: 'Farbe', Values: [{ Value: 'EV000154', Name: 'Gewinde' }] });
    expect(facet('EF000008')).toMatchObject({ Name: 'Breite', Unit: 'mm', Values: [{ Name: '17,5' }] });
    expect(facet('EF000999')).toMatchObject({ Name: 'Halogenfrei', Values: [{ Name: 'Ja' }] });
    expect(facet('EF777777')).toMatchObject({ Name: 'EF777777', Unit: '' });
  });

  it('has them named in its details, those of the class first, falling back to English', async () => {
    const details = await german().answer(getVariationDetails, { params: { id: '1000001' } });
    expect(details).toMatchObject({ EtimClass: CLASS, EtimClassName: 'Leitungsschutzschalter' });
    expect(details.Attributes).toEqual([
      { Code: 'EF000007', Name: 'Farbe', Value: 'Gewinde', Unit: '' },
      { Code: 'EF000008', Name: 'Breite', Value: '17,5', Unit: 'mm' },
      { Code: 'EF000999', Name: 'Halogenfrei', Value: 'Ja', Unit: '' },
    ]);
    const danish = await asAnonymous().answer(getVariationDetails, { params: { id: '1000001' } });
    expect(danish.Attributes[0]).toMatchObject({ Name: 'Colour', Value: 'Thread' });
  });

  it('is found by a synonym of its class, also by a later one', async () => {
    const found = async (Query: string) => (await german().answer(commerceSearch, { body: { Query } })).TotalCount;
    expect(await found('Fuse switch')).toBe(1);
    expect(await found('Sicherungsautomat')).toBe(0);
    await importing(db, [{ kind: 'etim-synonyms', classCode: CLASS, language: 'de', words: ['Sicherungsautomat'] }]);
    await search.caughtUp();
    expect(await found('Sicherungsautomat')).toBe(1);
  });

  it('uses the wholesaler’s own names if there are any', async () => {
    await importing(db, [OWN_CLASS]);
    const { Attributes } = await speaking(asAnonymous(), 'en-US').answer(getVariationDetails, {
      params: { id: '1000001' },
    });
    expect(Attributes[0]).toMatchObject({ Name: 'Our colour', Value: 'Thread' });
    const { features, classNames } = await openCatalogueCache(db).reference();
    expect(features.get('EF000007')?.names).toEqual({ en: 'Our colour', de: 'Farbe', nl: 'Kleur' });
    expect(classNames.get(CLASS)).toEqual({ en: 'Our breaker', de: 'Leitungsschutzschalter' });
  });
});

const FOLDER = realData('etim');
const skipped = requires('data/etim');
const FILES = ['class_value_map', 'class_synonyms_en', 'values_en', 'features_en', 'classes_en'];

describe.skipIf(skipped !== '')(`the real ETIM 10 model${skipped}`, async () => {
  const { db } = await testDatabase();

  const importFile = (name: string) =>
    importRecords(
      { db, hashEmail },
      { source: name, format: 'etim', dryRun: false },
    )(readerOf('etim').read(createReadStream(resolve(FOLDER, `etim10_${name}.tsv`))));

  it('is imported completely, and changes nothing the second time', async () => {
    for (const name of FILES) await importFile(name);
    const count = async (table: 'etim_classes' | 'etim_features' | 'etim_values' | 'etim_class_values') =>
      (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows;
    expect(await count('etim_classes')).toBe(5640);
    expect(await count('etim_features')).toBe(17_377);
    expect(await count('etim_values')).toBe(16_163 - 24);
    expect(await count('etim_class_values')).toBe(159_584);
    for (const name of FILES) expect(countsOf(await importFile(name))).toMatchObject({ made: 0, changed: 0 });
  });

  it('is read by fewer than fifteen queries, and not again when a supplier changes', async () => {
    const { reference } = openCatalogueCache(db);
    expect(await countQueries(db, reference)).toBeLessThan(15);
    expect((await reference()).features.get('EF000001')?.names).toEqual({ en: 'Nominal current' });
    expect(await countQueries(db, reference)).toBe(1);
    await importing(db, [{ kind: 'supplier', code: 'NKT', name: 'NKT' }]);
    const names = (await reference()).features.get('EF000002')?.names;
    expect((await reference()).supplierNames.get('NKT')).toBe('NKT');
    await importing(db, [{ kind: 'supplier', code: 'NKT', name: 'NKT Cables' }]);
    expect((await reference()).features.get('EF000002')?.names).toBe(names);
  });
});
