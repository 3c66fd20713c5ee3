import {
  addToCart,
  deleteCurrentCart,
  deleteDraft,
  discardCurrentCart,
  getCart,
  getDrafts,
  renameDraft,
  restoreDraft,
  saveCartDetails,
  setActiveCartId,
} from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aCompany } from '../../support/a-company.ts';
import { aDraft } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { countQueries } from '../../support/query-count.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aSignedIn = async () => {
  const buyer = await aBuyer(db);
  return { buyer, client: await signedIn(buyer) };
};

const rowOf = (id: string) => db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();

test('returns drafts with every field, the last changed first', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const buyer = await aBuyer(db, { company });
  const [, account = company.accounts[0]] = company.accounts;
  const older = await aDraft(db, { buyer, name: 'Roof', lines: 3, isReady: true });
  const newer = await aDraft(db, { buyer, name: 'Wall', lines: 0, deliveryType: 'fastbox', account });
  await db.updateTable('carts').set({ project_number: 'P7' }).where('id', '=', newer.id).execute();
  const client = await signedIn(buyer);
  const drafts = await client.answer(getDrafts);
  expect(drafts.map(({ Modified, ...draft }) => ({ ...draft, isTime: !Number.isNaN(Date.parse(Modified)) }))).toEqual([
    {
      CartId: newer.id,
      Name: 'Wall',
      CartType: 'Fastbox',
      ItemCount: 0,
      IsReady: false,
      IsActive: false,
      SoldTo: account.soldTo,
      SoldToName: account.name,
      ProjectNumber: 'P7',
      isTime: true,
    },
    {
      CartId: older.id,
      Name: 'Roof',
      CartType: 'Normal',
      ItemCount: 3,
      IsReady: true,
      IsActive: false,
      SoldTo: company.accounts[0].soldTo,
      SoldToName: company.accounts[0].name,
      ProjectNumber: '',
      isTime: true,
    },
  ]);
});

test('an unsaved cart, an ordered, a deleted and a colleague’s are no drafts', async () => {
  const { buyer, client } = await aSignedIn();
  await aCart(db, { buyer, lines: 2 });
  await aDraft(db, { buyer, status: 'Sent' });
  await aDraft(db, { buyer, status: 'Inactive' });
  await client.answer(deleteDraft, { params: { id: (await aDraft(db, { buyer })).id } });
  await aDraft(db, { buyer: await aBuyer(db, { company: buyer.company }) });
  expect(await client.answer(getDrafts)).toEqual([]);
});

test('marks a draft that is the active cart', async () => {
  const { buyer, client } = await aSignedIn();
  const draft = await aDraft(db, { buyer });
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  expect(await client.answer(getDrafts)).toMatchObject([{ CartId: draft.id, IsActive: true }]);
});

test('returns at most 500 drafts, in one query for any number', async () => {
  const buyer = await aViewer(db);
  const [account] = buyer.accounts;
  await db
    .insertInto('carts')
    .values(
      Array.from({ length: 501 }, (_, index) => ({
        id: uuidv7(),
        contact_id: buyer.contactId,
        account_id: account?.id ?? '',
        status: 'Draft' as const,
        is_active: false,
        name: `Draft ${index}`,
      })),
    )
    .execute();
  const client = await signedIn(buyer);
  expect((await client.answer(getDrafts)).length).toBe(500);
  // One finds the session.
  expect(await countQueries(db, () => client.answer(getDrafts))).toBe(2);
});

test('renames a draft and increments its version', async () => {
  const { buyer, client } = await aSignedIn();
  const draft = await aDraft(db, { buyer, name: 'Roof' });
  expect(await client.answer(renameDraft, { params: { id: draft.id }, body: { Name: ' Wall ' } })).toEqual({
    IsNameInvalid: false,
  });
  expect(await rowOf(draft.id)).toMatchObject({ name: 'Wall', version: 1, status: 'Draft', is_active: false });
});

test.each(['', '   '])('an empty name (%j) sets the invalid-name flag and changes nothing', async (Name) => {
  const { buyer, client } = await aSignedIn();
  const draft = await aDraft(db, { buyer, name: 'Roof' });
  const before = await rowOf(draft.id);
  expect(await client.answer(renameDraft, { params: { id: draft.id }, body: { Name } })).toEqual({
    IsNameInvalid: true,
  });
  expect(await rowOf(draft.id)).toEqual(before);
});

