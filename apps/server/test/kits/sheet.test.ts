import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aKit } from '../support/a-kit.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const shop = testApp(db);

const aSheet = async (kitCount = 2, materialCount = 2) => {
  const project = await aProjectOfKits(db, shop);
  const { buyer, client, id } = project;
  const materials = await someMaterials(db, materialCount);
  const items = materials.map((material) => ({ material, quantity: '2' }));
  const first = await aKit(db, { buyer, project: { id }, items });
  if (kitCount > 1) {
    await client.answer(calls.addKitCopies, {
      params: { id },
      body: { kitId: first.id, amountOfCopies: kitCount - 1 },
    });
  }
  const params = { id };
  const read = () => client.answer(calls.getKitSheet, { params });
  const { kits } = await read();
  const numbers = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
  return { ...project, params, read, kitIds: kits.map((kit) => kit.id), numbers };
};
type Sheet = Awaited<ReturnType<typeof aSheet>>;

/** What the kits hold, by kit and material in the order of the sheet. */
const quantitiesOf = async ({ read }: Sheet) =>
  (await read()).kits.map(({ items }) => items.map(({ quantity }) => quantity));
const cell = (kitId: string | undefined, sapMaterialNumber: string | undefined, quantity: number, seen?: number) => ({
  kitId: kitId ?? '',
  sapMaterialNumber: sapMaterialNumber ?? '',
  quantity,
  ...(seen !== undefined && { seenQuantity: seen }),
});
const refusalOf = async ({ client, params }: Sheet, cells: ReturnType<typeof cell>[]) => {
  const { status, code } = await client.refusal(calls.setKitQuantities, { params, body: { cells } });
  return [status, code];
};

test('names each material once, however many kits hold it', async () => {
  const { read, numbers, kitIds } = await aSheet(3);
  const { materials, kits, isOrdered, state } = await read();
  expect(materials.map((material) => material.sapMaterialNumber)).toEqual(numbers);
  expect(kits.map((kit) => kit.items.length)).toEqual([2, 2, 2]);
  expect(kitIds).toHaveLength(3);
  expect([isOrdered, state]).toEqual([false, 'Ok']);
});

test('sets, adds and removes quantities of many kits at once, and keeps a kit that becomes empty', async () => {
  const sheet = await aSheet();
  const { client, params, kitIds, numbers } = sheet;
  const { sapMaterialNumber: packed } = await aMaterial(db, { minQuantity: '10', multiplum: '5' });
  const answer = await client.answer(calls.setKitQuantities, {
    params,
    body: {
      cells: [
        cell(kitIds[0], numbers[0], 7, 2),
        cell(kitIds[0], packed, 3, 0),
        cell(kitIds[1], numbers[0], 0, 2),
        cell(kitIds[1], numbers[1], 0),
      ],
    },
  });
  expect(await quantitiesOf(sheet)).toEqual([[7, 2, 10], []]);
  expect(answer.adjustments).toEqual([
    { kitId: kitIds[0], sapMaterialNumber: packed, requestedQuantity: 3, quantity: 10 },
  ]);
  expect(answer.kits).toEqual((await sheet.read()).kits);
  expect(answer.modifiedAtUtc).toBe((await sheet.read()).modifiedAtUtc);
  expect(answer.materials.find(({ sapMaterialNumber }) => sapMaterialNumber === packed)).toMatchObject({
    itemMinQuantity: 10,
    isInvalid: false,
  });
});

test('keeps the stamp of a kit that already has the quantity', async () => {
  const { client, params, kitIds, numbers, read } = await aSheet();
  const before = await read();
  const cells = [cell(kitIds[0], numbers[0], 2), cell(kitIds[1], numbers[0], 3)];
  await client.answer(calls.setKitQuantities, { params, body: { cells } });
  const after = await read();
  expect(after.kits[0]?.modifiedAtUtc).toBe(before.kits[0]?.modifiedAtUtc);
  expect(after.kits[1]?.modifiedAtUtc).not.toBe(before.kits[1]?.modifiedAtUtc);
});

test('refuses a call with a cell that another tab changed, and sets nothing', async () => {
  const sheet = await aSheet();
  const { client, params, kitIds, numbers } = sheet;
  await client.answer(calls.setKitQuantities, { params, body: { cells: [cell(kitIds[1], numbers[1], 5)] } });
  const cells = [cell(kitIds[0], numbers[0], 9, 2), cell(kitIds[1], numbers[1], 8, 2)];
  expect(await refusalOf(sheet, cells)).toEqual([409, 'changed-meanwhile']);
  expect(await quantitiesOf(sheet)).toEqual([
    [2, 2],
    [2, 5],
  ]);
});

