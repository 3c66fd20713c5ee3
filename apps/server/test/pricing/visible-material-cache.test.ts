import { getPrice } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const priced = async (client: Client, numbers: readonly string[]) =>
  (await client.answer(getPrice, { body: numbers.map((MaterialNo) => ({ MaterialNo })) })).map(
    ({ MaterialNo }) => MaterialNo,
  );

const numbersOf = async (count: number) =>
  (await someMaterials(db, count)).map(({ sapMaterialNumber }) => sapMaterialNumber);

/** The session's own, and the address: of the cart, and while there is no cart the account's usual one. */
const CACHED_QUERIES = 3;

test('reads no materials again for buyers with the same assortments', async () => {
  const numbers = await numbersOf(3);
  const buyer = await aBuyer(db);
  const [one, other] = [await signedIn(buyer), await signedIn(await aBuyer(db, { company: buyer.company }))];
  expect(await priced(one, numbers)).toEqual(numbers);
  expect(
    await countQueries(db, async () => {
      expect(await priced(other, [...numbers, ...numbers])).toEqual([...numbers, ...numbers]);
    }),
  ).toBe(CACHED_QUERIES);
});

test('reads only the materials that are not cached', async () => {
  const [first = '', ...rest] = await numbersOf(3);
  const client = await signedIn(await aBuyer(db));
  await priced(client, [first, 'nothing']);
  expect(await priced(client, [...rest, 'nothing', first])).toEqual([...rest, first]);
});

test('a change of an assortment applies once it is notified', async () => {
  const [first = '', second = ''] = await numbersOf(2);
  const [granted, others] = [await aBuyer(db), await signedIn(await aBuyer(db))];
  expect(await priced(others, [first, second])).toEqual([first, second]);
  await anAssortment(db, { materials: [first], companies: [granted.company] });
  expect(await priced(others, [first, second])).toEqual([second]);
  expect(await priced(await signedIn(granted), [first, second])).toEqual([first, second]);
  expect(await priced(others, [first, second])).toEqual([second]);
});

test('does not cache materials that changed while they were read', async () => {
  const [number = ''] = await numbersOf(1);
  const client = await signedIn(await aBuyer(db));
  await noteChanges(db, [number]);
  const reading = priced(client, [number]);
  await anAssortment(db, { materials: [number] });
  await reading;
  expect(await priced(client, [number])).toEqual([]);
});
