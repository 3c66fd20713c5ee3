import * as calls from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart, addLines } from '../support/a-cart.ts';
import { aList } from '../support/a-list.ts';
import { someMaterials } from '../support/a-material.ts';
import { aPdfCatalogue } from '../support/a-pdf-catalogue.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

beforeAll(() => search.caughtUp());

const params = { id: 'basket' } as const;

const linesOf = async (client: Client, id: string = params.id) => {
  const { PageItems } = await client.answer(calls.getPdfCatalogVariations, {
    params: { id },
    query: { PageSize: 100 },
  });
  return PageItems.map(({ note, variation }) => [variation.ItemSapMaterialNumber, note]);
};
const plain = (materials: readonly { sapMaterialNumber: string }[]) =>
  materials.map(({ sapMaterialNumber }) => [sapMaterialNumber, '']);

test('adds the materials of orders in their order, each once, and nothing when one order is somebody else’s', async () => {
  const buyer = await aBuyer(db);
  const [a, b, c] = await someMaterials(db, 3);
  if (a === undefined || b === undefined || c === undefined) throw new Error('There are materials');
  const first = await aSentOrder(db, { buyer, lines: [{ material: b }, { material: a }] });
  const second = await aSentOrder(db, { buyer, lines: [{ material: a }, { material: c }] });
  const foreign = await aSentOrder(db, { buyer: await aBuyer(db) });
  const client = await signedIn(buyer);
  const add = (ids: string[]) => ({ params, body: ids });
  expect((await client.refusal(calls.addOrdersToPdfCatalog, add([first.id, foreign.id]))).status).toBe(404);
  expect(await linesOf(client)).toEqual([]);
  const added = await client.answer(calls.addOrdersToPdfCatalog, add([first.id, second.id, first.id]));
  expect(added).toMatchObject({ AddedCount: 3, AlreadyThereCount: 0, SapNumbersNotAdded: [] });
  expect(await linesOf(client)).toEqual(plain([b, a, c]));
});

test('adds the materials of lists with the notes of their lines, and nothing when one list can not be read', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const [own, shared] = [
    await aList(db, { owner: buyer }),
    await aList(db, { owner: colleague, subscribers: [buyer] }),
  ];
  const hidden = await aList(db, { owner: colleague });
  await db
    .updateTable('variation_list_lines')
    .set({ note: 'Shelf A' })
    .where('id', '=', shared.lineIds[0] ?? '')
    .execute();
  const client = await signedIn(buyer);
  const add = (ids: string[]) => ({ params, body: ids });
  expect((await client.refusal(calls.addListsToPdfCatalog, add([own.id, hidden.id]))).status).toBe(404);
  expect(await linesOf(client)).toEqual([]);
  await client.answer(calls.addListsToPdfCatalog, add([own.id, shared.id]));
  const [first, ...others] = plain(shared.materials);
  expect(await linesOf(client)).toEqual([...plain(own.materials), [first?.[0], 'Shelf A'], ...others]);
});

test('adds the materials of the cart, of a draft or of some lines, of kits what is packed in them', async () => {
  const buyer = await aBuyer(db);
  const [a, header, packed] = await someMaterials(db, 3);
  if (a === undefined || header === undefined || packed === undefined) throw new Error('There are materials');
  const cart = await aCart(db, { buyer, lines: [{ material: a }, { material: header }] });
  const kit = cart.lines[1]?.id ?? '';
  const [inside] = await addLines(db, cart.id, [{ material: packed, parentLineId: kit }]);
  await db
    .updateTable('cart_lines')
    .set({ kit_id: cart.id })
    .where('id', 'in', [kit, inside?.id ?? ''])
    .execute();
  const client = await signedIn(buyer);
  const add = (body: { CartId?: string; CartItemIds?: string[] }) => ({ params, body });
  await client.answer(calls.addCartToPdfCatalog, add({ CartItemIds: [kit] }));
  expect(await linesOf(client)).toEqual(plain([packed]));
  await client.answer(calls.addCartToPdfCatalog, add({ CartId: cart.id }));
  expect(await linesOf(client)).toEqual(plain([packed, a]));
  expect((await client.refusal(calls.addCartToPdfCatalog, add({ CartItemIds: [buyer.contactId] }))).status).toBe(404);
  const stranger = await signedIn(await aBuyer(db));
  expect((await stranger.refusal(calls.addCartToPdfCatalog, add({ CartId: cart.id }))).status).toBe(404);
  expect(await stranger.answer(calls.addCartToPdfCatalog, add({}))).toMatchObject({ AddedCount: 0 });
});

