import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realData, requires } from '../../../../tests/support/requires.ts';
import { importFile, makeDemo } from '../../src/areas/imports/index.ts';
import { openEmbeddedGeocoder } from '../../src/gateways/geocoding/embedded/open-embedded-geocoder.ts';
import { aCompany } from '../support/a-company.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { countsOf, importing } from './run.ts';

const POSTAL = realData('postal');
const skipped = requires('data/postal');

const place = (postalCode: string, name: string, latitude = 55): CatalogueRecord => ({
  kind: 'postal-place',
  countryCode: 'DK',
  postalCode,
  place: name,
  latitude,
  longitude: 12,
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grossist-places-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('places, streets and accounting strings', async () => {
  const { db } = await testDatabase();

  it('are made, changed where they differ, and nothing the second time', async () => {
    const records: CatalogueRecord[] = [
      place('2600', 'Glostrup'),
      place('2605', 'Brøndby'),
      { kind: 'postal-street', countryCode: 'DK', postalCode: '2600', name: 'Hovedvejen' },
    ];
    expect(countsOf(await importing(db, records))).toEqual({ made: 3, changed: 0, unchanged: 0, refused: 0 });
    expect(countsOf(await importing(db, records))).toEqual({ made: 0, changed: 0, unchanged: 3, refused: 0 });
    const moved = [place('2600', 'Glostrup', 55.7), place('26 00', 'Glostrup', 55.8)];
    expect(countsOf(await importing(db, moved))).toEqual({ made: 0, changed: 1, unchanged: 0, refused: 1 });
    const found = await openEmbeddedGeocoder(db).locate('DK', '2600');
    expect(found).toEqual({ latitude: 55.7, longitude: 12 });
  });

  it('of an unknown company are refused alone', async () => {
    const company = await aCompany(db);
    const record = (companyCode: string, more: object = {}): CatalogueRecord => ({
      kind: 'accounting-string',
      companyCode,
      project: 'P1',
      ...more,
    });
    const records = [
      record(company.code),
      record('nobody'),
      record(company.code, { task: 'A', validFrom: '2026-01-01', validTo: '2026-12-31' }),
      record(company.code, { task: 'B', validFrom: '2026-02-01', validTo: '2026-01-31' }),
    ];
    const report = await importing(db, records);
    expect(countsOf(report)).toEqual({ made: 2, changed: 0, unchanged: 0, refused: 2 });
    expect(report.lines).toMatchObject([
      { line: 2, kind: 'refused', code: 'unknown-reference' },
      { line: 4, kind: 'refused', code: 'bad-value', text: 'validTo is before validFrom' },
    ]);
    const stored = await db.selectFrom('accounting_strings').selectAll().orderBy('task').execute();
    expect(stored).toMatchObject([
      { company_id: company.id, project: 'P1', task: '', valid_from: null },
      { task: 'A', valid_from: '2026-01-01', valid_to: '2026-12-31' },
    ]);
  });

  it.each<[string, CatalogueRecord]>([
    ['a country that is none', { ...place('1', 'x'), countryCode: 'dk' } as CatalogueRecord],
    ['a code of signs alone', place('--', 'x')],
    ['a place without a name', place('2600', ' ')],
    ['degrees beyond the pole', place('2600', 'x', 91)],
    ['a street without a name', { kind: 'postal-street', countryCode: 'DK', postalCode: '2600', name: '' }],
  ])('%s is refused', async (_, record) => {
    expect(countsOf(await importing(db, [record]))).toMatchObject({ made: 0, refused: 1 });
  });

  it('come as a file of GeoNames too, detected by its content', async () => {
    const path = join(folder, 'SE.dat');
    const line = ['SE', '624 66', 'Fårö', 'Gotland', '05', '', '', '', '', '57.9167', '19.1333', '4'].join('\t');
    await writeFile(path, `${line}\n${line}\nSE\tbroken\n`);
    const report = await importFile({ db, hashEmail })({ path, dryRun: false });
    expect(report).toMatchObject({ format: 'geonames', made: 1, refused: 1, outcome: 'done' });
    const [first] = await openEmbeddedGeocoder(db).predictions({
      query: 'faaroe',
      countryCode: 'SE',
      session: undefined,
      language: 'sv',
    });
    expect(first?.text).toBe('624 66 Fårö');
  });
});

describe.skipIf(skipped !== '')(`GeoNames’ postal codes${skipped}`, async () => {
  const { db } = await testDatabase();

  it.each(['DK', 'NL'])('of %s are imported whole, and change nothing the second time', async (country) => {
    const path = join(POSTAL, `${country}.csv`);
    const first = await importFile({ db, hashEmail })({ path, dryRun: false });
    expect(first).toMatchObject({ outcome: 'done', changed: 0, refused: 0 });
    expect(first.made).toBeGreaterThan(1000);
    const second = await importFile({ db, hashEmail })({ path, dryRun: false });
    expect(countsOf(second)).toEqual({ made: 0, changed: 0, unchanged: first.made, refused: 0 });
  });
});

describe('the demo’s places', async () => {
  const { db } = await testDatabase();

  it('hold every address and service center of the demo to be valid', async () => {
    await makeDemo({ db, hashEmail })({ materials: 100, buyers: 0, today: '2026-11-21' });
    const geocoder = openEmbeddedGeocoder(db);
    const centers = await db
      .selectFrom('erp.service_centers')
      .select(['market as countryCode', 'postal_code', 'city'])
      .execute();
    const addresses = await db
      .selectFrom('addresses')
      .select(['country_code as countryCode', 'postal_code', 'city'])
      .execute();
    const checked = await Promise.all(
      [...centers, ...addresses].map(async ({ countryCode, postal_code: postalCode, city }) => {
        const typed = { streetName: 'Vej', streetNumber: '1', postalCode, city, countryCode };
        return { postalCode, city, outcome: (await geocoder.validate(typed)).outcome };
      }),
    );
    expect(checked.length).toBeGreaterThan(40);
    expect(checked.filter(({ outcome }) => outcome !== 'valid')).toEqual([]);
    const strings = await db.selectFrom('accounting_strings').select('project').distinct().execute();
    expect(strings.length).toBeGreaterThan(10);
  });

  it('are made once', async () => {
    expect(await makeDemo({ db, hashEmail })({ materials: 100, buyers: 0, today: '2026-11-22' })).toBeUndefined();
  });
});
