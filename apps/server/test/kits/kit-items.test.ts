import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aKit } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const shop = testApp(db);

const aProjectKit = async (items?: Parameters<typeof aKit>[1]['items']) => {
  const project = await aProjectOfKits(db, shop);
  const { buyer, client, id } = project;
  const kit = await aKit(db, { buyer, project: { id }, ...(items && { items }) });
  const params = { id: kit.id };
  const read = () => client.answer(calls.getKitDraft, { params });
  return { ...project, kit, params, read };
};

test('rounds each kit by minimum and multiplum, and reports it', async () => {
  const { client, params } = await aProjectKit();
  const { sapMaterialNumber } = await aMaterial(db, { minQuantity: '10', multiplum: '5' });
  const body = { sapMaterialNumber, quantity: 3 };
  const kit = await client.answer(calls.setKitItem, { params, body });
  expect(kit.adjustments).toEqual([{ kitId: params.id, sapMaterialNumber, requestedQuantity: 3, quantity: 10 }]);
  expect(kit.items.at(-1)).toMatchObject({ sapMaterialNumber, quantity: 10, itemMinQuantity: 10, itemMultiplum: 5 });
});

test('sets the quantity of a material, so that a repeated call changes nothing', async () => {
  const { client, params, read } = await aProjectKit([]);
  const { sapMaterialNumber } = await aMaterial(db);
  for (const quantity of [2, 2, 3]) {
    await client.answer(calls.setKitItem, { params, body: { sapMaterialNumber, quantity } });
  }
  expect((await read()).items.map(({ quantity }) => quantity)).toEqual([3]);
});

test('refuses what can not be packed, and changes nothing', async () => {
  const { client, params, read } = await aProjectKit();
  const before = await read();
  const refusal = async (sapMaterialNumber: string, quantity: number) => {
    const { status, code } = await client.refusal(calls.setKitItem, { params, body: { sapMaterialNumber, quantity } });
    return [status, code];
  };
  const blocked = await aMaterial(db, { status: '30' });
  const good = await aMaterial(db);
  const abroad = await aMaterial(db, { market: 'SE' });
  expect(await refusal(blocked.sapMaterialNumber, 1)).toEqual([422, 'not-orderable']);
  expect(await refusal(good.sapMaterialNumber, 0)).toEqual([422, 'quantity-not-positive']);
  expect(await refusal(abroad.sapMaterialNumber, 1)).toEqual([404, 'not-found']);
  expect(await read()).toEqual(before);
});

test('an invalid item is checked on load and replaced by its successor in its place', async () => {
  const [successor, good] = [await aMaterial(db), await aMaterial(db)];
  const obsolete = await aMaterial(db, { status: '40' });
  await db
    .updateTable('materials')
    .set({ replaced_by: successor.sapMaterialNumber })
    .where('sap_material_number', '=', obsolete.sapMaterialNumber)
    .execute();
  const { client, params, read } = await aProjectKit([
    { material: obsolete, quantity: '2' },
    { material: good, quantity: '1' },
  ]);
  const { items, isAnyItemInvalid } = await read();
  expect(isAnyItemInvalid).toBe(true);
  expect(items).toMatchObject([
    { isInvalid: true, isChecked: true, successor: { sapMaterialNumber: successor.sapMaterialNumber } },
    { isInvalid: false, isChecked: false, successor: null },
  ]);
  const body = { id: items[0]?.id, sapMaterialNumber: successor.sapMaterialNumber, quantity: 2 };
  const replaced = await client.answer(calls.setKitItem, { params, body });
  expect(replaced.isAnyItemInvalid).toBe(false);
  expect(replaced.items.map((item) => [item.id, item.sapMaterialNumber])).toEqual([
    [items[0]?.id, successor.sapMaterialNumber],
    [items[1]?.id, good.sapMaterialNumber],
  ]);
});

test('some items go alone, all of them take the kit along; both come back', async () => {
  const { client, kit, params, read } = await aProjectKit();
  const [first = '', second = ''] = kit.items.map(({ id }) => id);
  const removed = await client.answer(calls.deleteKitItems, { params, body: [first] });
  expect(removed).toMatchObject({ isDeleted: false, itemCount: 1 });
  await client.answer(calls.restoreKits, { body: { itemIds: [first] } });
  expect((await read()).items.map(({ id }) => id)).toEqual([first, second]);
  expect((await client.answer(calls.deleteKitItems, { params, body: [second, first] })).isDeleted).toBe(true);
  expect((await client.refusal(calls.getKitDraft, { params })).status).toBe(404);
  await client.answer(calls.restoreKits, { body: { kitIds: [kit.id] } });
  expect((await read()).itemCount).toBe(2);
});

test('an item does not come back beside another one of its material', async () => {
  const { client, kit, params, read } = await aProjectKit();
  const [first] = kit.items;
  await client.answer(calls.deleteKitItems, { params, body: [first?.id ?? ''] });
  const sapMaterialNumber = first?.material.sapMaterialNumber ?? '';
  await client.answer(calls.setKitItem, { params, body: { sapMaterialNumber, quantity: 7 } });
  const restored = await client.answer(calls.restoreKits, { body: { itemIds: [first?.id ?? ''] } });
  expect(restored.restoredCount).toBe(0);
  expect((await read()).items.map(({ quantity }) => quantity)).toEqual([2, 7]);
});

