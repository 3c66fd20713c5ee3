import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const countsOf = async (client: Client, id: string) => {
  const [list, page] = [
    await client.answer(calls.getVariationList, { params: { id } }),
    await client.answer(calls.getVariationListLines, { params: { id } }),
  ];
  return [list.VariationsCount, page.TotalVariationsCount, page.PageItems.length];
};

test('reads visible lines once for a version of a list', async () => {
  const buyer = await aBuyer(db);
  const { id } = await aList(db, { owner: buyer });
  const client = await signedIn(buyer);
  const show = () => client.answer(calls.getVariationList, { params: { id } });
  const first = await countQueries(db, show);
  expect(await countQueries(db, show)).toBe(first - 1);
  const { code } = await aMaterial(db);
  await client.answer(calls.addVariationToList, { params: { id }, body: { VariationCode: code } });
  expect(await countQueries(db, show)).toBe(first);
  expect(await countsOf(client, id)).toEqual([4, 4, 4]);
});

test('buyers who see other materials count and see other lines, once materials have changed', async () => {
  const owner = await aBuyer(db);
  const favored = await aBuyer(db, { company: owner.company });
  const list = await aList(db, { owner, subscribers: [favored] });
  const [plain, chosen] = [await signedIn(owner), await signedIn(favored)];
  expect(await countsOf(plain, list.id)).toEqual([3, 3, 3]);
  const { id } = await anAssortment(db, {
    materials: list.materials.slice(0, 2).map(({ sapMaterialNumber }) => sapMaterialNumber),
    contacts: [favored],
  });
  expect(await countsOf(plain, list.id)).toEqual([1, 1, 1]);
  expect(await countsOf(chosen, list.id)).toEqual([3, 3, 3]);
  await sql`delete from assortments where id = ${id}`.execute(db);
  await noteChanges(
    db,
    list.materials.map(({ sapMaterialNumber }) => sapMaterialNumber),
  );
  expect(await countsOf(plain, list.id)).toEqual([3, 3, 3]);
});

test('shows nothing hidden or duplicate when a list changes during the read', async () => {
  const owner = await aBuyer(db);
  const collaborator = await aBuyer(db, { company: owner.company });
  const list = await aList(db, { owner, collaborators: [collaborator] });
  const hidden = await Promise.all(Array.from({ length: 6 }, () => aMaterial(db, { price: null })));
  await anAssortment(db, {
    materials: hidden.map(({ sapMaterialNumber }) => sapMaterialNumber),
    contacts: [collaborator],
  });
  const [reader, editor] = [await signedIn(owner), await signedIn(collaborator)];
  const params = { id: list.id };
  const pages = await Promise.all([
    ...hidden.map(async ({ code }) => {
      await editor.answer(calls.addVariationToList, { params, body: { VariationCode: code } });
      return countsOf(reader, list.id);
    }),
    ...Array.from({ length: 6 }, () => countsOf(reader, list.id)),
  ]);
  for (const counts of pages) expect(counts).toEqual([3, 3, 3]);
  expect(await countsOf(editor, list.id)).toEqual([9, 9, 9]);
});
