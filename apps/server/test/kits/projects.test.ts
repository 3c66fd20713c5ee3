import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aKit } from '../support/a-kit.ts';
import { aKitTemplate } from '../support/a-kit-template.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const shop = testApp(db);
const withoutErp = testApp(db, { erp: erpThatIsDown });

test('creates a project once for each smart-kit cart, and returns why it can not be ordered yet', async () => {
  const { id, client, cartId } = await aProjectOfKits(db, shop, { name: '' });
  const query = { cartId };
  expect(await client.answer(calls.getSmartKit, { query })).toMatchObject({ id, projectName: '', state: 'NotNamed' });
  const again = await client.answer(calls.createSmartKit, { body: { cartId, projectName: 'Stairs 3' } });
  expect(again).toMatchObject({ id, projectName: 'Stairs 3', state: 'NoKits', isOrdered: false });
  await client.answer(calls.addKit, { params: { id }, body: { headerDescription: '2nd left' } });
  expect((await client.answer(calls.getSmartKit, { query })).state).toBe('Ok');
});

test('a cart of another delivery has no project', async () => {
  const cart = await aCart(db);
  const client = await shop.signedIn(cart.buyer);
  const body = { cartId: cart.id, projectName: 'Roof' };
  expect(await client.refusal(calls.createSmartKit, { body })).toMatchObject({ status: 422, code: 'not-smart-kit' });
  expect((await client.refusal(calls.getSmartKit, { query: { cartId: cart.id } })).status).toBe(404);
});

test('ignores a blank name', async () => {
  const { id, client, cartId } = await aProjectOfKits(db, shop);
  const rename = (name: string | null) => client.answer(calls.updateProjectName, { params: { id }, body: { name } });
  const before = await client.answer(calls.getSmartKit, { query: { cartId } });
  expect([await rename(null), await rename('  ')]).toEqual([
    { ok: true, isIgnored: true },
    { ok: true, isIgnored: true },
  ]);
  expect(await client.answer(calls.getSmartKit, { query: { cartId } })).toEqual(before);
  await rename(' Stairs 4 ');
  expect((await client.answer(calls.getSmartKit, { query: { cartId } })).projectName).toBe('Stairs 4');
});

test('every change has a later stamp', async () => {
  const { id, client } = await aProjectOfKits(db, shop);
  const stamp = async () => (await client.answer(calls.getSmartKitLastModified, { params: { id } })).lastModifiedUtc;
  const stamps = [await stamp()];
  const kit = await client.answer(calls.addKit, { params: { id }, body: { headerDescription: null } });
  stamps.push(await stamp());
  for (const headerDescription of ['a', 'b', 'c']) {
    const body = { kitDraftUpdateDto: { headerDescription } };
    await client.answer(calls.updateKitDraft, { params: { id: kit.id }, body });
    stamps.push(await stamp());
  }
  await client.answer(calls.deleteKits, { params: { id }, body: [kit.id] });
  stamps.push(await stamp());
  expect(new Set(stamps).size).toBe(stamps.length);
  expect(stamps.toSorted()).toEqual(stamps);
});

test('copies of a kit hold the same and are changed by themselves', async () => {
  const { id, client, buyer } = await aProjectOfKits(db, shop);
  const kit = await aKit(db, { buyer, name: '2nd left' });
  const copies = await client.answer(calls.addKitCopies, {
    params: { id },
    body: { kitId: kit.id, amountOfCopies: 3 },
  });
  expect(copies.map(({ headerDescription }) => headerDescription)).toEqual(['2nd left', '2nd left', '2nd left']);
  const [first, second] = copies;
  const sapMaterialNumber = kit.items[0]?.material.sapMaterialNumber ?? '';
  await client.answer(calls.setKitItem, { params: { id: first?.id ?? '' }, body: { sapMaterialNumber, quantity: 9 } });
  const quantities = async (kitId = '') =>
    (await client.answer(calls.getKitDraft, { params: { id: kitId } })).items.map(({ quantity }) => quantity);
  expect([await quantities(first?.id), await quantities(second?.id)]).toEqual([
    [9, 2],
    [2, 2],
  ]);
});

test('kits are made from templates, with the template’s description where none is given', async () => {
  const { id, client, buyer } = await aProjectOfKits(db, shop);
  const template = await aKitTemplate(db, { buyer, name: 'Flat' });
  const entry = (headerDescription: string | null) => ({ templateId: template.id, headerDescription });
  const kits = await client.answer(calls.addKitsFromTemplates, {
    params: { id },
    body: [entry('2nd left'), entry(null), entry('')],
  });
  expect(kits.map(({ headerDescription, itemCount }) => [headerDescription, itemCount])).toEqual([
    ['2nd left', 2],
    ['Flat', 2],
    ['Flat', 2],
  ]);
});