test('adds the first 500 results of a search and returns the total', async () => {
  const buyer = await aBuyer(db);
  const materials = await someMaterials(db, 505, { name: 'Zyxglove', price: null });
  await noteChanges(
    db,
    materials.map(({ sapMaterialNumber }) => sapMaterialNumber),
  );
  await search.caughtUp();
  const client = await signedIn(buyer);
  const body = { Query: 'zyxglove', SortKey: 'number' as const };
  const found = await client.answer(calls.addSearchToPdfCatalog, { params, body });
  expect(found).toMatchObject({ AddedCount: 500, TotalCount: 505, noOfVariations: 500 });
  expect((await linesOf(client)).slice(0, 2)).toEqual(plain(materials.slice(0, 2)));
  const node = { params, body: { ...body, CatalogNodeId: 'nowhere' } };
  expect((await client.refusal(calls.addSearchToPdfCatalog, node)).status).toBe(404);
});

test('a catalog is created from a list, an order, the cart, the basket or another catalog with its settings', async () => {
  const buyer = await aBuyer(db);
  const list = await aList(db, { owner: buyer });
  const order = await aSentOrder(db, { buyer });
  await aCart(db, { buyer, lines: list.materials.slice(0, 1).map((material) => ({ material })) });
  const { id } = await aPdfCatalogue(db, { maker: buyer, name: 'Boiler room' });
  const client = await signedIn(buyer);
  await client.answer(calls.updatePdfCatalog, {
    params: { id },
    body: { barcodeType: 'el', priceOptions: 'listPrice' },
  });
  const from = (source: 'cart' | 'order' | 'variationList' | 'pdfCatalog', sourceId?: string) =>
    client.answer(calls.createPdfCatalog, { body: { createdFrom: { source, id: sourceId }, priceOptions: 'none' } });
  expect(await from('variationList', list.id)).toMatchObject({ name: 'PDF', noOfVariations: 3, AddedCount: 3 });
  expect(await from('order', order.id)).toMatchObject({ noOfVariations: 1 });
  expect(await from('cart')).toMatchObject({ noOfVariations: 1 });
  const copy = { name: 'Boiler room', noOfVariations: 3, barcodeType: 'el', priceOptions: 'none', AddedCount: 3 };
  expect(await from('pdfCatalog', id)).toMatchObject(copy);
  await client.answer(calls.loadPdfBasket, { body: { pdfId: id } });
  expect(await from('pdfCatalog', 'basket')).toMatchObject({ ...copy, isTemporaryList: false });
  const refused = (source: 'order' | 'pdfCatalog', sourceId?: string) =>
    client.refusal(calls.createPdfCatalog, { body: { createdFrom: { source, id: sourceId } } });
  expect((await refused('order')).code).toBe('choose-source');
  expect((await refused('order', 'basket')).code).toBe('choose-source');
  const foreign = await aPdfCatalogue(db, { maker: await aBuyer(db) });
  expect((await refused('pdfCatalog', foreign.id)).status).toBe(404);
  expect(await client.answer(calls.getPdfCatalogs, { query: {} })).toMatchObject({ TotalItems: 6 });
});

test('adds many orders and lists with as many queries as one', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const orders = [await aSentOrder(db, { buyer }), await aSentOrder(db, { buyer }), await aSentOrder(db, { buyer })];
  const lists = [
    await aList(db, { owner: buyer }),
    await aList(db, { owner: buyer }),
    await aList(db, { owner: buyer }),
  ];
  await client.answer(calls.addPdfCatalogVariations, { params, body: { SapNumbers: ['999'] } });
  const ids = (all: readonly { id: string }[]) => ({ params, body: all.map(({ id }) => id) });
  const [addOrders, addLists] = [
    (all: readonly { id: string }[]) => countQueries(db, () => client.answer(calls.addOrdersToPdfCatalog, ids(all))),
    (all: readonly { id: string }[]) => countQueries(db, () => client.answer(calls.addListsToPdfCatalog, ids(all))),
  ];
  expect(await addOrders(orders.slice(0, 1))).toBe(await addOrders(orders));
  expect(await addLists(lists.slice(0, 1))).toBe(await addLists(lists));
});
