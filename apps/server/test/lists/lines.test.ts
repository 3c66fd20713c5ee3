import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aList, type TestList } from '../support/a-list.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const linesOf = async (client: Client, id: string, query: object = {}) =>
  client.answer(calls.getVariationListLines, { params: { id }, query });

const codesOf = async (client: Client, id: string, query: object = {}) =>
  (await linesOf(client, id, query)).PageItems.map(({ Code }) => Code);

const numbersOf = ({ materials }: TestList) => materials.map(({ sapMaterialNumber }) => sapMaterialNumber);

const anOwner = async () => {
  const buyer = await aBuyer(db);
  return { buyer, client: await signedIn(buyer) };
};

describe('a page of lines', () => {
  test('is sorted by position, name, number or time, in both directions', async () => {
    const { buyer, client } = await anOwner();
    const materials = [
      await aMaterial(db, { name: 'Beta' }),
      await aMaterial(db, { name: 'alpha' }),
      await aMaterial(db, { name: 'Gamma' }),
    ];
    const [beta, alpha, gamma] = materials.map(({ code }) => code);
    const { id, lineIds } = await aList(db, { owner: buyer, materials });
    const body = { Lines: [{ LineId: lineIds[2] ?? '', AfterLineId: null }] };
    await client.answer(calls.changeVariationListLines, { params: { id }, body });
    expect(await codesOf(client, id)).toEqual([gamma, beta, alpha]);
    expect(await codesOf(client, id, { sort: 'desc' })).toEqual([alpha, beta, gamma]);
    expect(await codesOf(client, id, { orderBy: 'name' })).toEqual([alpha, beta, gamma]);
    expect(await codesOf(client, id, { orderBy: 'number', sort: 'desc' })).toEqual([gamma, alpha, beta]);
    expect(await codesOf(client, id, { orderBy: 'addedAt', PageSize: 1, Page: 4 })).toEqual([]);
    expect(await codesOf(client, id, { PageSize: 2, Page: 2 })).toEqual([alpha]);
  });

  test('is filtered by words in names, numbers and notes, while the counts of the list stay', async () => {
    const { buyer, client } = await anOwner();
    const pump = await aMaterial(db, { name: 'Circulation pump', names: { da: 'Cirkulationspumpe ØRSTED' } });
    const list = await aList(db, { owner: buyer, materials: [pump, await aMaterial(db), await aMaterial(db)] });
    const body = { Lines: [{ LineId: list.lineIds[1] ?? '', Note: 'For the 100% cellar' }] };
    await client.answer(calls.changeVariationListLines, { params: { id: list.id }, body });
    const found = await linesOf(client, list.id, { filter: ' PUMP ørsted' });
    expect(found.PageItems.map(({ Code }) => Code)).toEqual([pump.code]);
    expect(found).toMatchObject({ TotalItems: 1, TotalVariationsCount: 3 });
    expect(await codesOf(client, list.id, { filter: '100% cellar' })).toEqual([list.materials[1]?.code]);
    expect(await linesOf(client, list.id, { filter: 'nothing-of-the-kind' })).toMatchObject({
      PageItems: [],
      TotalItems: 0,
      TotalVariationsCount: 3,
    });
    expect(await codesOf(client, list.id, { filter: '_______' })).toEqual([]);
  });

  test('returns an obsolete material as unavailable, with its replacement', async () => {
    const { buyer, client } = await anOwner();
    const successor = await aMaterial(db);
    const [first, obsolete, blocked] = [
      await aMaterial(db),
      await aMaterial(db, { status: '40' }),
      await aMaterial(db, { status: '30' }),
    ];
    await sql`update materials set replaced_by = ${successor.sapMaterialNumber}
      where sap_material_number = ${obsolete.sapMaterialNumber}`.execute(db);
    const { id } = await aList(db, { owner: buyer, materials: [first, obsolete, blocked] });
    const page = await linesOf(client, id);
    expect(page).toMatchObject({ TotalItems: 3, HasNonAvailableMaterialsInList: true, TotalVariationsCount: 3 });
    expect(page.PageItems).toMatchObject([
      { Code: first.code, IsAvailable: true, UnavailableReason: null, Successor: null, AddedByName: buyer.name },
      { Code: obsolete.code, IsAvailable: false, UnavailableReason: 'obsolete', Successor: { Code: successor.code } },
      { Code: blocked.code, IsAvailable: false, UnavailableReason: 'blocked', Successor: null },
    ]);
    expect((await client.answer(calls.getVariationList, { params: { id } })).VariationsCount).toBe(3);
    // Also where the page shows none of them.
    expect(await linesOf(client, id, { PageSize: 1 })).toMatchObject({ HasNonAvailableMaterialsInList: true });
  });
});

