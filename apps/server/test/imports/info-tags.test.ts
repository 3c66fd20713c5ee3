import type { ToldInfoTag } from '@grossist/catalogue-formats';
import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

let numbers = 7_100_000;
const nextNumber = (): string => String((numbers += 1));

const tagOf = async (number: string) =>
  (
    await db
      .selectFrom('materials')
      .select('info_tag')
      .where('sap_material_number', '=', number)
      .executeTakeFirstOrThrow()
  ).info_tag;

const NEW: ToldInfoTag = { color: 'blue', ribbonTexts: { en: 'New', da: 'Nyhed' } };
const LAST: ToldInfoTag = { color: 'red', ribbonTexts: { en: 'Last ones' }, descriptions: { en: 'No more come.' } };

const amend = (sapMaterialNumber: string, infoTag: ToldInfoTag) =>
  importing(db, [{ kind: 'material-amendment', sapMaterialNumber, infoTag }]);

test('sets, keeps, replaces and removes the tag of a material', async () => {
  const sapMaterialNumber = nextNumber();
  const own = { sapMaterialNumber, elNumber: sapMaterialNumber };
  await importing(db, [aMaterialRecord({ ...own, infoTag: NEW })]);
  expect(await tagOf(sapMaterialNumber)).toEqual({ ...NEW, descriptions: {} });
  await importing(db, [aMaterialRecord({ ...own, packageSize: '50' })]);
  expect(await tagOf(sapMaterialNumber)).toEqual({ ...NEW, descriptions: {} });
  await importing(db, [aMaterialRecord({ ...own, infoTag: LAST })]);
  expect(await tagOf(sapMaterialNumber)).toEqual(LAST);
  await importing(db, [aMaterialRecord({ ...own, infoTag: { color: 'none' } })]);
  expect(await tagOf(sapMaterialNumber)).toBeNull();
});

test('adds and removes a material’s tag by amendments, and notifies the search', async () => {
  const sapMaterialNumber = nextNumber();
  await importing(db, [aMaterialRecord({ sapMaterialNumber, elNumber: sapMaterialNumber })]);
  const announcedChanges = async (): Promise<number> =>
    (
      await db
        .selectFrom('search_changes')
        .select('sequence')
        .where('sap_material_number', '=', sapMaterialNumber)
        .execute()
    ).length;
  const before = await announcedChanges();
  expect(countsOf(await amend(sapMaterialNumber, LAST))).toMatchObject({ changed: 1 });
  expect(await tagOf(sapMaterialNumber)).toEqual(LAST);
  expect(countsOf(await amend(sapMaterialNumber, { color: 'none' }))).toMatchObject({ changed: 1 });
  expect(await tagOf(sapMaterialNumber)).toBeNull();
  expect(countsOf(await amend(sapMaterialNumber, { color: 'none' }))).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await announcedChanges()).toBe(before + 2);
});

test('makes a new material without a tag', async () => {
  const sapMaterialNumber = nextNumber();
  await importing(db, [
    aMaterialRecord({ sapMaterialNumber, elNumber: sapMaterialNumber, infoTag: { color: 'none' } }),
  ]);
  expect(await tagOf(sapMaterialNumber)).toBeNull();
});

test('a tag without a word is refused with its line', async () => {
  const report = await amend(nextNumber(), { color: 'green', ribbonTexts: { en: ' ' } });
  expect(report.lines).toMatchObject([{ line: 1, kind: 'refused', text: expect.stringContaining('infoTag') }]);
});
