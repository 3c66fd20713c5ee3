import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aKitTemplate } from '../support/a-kit-template.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aTemplateOf = async (isLocked = false) => {
  const owner = await aBuyer(db);
  const template = await aKitTemplate(db, { buyer: owner, isLocked });
  const colleague = await signedIn(await aBuyer(db, { company: owner.company }));
  return { owner, template, client: await signedIn(owner), colleague, params: { id: template.id } };
};

test('templates belong to the company: a colleague reads and changes them', async () => {
  const { colleague, template, owner } = await aTemplateOf();
  const body = { id: template.id, note: 'Corner flats' };
  expect(await colleague.answer(calls.updateKitTemplate, { body })).toMatchObject({
    note: 'Corner flats',
    companyId: owner.company.id,
    createdBy: owner.name,
    isOwner: false,
    itemCount: 2,
  });
});

test('a template begins empty and is filled material by material', async () => {
  const client = await signedIn(await aBuyer(db));
  const created = await client.answer(calls.createKitTemplate, { body: { headerDescription: 'Flat of two rooms' } });
  expect(created).toMatchObject({
    headerDescription: 'Flat of two rooms',
    itemCount: 0,
    isOwner: true,
    isLocked: false,
  });
  const { sapMaterialNumber } = await aMaterial(db);
  const params = { id: created.id };
  const filled = await client.answer(calls.setKitTemplateItem, { params, body: { sapMaterialNumber, quantity: 2 } });
  expect(filled).toMatchObject({ itemCount: 1 });
  const blank = await client.call(calls.createKitTemplate, { body: { headerDescription: ' ' } });
  expect(blank.statusCode).toBe(400);
});

test('a locked template is changed, unlocked and deleted by its owner alone', async () => {
  const { client, colleague, template, params } = await aTemplateOf(true);
  const { sapMaterialNumber } = await aMaterial(db);
  const ids = template.items.slice(0, 1).map(({ id }) => id);
  const refusals = [
    await colleague.refusal(calls.updateKitTemplate, { body: { id: template.id, note: 'x' } }),
    await colleague.refusal(calls.updateKitTemplate, { body: { id: template.id, isLocked: false } }),
    await colleague.refusal(calls.setKitTemplateItem, { params, body: { sapMaterialNumber, quantity: 1 } }),
    await colleague.refusal(calls.deleteKitTemplateItems, { params, body: ids }),
    await colleague.refusal(calls.deleteKitTemplates, { body: [template.id] }),
  ];
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [403, 'template-locked']));
  expect(await client.answer(calls.getKitTemplate, { params })).toMatchObject({
    isLocked: true,
    note: '',
    itemCount: 2,
  });
  await client.answer(calls.updateKitTemplate, { body: { id: template.id, isLocked: false } });
  await colleague.answer(calls.deleteKitTemplates, { body: [template.id] });
});

test('a template is locked by its owner alone', async () => {
  const { client, colleague, template } = await aTemplateOf();
  const body = { id: template.id, isLocked: true };
  expect((await colleague.refusal(calls.updateKitTemplate, { body })).status).toBe(403);
  expect((await client.answer(calls.updateKitTemplate, { body })).isLocked).toBe(true);
});

test('copies belong to who copies, and are unlocked', async () => {
  const { colleague, template, params } = await aTemplateOf(true);
  const copies = await colleague.answer(calls.copyKitTemplate, { params, query: { numberOfCopies: 2 } });
  expect(copies).toMatchObject(
    [1, 2].map(() => ({ headerDescription: template.name, isOwner: true, isLocked: false })),
  );
  expect(copies.map(({ items }) => items.length)).toEqual([2, 2]);
});

test('copying wants the anti-forgery header although it is a GET', async () => {
  const { client, params } = await aTemplateOf();
  client.cookies.delete('XSRF-TOKEN');
  expect((await client.refusal(calls.copyKitTemplate, { params })).status).toBe(403);
});