test('neither shows nor counts a hidden material, which reappears unchanged', async () => {
  const { buyer, client } = await anOwner();
  const list = await aList(db, { owner: buyer });
  const { id } = list;
  const params = { id };
  const counts = async () => {
    const [page, shown, all] = [
      await linesOf(client, id),
      await client.answer(calls.getVariationList, { params }),
      await client.answer(calls.getVariationLists),
    ];
    return [
      page.PageItems.length,
      page.TotalItems,
      page.TotalVariationsCount,
      shown.VariationsCount,
      shown.TotalVariationsCount,
      all.myLists.find(({ Id }) => Id === id)?.VariationsCount,
    ];
  };
  const before = await linesOf(client, id);
  expect(await counts()).toEqual([3, 3, 3, 3, 3, 3]);
  const hidden = numbersOf(list)[1] ?? '';
  const assortment = await anAssortment(db, { materials: [hidden] });
  expect(await counts()).toEqual([2, 2, 2, 2, 2, 2]);
  expect(await codesOf(client, id)).not.toContain(list.materials[1]?.code);
  const add = { params, body: { VariationId: hidden } };
  expect((await client.refusal(calls.addVariationToList, add)).status).toBe(404);
  const copy = await client.answer(calls.copyVariationList, { params, body: { Name: 'Copy' } });
  expect(copy.VariationsCount).toBe(2);
  await db.deleteFrom('assortments').where('id', '=', assortment.id).execute();
  await noteChanges(db, [hidden]);
  expect(await counts()).toEqual([3, 3, 3, 3, 3, 3]);
  expect((await linesOf(client, id)).PageItems).toEqual(before.PageItems);
});

describe('changing materials', () => {
  test('adding again and removing again change nothing', async () => {
    const { buyer, client } = await anOwner();
    const list = await aList(db, { owner: buyer });
    const { code, sapMaterialNumber } = await aMaterial(db);
    const params = { id: list.id };
    for (const body of [{ VariationCode: code }, { VariationId: sapMaterialNumber }])
      await client.answer(calls.addVariationToList, { params, body });
    expect(await linesOf(client, list.id)).toMatchObject({ TotalItems: 4, Version: 2 });
    for (const query of [{ VariationCode: code }, { VariationId: sapMaterialNumber }])
      await client.answer(calls.removeVariationFromList, { params, query });
    expect(await linesOf(client, list.id)).toMatchObject({ TotalItems: 3, Version: 3 });
    for (const named of [{}, { VariationCode: 'nothing' }, { VariationId: "'; drop table materials; --" }]) {
      expect((await client.refusal(calls.addVariationToList, { params, body: named })).status).toBe(404);
      expect((await client.refusal(calls.removeVariationFromList, { params, query: named })).status).toBe(404);
    }
  });

  test('hundreds of numbers are added in one transaction, and those that are not are named with the reason', async () => {
    const { buyer, client } = await anOwner();
    const list = await aList(db, { owner: buyer });
    const many = await someMaterials(db, 400, { price: null });
    const [hidden, foreign] = [await aMaterial(db), await aMaterial(db, { market: 'SE' })];
    await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
    const sapMaterialNumbersToAdd = [
      'unknown',
      hidden.sapMaterialNumber,
      foreign.sapMaterialNumber,
      ...numbersOf(list),
      ...many.map(({ sapMaterialNumber }) => sapMaterialNumber),
      many[0]?.sapMaterialNumber ?? '',
    ];
    const params = { id: list.id };
    const patched = await client.answer(calls.patchVariationList, { params, body: { sapMaterialNumbersToAdd } });
    expect(patched).toMatchObject({ AddedCount: 400, AlreadyThereCount: 3, RemovedCount: 0, Version: 2 });
    expect(patched.NotAdded).toEqual(
      ['unknown', hidden.sapMaterialNumber, foreign.sapMaterialNumber].map((SapMaterialNumber) => ({
        SapMaterialNumber,
        Reason: 'unknown-material',
      })),
    );
    const page = await linesOf(client, list.id, { PageSize: 100, Page: 5 });
    expect(page.TotalItems).toBe(403);
    expect(page.PageItems.map(({ Code }) => Code)).toEqual(many.slice(397).map(({ code }) => code));
    const nothing = { sapMaterialNumbersToAdd: [], sapMaterialNumbersToRemove: [] };
    expect((await client.refusal(calls.patchVariationList, { params, body: nothing })).code).toBe('nothing-to-change');
  });

  test('copies position, note and usual quantity to a replacement', async () => {
    const { buyer, client } = await anOwner();
    const list = await aList(db, { owner: buyer });
    const params = { id: list.id };
    const Lines = [{ LineId: list.lineIds[1] ?? '', Note: 'In the van', UsualQuantity: 4 }];
    await client.answer(calls.changeVariationListLines, { params, body: { Lines } });
    const { code, sapMaterialNumber } = await aMaterial(db);
    const sapMaterialNumbersToRemove = [numbersOf(list)[1] ?? ''];
    const replace = (number: string) =>
      client.answer(calls.patchVariationList, {
        params,
        body: { sapMaterialNumbersToRemove, sapMaterialNumbersToAdd: [number] },
      });
    expect(await replace('unknown')).toMatchObject({ RemovedCount: 0, AddedCount: 0, NotAdded: [{}] });
    expect(await replace(sapMaterialNumber)).toMatchObject({ RemovedCount: 1, AddedCount: 1, NotAdded: [] });
    const page = await linesOf(client, list.id);
    const [first, , last] = list.materials;
    expect(page.PageItems.map(({ Code }) => Code)).toEqual([first?.code, code, last?.code]);
    expect(page.PageItems[1]).toMatchObject({ Note: 'In the van', UsualQuantity: 4 });
    for (const numbers of [[''], ['x'.repeat(41)]]) {
      const body = { sapMaterialNumbersToRemove, sapMaterialNumbersToAdd: numbers };
      expect((await client.refusal(calls.patchVariationList, { params, body })).status).toBe(400);
    }
  });
});

