import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aList } from '../support/a-list.ts';
import { type Material, someMaterials } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

/** An owner and two collaborators of one list, each signed in. */
const threeEditors = async (materials: readonly Material[]) => {
  const owner = await aBuyer(db);
  const collaborators = [await aBuyer(db, { company: owner.company }), await aBuyer(db, { company: owner.company })];
  const list = await aList(db, { owner, collaborators, materials });
  const clients = await Promise.all([owner, ...collaborators].map((person) => signedIn(person)));
  const editor = (index: number): Client => {
    const client = clients[index % clients.length];
    if (client === undefined) throw new Error('There is an editor');
    return client;
  };
  return { list, editor };
};

const linesOf = async (client: Client, id: string) =>
  (await client.answer(calls.getVariationListLines, { params: { id }, query: { PageSize: 100 } })).PageItems;

/**
 * Each material is changed by calls of one kind, so that what it ends as, in whichever order they came, is known. Moves
 * keep the lines as they are but for their order.
 */
test('40 parallel changes by an owner and two collaborators end as some serial order of them', async () => {
  const materials = await someMaterials(db, 8, { price: null });
  const fresh = await someMaterials(db, 10, { price: null });
  const { list, editor } = await threeEditors(materials);
  const params = { id: list.id };
  const lineAt = (index: number) => list.lineIds[index] ?? '';
  const numberAt = (all: readonly Material[], index: number) => all[index]?.sapMaterialNumber ?? '';
  const change = (
    index: number,
    line: { LineId: string; Note?: string; UsualQuantity?: number; AfterLineId?: string },
  ) => editor(index).answer(calls.changeVariationListLines, { params, body: { Lines: [line] } });

  const results = await Promise.all([
    // The same ten materials by two people each: each is added once.
    times(10, (index) =>
      editor(index).answer(calls.patchVariationList, {
        params,
        body: { sapMaterialNumbersToAdd: [numberAt(fresh, index), numberAt(fresh, (index + 1) % 10)] },
      }),
    ),
    // One line is removed and added again by turns: it is there or not, once.
    times(6, (index) =>
      editor(index).answer(calls.patchVariationList, {
        params,
        body:
          index % 2 === 0
            ? { sapMaterialNumbersToRemove: [numberAt(materials, 0)] }
            : { sapMaterialNumbersToAdd: [numberAt(materials, 0)] },
      }),
    ),
    times(8, (index) => change(index, { LineId: lineAt(1), Note: `Note ${index}` })),
    times(8, (index) => change(index, { LineId: lineAt(2), UsualQuantity: index + 1 })),
    times(8, (index) => change(index, { LineId: lineAt(3 + (index % 4)), AfterLineId: lineAt(7) })),
  ]);

  const [added, , noted, counted] = results;
  expect(added.reduce((sum, { AddedCount }) => sum + AddedCount, 0)).toBe(10);
  expect(added.reduce((sum, { AlreadyThereCount }) => sum + AlreadyThereCount, 0)).toBe(10);
  const lines = await linesOf(editor(0), list.id);
  const codes = lines.map(({ Code }) => Code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining([...materials.slice(1), ...fresh].map(({ code }) => code)));
  expect([17, 18]).toContain(codes.length);
  // The last to write a note or a quantity was the one with the highest version.
  type Changed = { Version: number; Lines: readonly { Note: string; UsualQuantity: number | null }[] };
  const latest = (all: readonly Changed[]) => all.toSorted((left, right) => right.Version - left.Version)[0]?.Lines[0];
  const line = (index: number) => lines.find(({ LineId }) => LineId === lineAt(index));
  expect(line(1)?.Note).toBe(latest(noted)?.Note);
  expect(line(2)?.UsualQuantity).toBe(latest(counted)?.UsualQuantity);
  // Moved behind the last of the former lines, before what was added, in whichever order.
  const ids = lines.map(({ LineId }) => LineId);
  const behind = ids.indexOf(lineAt(7));
  expect(new Set(ids.slice(behind + 1, behind + 5))).toEqual(new Set([3, 4, 5, 6].map(lineAt)));
  // Every change that did something has a version of its own.
  const { Version } = await editor(1).answer(calls.getVariationList, { params });
  const versions = [noted, counted, results[4]].flat().map((each) => each.Version);
  expect(new Set(versions).size).toBe(24);
  expect(Math.max(...versions)).toBeLessThanOrEqual(Version);
  const changes = await db.selectFrom('variation_list_changes').selectAll().where('list_id', '=', list.id).execute();
  const balance = (number: string) =>
    changes.reduce(
      (sum, { kind, sap_material_number }) =>
        sap_material_number === number ? sum + (kind === 'added' ? 1 : -1) : sum,
      0,
    );
  for (const { sapMaterialNumber } of fresh) expect(balance(sapMaterialNumber)).toBe(1);
  expect(balance(numberAt(materials, 0))).toBe(codes.includes(materials[0]?.code ?? '') ? 0 : -1);
});

test('sets a favorite once or not at all in a race of many tabs', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const [material, other] = await someMaterials(db, 2, { price: null });
  const star = (code: string | undefined, SetFavoriteTo: boolean) =>
    client.answer(calls.setFavorite, { body: { ProductCode: code ?? '', SetFavoriteTo } });
  await times(20, (index) => star(index % 4 === 3 ? other?.code : material?.code, index % 4 !== 1));
  await star(material?.code, true);
  const { Documents, TotalCount } = await client.answer(calls.getFavorites);
  expect(Documents.map(({ Code }) => Code).toSorted()).toEqual([material?.code, other?.code].toSorted());
  expect(TotalCount).toBe(2);
  const lists = await db.selectFrom('variation_lists').select('id').where('owner_id', '=', buyer.contactId).execute();
  expect(lists).toHaveLength(1);
});

test('a person has one default list, though several are set at the same time', async () => {
  const owner = await aBuyer(db);
  const lists = [await aList(db, { owner, materials: [] }), await aList(db, { owner, materials: [] })];
  const client = await signedIn(owner);
  await times(8, (index) =>
    client.answer(calls.setDefaultVariationList, { params: { id: lists[index % 2]?.id ?? '' } }),
  );
  const { myLists } = await client.answer(calls.getVariationLists);
  expect(myLists.filter(({ IsDefault }) => IsDefault)).toHaveLength(1);
});