test('limits a project to 250 kits', async () => {
  const { id, client, buyer } = await aProjectOfKits(db, shop);
  const kit = await aKit(db, { buyer });
  const copy = (amountOfCopies: number) => ({ params: { id }, body: { kitId: kit.id, amountOfCopies } });
  await client.answer(calls.addKitCopies, copy(250));
  expect((await client.refusal(calls.addKitCopies, copy(1))).code).toBe('too-many-kits');
});

test('deleted kits and a deleted project come back as they were', async () => {
  const { id, client, cartId, buyer } = await aProjectOfKits(db, shop);
  const kit = await aKit(db, { buyer, project: { id } });
  const kitsNow = async () =>
    (await client.answer(calls.getSmartKit, { query: { cartId } })).kits.map((each) => [each.id, each.itemCount]);
  const left = await client.answer(calls.deleteKits, { params: { id }, body: [kit.id] });
  expect(left.kits).toEqual([]);
  const restored = await client.answer(calls.restoreKits, { body: { kitIds: [kit.id] } });
  expect(restored).toEqual({ kitIds: [kit.id], restoredCount: 1 });
  expect(await kitsNow()).toEqual([[kit.id, 2]]);
  await client.answer(calls.deleteSmartKit, { body: { id } });
  expect((await client.refusal(calls.getSmartKit, { query: { cartId } })).status).toBe(404);
  expect((await client.refusal(calls.getSmartKitLastModified, { params: { id } })).status).toBe(404);
  expect((await client.answer(calls.restoreSmartKit, { body: { id } })).kits.map((each) => each.id)).toEqual([kit.id]);
});

test('a project is not restored beside another one of its cart', async () => {
  const { id, client, cartId } = await aProjectOfKits(db, shop);
  await client.answer(calls.deleteSmartKit, { body: { id } });
  await client.answer(calls.createSmartKit, { body: { cartId, projectName: 'Stairs 4' } });
  expect((await client.refusal(calls.restoreSmartKit, { body: { id } })).status).toBe(409);
});

test('kits are deleted all or none', async () => {
  const { id, client, cartId, buyer } = await aProjectOfKits(db, shop);
  const [kit, other] = [await aKit(db, { buyer, project: { id } }), await aKit(db, { buyer })];
  const body = [kit.id, other.id];
  expect((await client.refusal(calls.deleteKits, { params: { id }, body })).status).toBe(404);
  expect((await client.answer(calls.getSmartKit, { query: { cartId } })).kits).toHaveLength(1);
});

test('recent projects are paged, the last changed first; a page or size below 0 clears the list', async () => {
  const buyer = await aBuyer(db);
  const ids = [];
  for (const name of ['a', 'b', 'c']) {
    const project = await aProjectOfKits(db, shop, { buyer, name });
    await db.updateTable('carts').set({ is_active: false }).where('id', '=', project.cartId).execute();
    ids.unshift(project.id);
  }
  const client = await shop.signedIn(buyer);
  const page = async (PageNumber: number, PageSize: number) => {
    const answer = await client.answer(calls.getRecentSmartKits, { query: { PageNumber, PageSize } });
    return { ...answer, pageItems: answer.pageItems.map(({ id }) => id) };
  };
  expect(await page(1, 2)).toEqual({ pageItems: ids.slice(0, 2), currentPage: 1, maxPages: 2 });
  expect((await page(2, 2)).pageItems).toEqual(ids.slice(2));
  const cleared = { pageItems: [], currentPage: 0, maxPages: 0 };
  expect([await page(-1, 2), await page(1, -1)]).toEqual([cleared, cleared]);
});

test('while the ERP is down kits are read without labels, and prices are unavailable', async () => {
  const { id, buyer } = await aProjectOfKits(db, shop);
  await aKit(db, { buyer, project: { id } });
  const client = await withoutErp.signedIn(buyer);
  const { kits } = await client.answer(calls.getSmartKit, { query: { smartKitId: id } });
  expect(kits.map((kit) => kit.kitDraftStockLabel)).toEqual(['UNKNOWN']);
  expect((await client.refusal(calls.getProjectPrice, { params: { id } })).status).toBe(503);
});