describe('changing lines', () => {
  test('changes all or none', async () => {
    const { buyer, client } = await anOwner();
    const list = await aList(db, { owner: buyer });
    const other = await aList(db, { owner: buyer });
    const params = { id: list.id };
    const [first = '', , last = ''] = list.lineIds;
    const change = (
      ...Lines: { LineId: string; UsualQuantity?: number | null; Note?: string; AfterLineId?: string }[]
    ) => ({
      params,
      body: { Lines },
    });
    const changed = await client.answer(
      calls.changeVariationListLines,
      change({ LineId: first, UsualQuantity: 2.5, Note: 'Two\nlines' }, { LineId: first, AfterLineId: last }),
    );
    expect(changed.Lines).toMatchObject([{ LineId: first, UsualQuantity: 2.5, Note: 'Two\nlines' }]);
    const before = await linesOf(client, list.id);
    expect(before.PageItems.map(({ LineId }) => LineId)).toEqual([...list.lineIds.slice(1), first]);
    const refused = [
      [change({ LineId: last, Note: 'x' }, { LineId: other.lineIds[0] ?? '', Note: 'x' }), 404],
      [change({ LineId: last, Note: 'x', AfterLineId: other.lineIds[0] ?? '' }), 404],
      [change({ LineId: last, Note: 'x' }, { LineId: first, UsualQuantity: 0 }), 422],
      [change({ LineId: last, Note: 'x', UsualQuantity: -1 }), 422],
      [change({ LineId: last, UsualQuantity: 0.0001 }), 400],
      [change({ LineId: last, Note: 'x'.repeat(501) }), 400],
    ] as const;
    for (const [input, status] of refused)
      expect((await client.refusal(calls.changeVariationListLines, input)).status).toBe(status);
    expect(await linesOf(client, list.id)).toEqual(before);
    await client.answer(calls.changeVariationListLines, change({ LineId: first, UsualQuantity: null }));
    expect((await linesOf(client, list.id)).PageItems.at(-1)).toMatchObject({
      UsualQuantity: null,
      Note: 'Two\nlines',
    });
  });

  test('moves lines to the same place again and again', async () => {
    const { buyer, client } = await anOwner();
    const { id, lineIds } = await aList(db, { owner: buyer });
    let order = [...lineIds];
    for (let turn = 0; turn < 40; turn += 1) {
      const [first = '', second = '', third = ''] = order;
      await client.answer(calls.changeVariationListLines, {
        params: { id },
        body: { Lines: [{ LineId: third, AfterLineId: first }] },
      });
      order = [first, third, second];
    }
    expect((await linesOf(client, id)).PageItems.map(({ LineId }) => LineId)).toEqual(order);
  });
});

