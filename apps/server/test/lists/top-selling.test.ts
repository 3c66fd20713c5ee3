import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { beginTopSellingMonth } from '../../src/areas/lists/commands/built-in-lists.ts';
import { refreshTopSelling } from '../../src/areas/lists/index.ts';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aMaterial, type Material, someMaterials } from '../support/a-material.ts';
import { aPurchase } from '../support/a-purchase.ts';
import { aReturn } from '../support/a-return.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const refresh = refreshTopSelling(db);

const DAY = 86_400_000;

const order = (buyer: TestBuyer, lines: readonly (readonly [Material, string])[], daysAgo = 1) =>
  aSentOrder(db, {
    buyer,
    orderedAt: new Date(Date.now() - daysAgo * DAY),
    lines: lines.map(([material, quantity]) => ({ material, quantity })),
  });

/** The numbers of the top-selling list with the quantities that ordering is preset with, as the client sees them. */
const topOf = async (client: Client) => {
  await refresh();
  const { topSellingListId } = await client.answer(calls.getVariationLists);
  const { PageItems } = await client.answer(calls.getVariationListLines, {
    params: { id: topSellingListId },
    query: {},
  });
  return PageItems.map(({ ItemSAPMaterialNumber, UsualQuantity }) => [ItemSAPMaterialNumber, UsualQuantity]);
};

const entry = ({ sapMaterialNumber }: Material, quantity: number) => [sapMaterialNumber, quantity];

test('sorts by how often a company ordered, with the most frequent quantity as default', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const [often, twice, once] = [await aMaterial(db), await aMaterial(db), await aMaterial(db)];
  await order(buyer, [
    [often, '10'],
    [twice, '500'],
  ]);
  await order(colleague, [
    [often, '10'],
    [once, '9999'],
  ]);
  await order(buyer, [
    [often, '3'],
    [twice, '2'],
  ]);
  await order(await aBuyer(db), [[once, '1']]);
  for (const who of [buyer, colleague, await aViewer(db, { company: buyer.company })])
    expect(await topOf(await signedIn(who))).toEqual([entry(often, 10), entry(twice, 2), entry(once, 9999)]);
});

test('orders of more than twelve months ago do not count, nor what can’t be ordered any more', async () => {
  const buyer = await aBuyer(db);
  const [now, old, obsolete] = [await aMaterial(db), await aMaterial(db), await aMaterial(db, { status: '40' })];
  await order(buyer, [
    [now, '1'],
    [obsolete, '1'],
  ]);
  await order(buyer, [[old, '1']], 420);
  expect(await topOf(await signedIn(buyer))).toEqual([entry(now, 1)]);
});

test('subtracts an order that was returned completely, and counts it again if the return is refused', async () => {
  const buyer = await aBuyer(db);
  const [returned, sold] = [await aMaterial(db), await aMaterial(db)];
  const sent = await order(buyer, [[returned, '1']]);
  await order(buyer, [[sold, '4']]);
  const { id } = await aReturn(db, buyer, sent);
  const client = await signedIn(buyer);
  expect(await topOf(client)).toEqual([entry(sold, 4)]);
  await db.updateTable('return_orders').set({ status: 'refused' }).where('id', '=', id).execute();
  expect((await topOf(client)).length).toBe(2);
});

test('subtracts the quantity of a partial return', async () => {
  const buyer = await aBuyer(db);
  const [less, more] = [await aMaterial(db), await aMaterial(db)];
  const sent = await order(buyer, [[less, '5']]);
  await order(buyer, [[more, '4.5']]);
  const client = await signedIn(buyer);
  expect(await topOf(client)).toEqual([entry(less, 5), entry(more, 4.5)]);
  await aReturn(db, buyer, sent);
  expect(await topOf(client)).toEqual([entry(more, 4.5), entry(less, 5)]);
});