test('two kits of the same name are changed apart', async () => {
  const { client, id, buyer } = await aProjectOfKits(db, shop);
  const material = await aMaterial(db);
  const kitOf = (quantity: string) =>
    aKit(db, { buyer, project: { id }, name: 'Bath', items: [{ material, quantity }] });
  const [one, other] = [await kitOf('1'), await kitOf('3')];
  const body = { sapMaterialNumber: material.sapMaterialNumber, quantity: 2 };
  await client.answer(calls.setKitItem, { params: { id: one.id }, body });
  const { kits } = await client.answer(calls.getSmartKit, { query: { smartKitId: id } });
  expect(kits.map((kit) => [kit.id, kit.items[0]?.quantity])).toEqual([
    [one.id, 2],
    [other.id, 3],
  ]);
});

test('refuses a change from a tab with an outdated kit', async () => {
  const { client, params, read } = await aProjectKit();
  const { modifiedAtUtc } = await read();
  const rename = (headerDescription: string) => ({
    params,
    body: { kitDraftUpdateDto: { headerDescription, modifiedAtUtc } },
  });
  await client.answer(calls.updateKitDraft, rename('2nd left'));
  expect((await client.refusal(calls.updateKitDraft, rename('2nd right'))).status).toBe(409);
  expect((await read()).headerDescription).toBe('2nd left');
});

test('loses nothing when tabs change one kit in parallel', async () => {
  const { client, params, read } = await aProjectKit([]);
  const materials = await Promise.all(Array.from({ length: 6 }, () => aMaterial(db)));
  await Promise.all(
    materials.map(({ sapMaterialNumber }) =>
      client.answer(calls.setKitItem, { params, body: { sapMaterialNumber, quantity: 1 } }),
    ),
  );
  const held = (await read()).items.map((item) => item.sapMaterialNumber).toSorted();
  expect(held).toEqual(materials.map((material) => material.sapMaterialNumber).toSorted());
});

test('a material is added to many kits on top of what they hold, all or none', async () => {
  const { client, kit, params, buyer, read } = await aProjectKit();
  const own = await aKit(db, { buyer, items: [] });
  const sapMaterialNumber = kit.items[0]?.material.sapMaterialNumber ?? '';
  const add = (...pairs: { kitId: string; quantity: number }[]) => ({
    body: { sapMaterialNumber, kitQuantityPairs: pairs },
  });
  const pairs = [
    { kitId: kit.id, quantity: 3 },
    { kitId: own.id, quantity: 1 },
  ];
  expect(await client.answer(calls.addMaterialToKits, add(...pairs))).toEqual({ ok: true, adjustments: [] });
  expect((await read()).items.map(({ quantity }) => quantity)).toEqual([5, 2]);
  const unknown = { kitId: '01890a5d-ac96-774b-bcce-b302099a8057', quantity: 1 };
  expect((await client.refusal(calls.addMaterialToKits, add({ kitId: kit.id, quantity: 1 }, unknown))).status).toBe(
    404,
  );
  expect((await client.answer(calls.getKitDraft, { params })).items[0]?.quantity).toBe(5);
});

test('labels count what the project’s other kits and the cart use first', async () => {
  const { client, id, buyer } = await aProjectOfKits(db, shop);
  const material = await aMaterial(db, { stock: '5' });
  const made = await aMaterial(db, { stock: '100', supplyStatus: '12' });
  const kit = await aKit(db, { buyer, project: { id }, items: [{ material, quantity: '2' }] });
  await aKit(db, { buyer, project: { id }, items: [{ material, quantity: '3' }] });
  await aKit(db, { buyer, project: { id }, items: [{ material: made, quantity: '1' }] });
  await aKit(db, { buyer, project: { id }, items: [] });
  const labels = async () =>
    (await client.answer(calls.getSmartKit, { query: { smartKitId: id } })).kits.map((each) => each.kitDraftStockLabel);
  expect(await labels()).toEqual(['GREEN', 'GREEN', 'YELLOW', 'UNKNOWN']);
  await client.answer(calls.addToCart, { body: { Code: material.code, Quantity: 1 } });
  expect(await labels()).toEqual(['YELLOW', 'YELLOW', 'YELLOW', 'UNKNOWN']);
  const { ItemPriceResponses, StockMap } = await client.answer(calls.getKitPrice, {
    params: { id, draftId: kit.id },
  });
  expect(ItemPriceResponses[0]?.Stock).toMatchObject({ AtpQuantity: 5, StockLabel: 'Yellow', ExceededAmount: 1 });
  expect(StockMap).toMatchObject([{ atpQuantity: 5, quantityInCart: 4, isStatus11Or12: false }]);
});

test('reports what prevents a kit from being packed', async () => {
  const { client } = await aProjectOfKits(db, shop);
  const packed = await aMaterial(db, { multiplum: '5' });
  const last = await aMaterial(db, { status: '33', stock: '2' });
  const validate = (items: { sapMaterialNumber: string; quantity: number; itemSalesUnit?: string }[]) =>
    client.answer(calls.validateKitDraft, { body: { items } });
  expect(await validate([])).toMatchObject({ isValid: false, results: [{ kind: 'empty' }] });
  const { results } = await validate([
    { sapMaterialNumber: packed.sapMaterialNumber, quantity: 3 },
    { sapMaterialNumber: last.sapMaterialNumber, quantity: 3 },
    { sapMaterialNumber: packed.sapMaterialNumber, quantity: 5, itemSalesUnit: 'KGM' },
  ]);
  expect(results.map(({ kind, proposedQuantity }) => [kind, proposedQuantity])).toEqual([
    ['order-amount', 5],
    ['phased-out', 2],
    ['uom-mapping-error', null],
  ]);
  expect((await validate([{ sapMaterialNumber: packed.sapMaterialNumber, quantity: 10 }])).isValid).toBe(true);
});