test('removed lines come back as they were, but not twice, and not after 30 days', async () => {
  const { buyer, client } = await anOwner();
  const list = await aList(db, { owner: buyer });
  const params = { id: list.id };
  const Lines = [{ LineId: list.lineIds[1] ?? '', Note: 'Spare', UsualQuantity: 3 }];
  await client.answer(calls.changeVariationListLines, { params, body: { Lines } });
  const before = await linesOf(client, list.id);
  const sapMaterialNumbersToRemove = numbersOf(list);
  await client.answer(calls.patchVariationList, { params, body: { sapMaterialNumbersToRemove } });
  await client.answer(calls.addVariationToList, { params, body: { VariationId: numbersOf(list)[0] ?? '' } });
  const restore = () =>
    client.answer(calls.restoreVariationListLines, { params, body: { LineIds: [...list.lineIds] } });
  // The first was added again: it is a new line.
  expect(await restore()).toMatchObject({ RestoredCount: 2 });
  expect(await restore()).toMatchObject({ RestoredCount: 0 });
  const after = await linesOf(client, list.id);
  expect(after.PageItems.slice(0, 2)).toEqual(before.PageItems.slice(1));
  expect(after.PageItems[2]).toMatchObject({ Code: list.materials[0]?.code });
  await client.answer(calls.patchVariationList, { params, body: { sapMaterialNumbersToRemove } });
  await sql`update variation_list_lines set removed_at = now() - interval '31 days' where list_id = ${list.id}`.execute(
    db,
  );
  expect(await restore()).toMatchObject({ RestoredCount: 0 });
});

test('opening and changing a list of 5,000 lines take as many statements as of 50', async () => {
  const { buyer, client } = await anOwner();
  const materials = await someMaterials(db, 5000, { price: null });
  const [short, long] = [
    await aList(db, { owner: buyer, materials: materials.slice(0, 50) }),
    await aList(db, { owner: buyer, materials }),
  ];
  const fresh = await someMaterials(db, 20, { price: null });
  const add = (id: string, from: number, count: number) => () =>
    client.answer(calls.patchVariationList, {
      params: { id },
      body: {
        sapMaterialNumbersToAdd: fresh.slice(from, from + count).map(({ sapMaterialNumber }) => sapMaterialNumber),
        sapMaterialNumbersToRemove: materials
          .slice(from, from + count)
          .map(({ sapMaterialNumber }) => sapMaterialNumber),
      },
    });
  const acts = [
    (list: TestList) => () => linesOf(client, list.id, { PageSize: list === short ? 10 : 100 }),
    (list: TestList) => () => client.answer(calls.getVariationList, { params: { id: list.id } }),
    (list: TestList) => () =>
      client.answer(calls.changeVariationListLines, {
        params: { id: list.id },
        body: { Lines: [{ LineId: list.lineIds.at(-1) ?? '', AfterLineId: list.lineIds[1] ?? '', Note: 'Moved' }] },
      }),
    (list: TestList) => (list === short ? add(list.id, 2, 2) : add(list.id, 2, 18)),
  ];
  for (const act of acts) {
    const counts = [await countQueries(db, act(short)), await countQueries(db, act(long))];
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(12);
  }
  expect(await linesOf(client, long.id, { PageSize: 1 })).toMatchObject({ TotalItems: 5000 });
});

test('memberships name the lists of each material, favorites first', async () => {
  const { buyer, client } = await anOwner();
  const colleague = await aBuyer(db, { company: buyer.company });
  const list = await aList(db, { owner: buyer, name: 'Van' });
  const { materials } = list;
  await aList(db, { owner: colleague, name: 'Office', materials, subscribers: [buyer] });
  await aList(db, { owner: colleague, name: 'Private', materials });
  const [first = '', second = ''] = numbersOf(list);
  await client.answer(calls.setFavorite, { body: { ProductSapMaterialNumber: first, SetFavoriteTo: true } });
  const ask = (numbers: readonly string[]) =>
    client.answer(calls.getVariationListMemberships, { query: { SapMaterialNumbers: numbers.join(',') } });
  const memberships = await ask([first, second, 'unknown']);
  expect(memberships.map(({ SapMaterialNumber, Lists }) => [SapMaterialNumber, Lists.map(({ Name }) => Name)])).toEqual(
    [
      [first, ['Favorites', 'Office', 'Van']],
      [second, ['Office', 'Van']],
      ['unknown', []],
    ],
  );
  const one = await countQueries(db, () => ask([first]));
  const many = await countQueries(db, () => ask(numbersOf(list)));
  expect(many).toBe(one);
});