test('counts imported orders, also before their account is imported, and with corrections', async () => {
  const buyer = await aBuyer(db);
  const [first, second] = [await aMaterial(db), await aMaterial(db)];
  const soldTo = buyer.accounts[0]?.soldTo ?? '';
  await aPurchase(db, { soldTo, materials: [first] });
  const client = await signedIn(buyer);
  expect(await topOf(client)).toEqual([entry(first, 1)]);
  await db
    .updateTable('purchases')
    .set({ materials: [second.sapMaterialNumber], quantities: ['7'] })
    .where('sold_to', '=', soldTo)
    .execute();
  expect(await topOf(client)).toEqual([entry(second, 7)]);
  await aPurchase(db, { soldTo: `${soldTo}9`, materials: [first] });
  await sql`
    insert into accounts (id, sold_to, company_id, name, currency, customer_group, plant, content_hash)
    select gen_random_uuid(), sold_to || '9', company_id, name, currency, customer_group, plant, content_hash
    from accounts where sold_to = ${soldTo}`.execute(db);
  expect(await topOf(client)).toEqual([entry(second, 7), entry(first, 1)]);
});

test('neither shows nor counts hidden materials', async () => {
  const buyer = await aBuyer(db);
  const [hidden, seen] = [await aMaterial(db), await aMaterial(db)];
  await order(buyer, [
    [hidden, '1'],
    [seen, '1'],
  ]);
  await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
  const client = await signedIn(buyer);
  expect(await topOf(client)).toEqual([entry(seen, 1)]);
  expect((await client.answer(calls.getVariationLists)).topSellingList).toMatchObject({
    Type: 'topSelling',
    VariationsCount: 1,
    UserHasEditRights: false,
  });
});

test('has at most a hundred lines, which keep their ids when it is computed again', async () => {
  const buyer = await aBuyer(db);
  const materials = await someMaterials(db, 105);
  await order(
    buyer,
    materials.map((material) => [material, '1'] as const),
  );
  const client = await signedIn(buyer);
  await refresh();
  const { topSellingListId: id } = await client.answer(calls.getVariationLists);
  const read = async () =>
    (await client.answer(calls.getVariationListLines, { params: { id }, query: { PageSize: '100' } })).PageItems;
  const before = await read();
  await order(buyer, [[materials[3] ?? before[0], '1'] as never]);
  await refresh();
  const after = await read();
  expect([before.length, after.length]).toEqual([100, 100]);
  expect(after[0]?.ItemSAPMaterialNumber).toBe(materials[3]?.sapMaterialNumber);
  expect(after[0]?.LineId).toBe(before.find(({ Code }) => Code === after[0]?.Code)?.LineId);
});

test('is computed only after new orders or when a month expires', async () => {
  const buyer = await aBuyer(db);
  await order(buyer, [[await aMaterial(db), '1']]);
  await refresh();
  expect(await refresh()).toBe(0);
  await sql`
    insert into ordered_materials (company_id, sap_material_number, month, quantity, orders)
    values (${buyer.company.id}, '1', now() - interval '14 months', 1, 1)`.execute(db);
  await beginTopSellingMonth(db)();
  expect(await refresh()).toBe(1);
});

test('counts all parallel orders', async () => {
  const buyer = await aBuyer(db);
  const material = await aMaterial(db);
  await Promise.all(Array.from({ length: 8 }, () => order(buyer, [[material, '2']])));
  await aReturn(db, buyer, await order(buyer, [[material, '1']]));
  const { rows } = await sql<{ orders: number }>`
    select sum(orders)::integer as orders from ordered_materials where company_id = ${buyer.company.id}`.execute(db);
  expect(rows[0]?.orders).toBe(8);
});

test('takes as many statements for a list of a hundred as for one', async () => {
  const [small, large] = [await aBuyer(db), await aBuyer(db)];
  await refresh();
  await order(small, [[await aMaterial(db), '1']]);
  const one = await countQueries(db, refresh);
  await order(
    large,
    (await someMaterials(db, 100)).map((material) => [material, '1'] as const),
  );
  expect(await countQueries(db, refresh)).toBe(one);
});