test('templates are listed by description, found by words of description or note, and paged', async () => {
  const { client, owner } = await aTemplateOf();
  for (const name of ['Zone 100%', 'attic', 'Bath']) await aKitTemplate(db, { buyer: owner, name });
  const names = async (query: { search?: string; PageNumber?: number; PageSize?: number }) =>
    (await client.answer(calls.getKitTemplates, { query })).pageItems.map((each) => each.headerDescription);
  expect((await names({})).filter((name) => !name.startsWith('Template'))).toEqual(['attic', 'Bath', 'Zone 100%']);
  expect(await names({ search: '0%' })).toEqual(['Zone 100%']);
  expect(await names({ search: 'ATT' })).toEqual(['attic']);
  expect(await names({ PageNumber: 2, PageSize: 1 })).toEqual(['Bath']);
  const answer = await client.answer(calls.getKitTemplatesByBase, { query: { PageSize: 3 } });
  expect([answer.currentPage, answer.maxPages]).toEqual([1, 2]);
});

test('templates and their items come back when a deletion is undone', async () => {
  const { client, template, params } = await aTemplateOf();
  const ids = template.items.map(({ id }) => id);
  await client.answer(calls.deleteKitTemplateItems, { params, body: ids.slice(0, 1) });
  await client.answer(calls.restoreKitTemplates, { body: { itemIds: ids.slice(0, 1) } });
  const deleted = await client.answer(calls.deleteKitTemplateItems, { params, body: ids });
  expect(deleted.isDeleted).toBe(true);
  expect(await client.answer(calls.restoreKitTemplates, { body: { templateIds: [template.id] } })).toEqual({
    templateIds: [template.id],
    restoredCount: 1,
  });
  expect((await client.answer(calls.getKitTemplate, { params })).items.map(({ id }) => id)).toEqual(ids);
});

test('creates templates from kits, lines of a cart and its kits, and none from nothing', async () => {
  await aKitHeader(db);
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const [kit, material] = [await aKit(db, { buyer, name: 'Bath' }), await aMaterial(db)];
  const cart = await aCart(db, { buyer, lines: [{ material, quantity: '5' }] });
  const { CartItems } = await client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
  const kitLine = CartItems[0]?.CartItemId ?? '';
  await client.answer(calls.changeQuantity, { body: { CartItemId: kitLine, Quantity: 3 } });
  const [line] = cart.lines;
  const make = (lines: string[], headerDescription?: string) =>
    client.answer(calls.createTemplateFromCart, { body: { cartId: cart.id, lines, headerDescription } });
  expect(await make([kitLine])).toMatchObject([
    {
      headerDescription: 'Bath',
      items: kit.items.map((item) => ({ sapMaterialNumber: item.material.sapMaterialNumber, quantity: 2 })),
    },
  ]);
  expect(await make([line?.id ?? ''], 'Lamps')).toMatchObject([
    { headerDescription: 'Lamps', items: [{ sapMaterialNumber: material.sapMaterialNumber, quantity: 5 }] },
  ]);
  const body = [kit.id];
  expect(await client.answer(calls.createTemplatesFromKitDrafts, { body })).toMatchObject([
    { headerDescription: 'Bath' },
  ]);
  expect([
    await make([]),
    await client.answer(calls.createTemplatesFromKitDrafts, { body: [] }),
    await client.answer(calls.createTemplateFromOrder, { body: { orderId: cart.id, lines: [] } }),
  ]).toEqual([[], [], []]);
});

test('lets a viewer manage templates like a buyer, and a punchout visit only read and use them', async () => {
  const { owner, template, params } = await aTemplateOf();
  const { company } = owner;
  const viewer = await signedIn(await aViewer(db, { company }));
  await viewer.answer(calls.updateKitTemplate, { body: { id: template.id, note: 'x' } });
  const visitor = await signedIn(await aBuyer(db, { company, role: 'punchout' }));
  expect((await visitor.answer(calls.getKitTemplates)).pageItems).toHaveLength(1);
  const refusals = [
    await visitor.refusal(calls.updateKitTemplate, { body: { id: template.id, note: 'y' } }),
    await visitor.refusal(calls.copyKitTemplate, { params }),
    await visitor.refusal(calls.deleteKitTemplates, { body: [template.id] }),
    await visitor.refusal(calls.createTemplatesFromKitDrafts, { body: [] }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
