import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { findDocuments, keepDocuments } from '../../src/areas/catalogue/index.ts';
import { openListener } from '../../src/db/index.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { quietLog } from '../support/quiet-log.ts';

const { db, connectionString } = await testDatabase();
const documents = findDocuments(db);

const heard: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of heard) await close();
});

const keeping = async (): Promise<void> => {
  const events = await openListener(connectionString, quietLog());
  heard.push(() => events.close());
  await events.subscribe('search_changes', keepDocuments(db));
};

const nameOf = async (key: string) => (await documents([key], 'DK'))[0]?.names.en;

const rename = async (key: string, name: string): Promise<void> => {
  await sql`update materials set names = ${JSON.stringify({ en: name })} where sap_material_number = ${key}`.execute(
    db,
  );
  await sql`insert into search_changes (sap_material_number) values (${key})`.execute(db);
};

test('what was read before is read once, in the order asked for, and only what is missing is asked', async () => {
  await keeping();
  const [one, two, three] = [await aMaterial(db), await aMaterial(db), await aMaterial(db)];
  const keys = [one, two, three].map(({ sapMaterialNumber }) => sapMaterialNumber);
  expect(await countQueries(db, () => documents(keys.slice(0, 2), 'DK'))).toBe(1);
  expect(await countQueries(db, () => documents(keys.slice(0, 2), 'DK'))).toBe(0);
  expect(
    await countQueries(db, async () => {
      const rows = await documents(keys.toReversed(), 'DK');
      expect(rows.map((row) => row.sap_material_number)).toEqual(keys.toReversed());
    }),
  ).toBe(1);
});

test('a material of another market is not found, however often it was found in its own', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  expect(await documents([sapMaterialNumber], 'DK')).toHaveLength(1);
  expect(await documents([sapMaterialNumber], 'NL')).toEqual([]);
});

test('a change is seen as soon as it is heard of', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  await nameOf(sapMaterialNumber);
  await rename(sapMaterialNumber, 'Renamed');
  await expect.poll(() => nameOf(sapMaterialNumber)).toBe('Renamed');
});

test('what changes while it is read is not kept', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  const subscriber = keepDocuments(db);
  const reading = documents([sapMaterialNumber], 'DK');
  await subscriber.notified('');
  await reading;
  expect(await countQueries(db, () => documents([sapMaterialNumber], 'DK'))).toBe(1);
});

test('after the connection that hears of changes was lost nothing kept is trusted', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  const subscriber = keepDocuments(db);
  await documents([sapMaterialNumber], 'DK');
  await subscriber.resync();
  expect(await countQueries(db, () => documents([sapMaterialNumber], 'DK'))).toBe(1);
});