test('of two tabs that set the same cell at the same time one is refused', async () => {
  const { client, params, kitIds, numbers, read } = await aSheet();
  const set = (quantity: number) =>
    client.answer(calls.setKitQuantities, { params, body: { cells: [cell(kitIds[0], numbers[0], quantity, 2)] } });
  const results = await Promise.allSettled([set(5), set(6)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([5, 6]).toContain((await read()).kits[0]?.items[0]?.quantity);
});

test('refuses invalid quantities and changes nothing', async () => {
  const sheet = await aSheet();
  const { kitIds, numbers, buyer } = sheet;
  const before = await sheet.read();
  const blocked = await aMaterial(db, { status: '30' });
  const kitOfNoProject = await aKit(db, { buyer });
  const [kit, number] = [kitIds[0], numbers[0]];
  expect(await refusalOf(sheet, [cell(kit, blocked.sapMaterialNumber, 1)])).toEqual([422, 'not-orderable']);
  expect(await refusalOf(sheet, [cell(kit, number, -1)])).toEqual([422, 'quantity-not-positive']);
  expect(await refusalOf(sheet, [cell(kit, number, 1), cell(kit, number, 3)])).toEqual([422, 'named-twice']);
  expect(await refusalOf(sheet, [cell(kitOfNoProject.id, number, 1)])).toEqual([404, 'not-found']);
  expect(await sheet.read()).toEqual(before);
});

test('removes an invalid material, and adds none to a full kit', async () => {
  const sheet = await aSheet(1, 200);
  const { client, params, kitIds, numbers } = sheet;
  const { sapMaterialNumber } = await aMaterial(db);
  await db
    .updateTable('materials')
    .set({ status: '40' })
    .where('sap_material_number', '=', numbers[0] ?? '')
    .execute();
  expect(await refusalOf(sheet, [cell(kitIds[0], sapMaterialNumber, 1)])).toEqual([422, 'too-many-items']);
  const cells = [cell(kitIds[0], numbers[0], 0), cell(kitIds[0], sapMaterialNumber, 1)];
  await client.answer(calls.setKitQuantities, { params, body: { cells } });
  expect((await quantitiesOf(sheet))[0]).toHaveLength(200);
});

test("a colleague's project is 404, for reading and for setting", async () => {
  const { params, kitIds, numbers, buyer } = await aSheet();
  const colleague = await shop.signedIn(await aBuyer(db, { company: buyer.company }));
  const read = await colleague.refusal(calls.getKitSheet, { params });
  const cells = [cell(kitIds[0], numbers[0], 1)];
  const set = await colleague.refusal(calls.setKitQuantities, { params, body: { cells } });
  expect([read.status, set.status]).toEqual([404, 404]);
});

test('reading, and setting 2,000 cells, take as many queries as one cell does', async () => {
  const [small, large] = [await aSheet(1, 1), await aSheet(40, 50)];
  const setAll = ({ client, params, kitIds, numbers }: Sheet) => {
    const cells = kitIds.flatMap((kitId) => numbers.map((number) => cell(kitId, number, 3, 2)));
    return client.answer(calls.setKitQuantities, { params, body: { cells } });
  };
  for (const act of [(sheet: Sheet) => sheet.read(), setAll]) {
    const few = await countQueries(db, () => act(small));
    expect(await countQueries(db, () => act(large))).toBe(few);
    expect(few).toBeLessThanOrEqual(25);
  }
});

test('the price of a project names each material with its stock over all kits', async () => {
  const { client, params, numbers } = await aSheet(3);
  const { MaterialPrices, ProjectPrice } = await client.answer(calls.getProjectPrice, { params });
  expect(MaterialPrices.map(({ MaterialNo, Quantity }) => [MaterialNo, Quantity])).toEqual(
    numbers.map((number) => [number, 6]),
  );
  const sum = MaterialPrices.reduce((total, { Price }) => total + (Price.NetPrice ?? 0), 0);
  expect(ProjectPrice.NetPrice).toBeCloseTo(sum, 2);
  expect(MaterialPrices.every(({ QuantityInCart }) => QuantityInCart === 0)).toBe(true);
});

test('puts the kits into another order, and refuses an order of other kits', async () => {
  const sheet = await aSheet(3, 1);
  const { client, params, kitIds, read } = sheet;
  const before = await read();
  const order = [kitIds[2], kitIds[0], kitIds[1]].flatMap((id) => id ?? []);
  await client.answer(calls.orderKits, { params, body: order });
  const after = await read();
  expect(after.kits.map(({ id }) => id)).toEqual(order);
  expect(after.kits.map(({ modifiedAtUtc }) => modifiedAtUtc).toSorted()).toEqual(
    before.kits.map(({ modifiedAtUtc }) => modifiedAtUtc).toSorted(),
  );
  expect(after.modifiedAtUtc).not.toBe(before.modifiedAtUtc);
  for (const body of [order.slice(1), [...order.slice(1), ...order.slice(1, 2)]]) {
    const { status, code } = await client.refusal(calls.orderKits, { params, body });
    expect([status, code]).toEqual([409, 'changed-meanwhile']);
  }
  const { id } = await client.answer(calls.addKit, { params, body: { headerDescription: 'Attic' } });
  expect((await read()).kits.at(-1)?.id).toBe(id);
});