test('removes a deleted draft from the list and restores it unchanged', async () => {
  const { buyer, client } = await aSignedIn();
  await aCart(db, { buyer, lines: 1 });
  const draft = await aDraft(db, { buyer, lines: 2 });
  const [before] = await client.answer(getDrafts);
  await client.answer(deleteDraft, { params: { id: draft.id } });
  expect(await client.answer(getDrafts)).toEqual([]);
  await client.answer(restoreDraft, { params: { id: draft.id } });
  expect(await client.answer(getDrafts)).toMatchObject([{ ...before, Modified: expect.any(String) }]);
  expect((await client.refusal(deleteDraft, { params: { id: uuidv7() } })).status).toBe(404);
});

test('a draft is deleted once', async () => {
  const { buyer, client } = await aSignedIn();
  const { id } = await aDraft(db, { buyer });
  await client.answer(deleteDraft, { params: { id } });
  expect((await client.refusal(deleteDraft, { params: { id } })).status).toBe(404);
});

test('the active cart is not deleted as a draft', async () => {
  const { buyer, client } = await aSignedIn();
  const { id } = await aDraft(db, { buyer });
  await client.answer(setActiveCartId, { body: { CartId: id } });
  expect(await client.refusal(deleteDraft, { params: { id } })).toMatchObject({ status: 422, code: 'active-cart' });
});

test.each([
  ['deleteCurrentCart', deleteCurrentCart],
  ['discardCurrentCart', discardCurrentCart],
] as const)('the undo of %s makes the unsaved cart the active one again, as it was', async (_, remove) => {
  const { buyer, client } = await aSignedIn();
  await aCart(db, { buyer, lines: 2 });
  await client.answer(saveCartDetails, { body: { Name: 'Roof' } });
  const before = await client.answer(getCart);
  await client.answer(remove);
  const empty = await client.answer(getCart);
  expect(empty).toMatchObject({ ItemCount: 0, OrderStatus: 'Initial' });
  await client.answer(restoreDraft, { params: { id: before.CartId } });
  const after = await client.answer(getCart);
  expect({ ...after, Version: before.Version }).toEqual(before);
  expect(after.Version).toBeGreaterThan(before.Version);
  // The empty one that had taken its place is no more.
  expect(await rowOf(empty.CartId)).toBeUndefined();
});

test('restores a cart as a draft when another with lines is active', async () => {
  const { buyer, client } = await aSignedIn();
  const cart = await aCart(db, { buyer, lines: 2 });
  await client.answer(deleteCurrentCart);
  await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
  const now = await client.answer(getCart);
  await client.answer(restoreDraft, { params: { id: cart.id } });
  expect((await client.answer(getCart)).CartId).toBe(now.CartId);
  const [draft] = await client.answer(getDrafts);
  expect(draft).toMatchObject({ CartId: cart.id, ItemCount: 2, IsActive: false });
  expect(draft?.Name).not.toBe('');
});

test('restores a draft that was deleted while an empty cart was active as a draft', async () => {
  const { buyer, client } = await aSignedIn();
  const { CartId } = await client.answer(getCart);
  const draft = await aDraft(db, { buyer });
  await client.answer(deleteDraft, { params: { id: draft.id } });
  await client.answer(restoreDraft, { params: { id: draft.id } });
  expect((await client.answer(getCart)).CartId).toBe(CartId);
});

test('changes nothing by undo of something that was not deleted', async () => {
  const { buyer, client } = await aSignedIn();
  const draft = await aDraft(db, { buyer });
  const before = await rowOf(draft.id);
  await client.answer(restoreDraft, { params: { id: draft.id } });
  expect(await rowOf(draft.id)).toEqual(before);
});

test.each(['Sent', 'Inactive'] as const)('a cart that is %s does not come back', async (status) => {
  const { buyer, client } = await aSignedIn();
  const { id } = await aDraft(db, { buyer, status });
  expect((await client.refusal(restoreDraft, { params: { id } })).status).toBe(404);
});

test.each(['another company’s', 'a colleague’s', 'an unknown'])(
  'returns 404 for %s draft in every call',
  async (whose) => {
    const { buyer, client } = await aSignedIn();
    const owner = await aBuyer(db, whose === 'a colleague’s' ? { company: buyer.company } : {});
    const id = whose === 'an unknown' ? uuidv7() : (await aDraft(db, { buyer: owner })).id;
    const before = await rowOf(id);
    const answers = [
      await client.refusal(renameDraft, { params: { id }, body: { Name: 'Mine' } }),
      await client.refusal(renameDraft, { params: { id }, body: { Name: '' } }),
      await client.refusal(deleteDraft, { params: { id } }),
      await client.refusal(restoreDraft, { params: { id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await rowOf(id)).toEqual(before);
  },
);
