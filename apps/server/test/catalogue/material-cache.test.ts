import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openCatalogueCache } from '../../src/areas/catalogue/index.ts';
import { openListener, type Subscriber } from '../../src/db/index.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { quietLog } from '../support/quiet-log.ts';

const { db, connectionString } = await testDatabase();
const catalogue = openCatalogueCache(db);
const { documents } = catalogue;
/** Subscribers by their channels, for changes without a notification. */
const subscribers = new Map<string, Subscriber>();

const listening: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of listening) await close();
});

const turnOn = async (): Promise<void> => {
  const events = await openListener(connectionString, quietLog());
  listening.push(() => events.close());
  await catalogue.subscribe({
    subscribe: (channel, subscriber) => {
      subscribers.set(channel, subscriber);
      return events.subscribe(channel, subscriber);
    },
  });
};

const nameOf = async (key: string) => (await documents([key], 'DK'))[0]?.names.en;

const rename = async (key: string, name: string): Promise<void> => {
  await sql`update materials set names = ${JSON.stringify({ en: name })} where sap_material_number = ${key}`.execute(
    db,
  );
  await sql`insert into search_changes (sap_material_number) values (${key})`.execute(db);
};

test('reads each row once, returns rows in the requested order, and reads only missing rows', async () => {
  await turnOn();
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

test('does not return a material of another market', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  expect(await documents([sapMaterialNumber], 'DK')).toHaveLength(1);
  expect(await documents([sapMaterialNumber], 'NL')).toEqual([]);
});

test('a notified change invalidates the cache', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  await nameOf(sapMaterialNumber);
  await rename(sapMaterialNumber, 'Renamed');
  await expect.poll(() => nameOf(sapMaterialNumber)).toBe('Renamed');
});

test('does not cache a row that changed while it was read', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  const reading = documents([sapMaterialNumber], 'DK');
  await subscribers.get('search_changes')?.notified('');
  await reading;
  expect(await countQueries(db, () => documents([sapMaterialNumber], 'DK'))).toBe(1);
});

test('invalidates the cache after the notification connection was lost', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  await documents([sapMaterialNumber], 'DK');
  await subscribers.get('search_changes')?.resync();
  expect(await countQueries(db, () => documents([sapMaterialNumber], 'DK'))).toBe(1);
});
