import {
  addAssortmentRelation,
  addToCart,
  createOrder,
  getAssortmentEffect,
  getAssortmentRelations,
  getAssortments,
  getContext,
  getPrice,
  getVariationDetails,
  removeAssortmentRelation,
  seeShopAs,
  setSearchHistoryLimit,
  stopSeeingShopAs,
} from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { expectWholeOrders } from '../support/whole-orders.ts';

const { db, pool } = await testDatabase();
const app = testApp(db, { answers: everyAnswer(db, pool).answers });
const admin = await app.signedIn(await anEmployee(db, 'assortment-admin'));

const UNKNOWN_ID = uuidv7();
const companyOf = ({ company }: { company: { id: string } }) => ({
  customerId: company.id,
  customerType: 'company' as const,
});

const isShown = async (client: Client, sapMaterialNumber: string): Promise<boolean> =>
  (await client.answer(getPrice, { body: [{ MaterialNo: sapMaterialNumber }] })).length === 1;

test('a relation counts with the next request, and so does its removal', async () => {
  const material = await aMaterial(db);
  const { id } = await anAssortment(db, { materials: [material.sapMaterialNumber] });
  const buyer = await aBuyer(db);
  const client = await app.signedIn(buyer);
  for (const customer of [
    companyOf(buyer),
    { customerId: buyer.accounts[0]?.id ?? '', customerType: 'account' as const },
    { customerId: buyer.contactId, customerType: 'user' as const },
  ]) {
    expect(await isShown(client, material.sapMaterialNumber)).toBe(false);
    const relation = await admin.answer(addAssortmentRelation, { params: { id }, body: customer });
    expect(relation).toMatchObject({ assortmentId: id, ...customer });
    expect(await isShown(client, material.sapMaterialNumber)).toBe(true);
    await admin.answer(removeAssortmentRelation, { params: { relationId: relation.RelationId } });
  }
  expect(await isShown(client, material.sapMaterialNumber)).toBe(false);
});

test('returns the same relation to twenty parallel requests that add it', async () => {
  const { id } = await anAssortment(db, {});
  const customer = companyOf(await aBuyer(db));
  const added = await Promise.all(
    Array.from({ length: 20 }, () => admin.answer(addAssortmentRelation, { params: { id }, body: customer })),
  );
  expect(new Set(added.map(({ RelationId }) => RelationId)).size).toBe(1);
  const { pageItems, totalItems } = await admin.answer(getAssortmentRelations, { params: { id }, query: {} });
  expect([totalItems, pageItems.map(({ RelationId }) => RelationId)]).toEqual([1, [added[0]?.RelationId]]);
});

test('returns 404 for unknown assortments, customers and relations, and writes nothing', async () => {
  const { id } = await anAssortment(db, {});
  const customer = companyOf(await aBuyer(db));
  const refusals = [
    await admin.refusal(addAssortmentRelation, { params: { id: UNKNOWN_ID }, body: customer }),
    await admin.refusal(addAssortmentRelation, { params: { id }, body: { ...customer, customerId: UNKNOWN_ID } }),
    await admin.refusal(addAssortmentRelation, { params: { id }, body: { ...customer, customerType: 'user' } }),
    await admin.refusal(removeAssortmentRelation, { params: { relationId: UNKNOWN_ID } }),
    await admin.refusal(getAssortmentRelations, { params: { id: UNKNOWN_ID }, query: {} }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await admin.answer(getAssortmentRelations, { params: { id }, query: {} })).totalItems).toBe(0);
});

test('the customers of an assortment are companies, then accounts, then users, and can be searched', async () => {
  const buyer = await aBuyer(db);
  const { id } = await anAssortment(db, {
    companies: [buyer.company],
    accounts: buyer.accounts,
    contacts: [buyer],
  });
  const listed = async (query: { search?: string; customerType?: 'account' }) =>
    (await admin.answer(getAssortmentRelations, { params: { id }, query })).pageItems.map(
      ({ customerType }) => customerType,
    );
  expect(await listed({})).toEqual(['company', 'account', 'user']);
  expect(await listed({ search: buyer.email })).toEqual(['user']);
  expect(await listed({ customerType: 'account' })).toEqual(['account']);
  expect(await listed({ search: buyer.company.name })).toEqual(['company', 'account', 'user']);
});

test('the inclusion filter knows what a customer has itself and what it inherits', async () => {
  const buyer = await aBuyer(db);
  const own = await anAssortment(db, { contacts: [buyer] });
  const inherited = await anAssortment(db, { companies: [buyer.company] });
  const other = await anAssortment(db, {});
  const user = { customerId: buyer.contactId, customerType: 'user' as const };
  const codes = [own.code, inherited.code, other.code];
  const listed = async (query: object) => {
    const { pageItems } = await admin.answer(getAssortments, { query: { ...user, PageSize: 100, ...query } });
    return pageItems
      .filter(({ Code }) => codes.includes(Code))
      .map(({ Code, RelationId, InheritedFrom }) => [Code, RelationId !== null, InheritedFrom]);
  };
  const [ofOwn, ofInherited, ofOther] = [
    [own.code, true, null],
    [inherited.code, false, 'company'],
    [other.code, false, null],
  ];
  expect(await listed({})).toEqual([ofOwn, ofInherited, ofOther]);
  expect(await listed({ filteringType: 'included' })).toEqual([ofOwn, ofInherited]);
  expect(await listed({ filteringType: 'excluded' })).toEqual([ofOther]);
  expect(await listed({ availableForRelationOnly: 'true' })).toEqual([ofInherited, ofOther]);
  for (const query of [{ filteringType: 'included' as const }, { customerId: buyer.contactId }])
    expect(await admin.refusal(getAssortments, { query })).toMatchObject({ status: 422, code: 'customer-incomplete' });
});

test.each(['buyer', 'user-admin', 'editor', 'support', 'operator'] as const)(
  'refuses a %s in every call',
  async (role) => {
    const isOfTheHouse = role !== 'buyer' && role !== 'user-admin';
    const client = await app.signedIn(isOfTheHouse ? await anEmployee(db, role) : await aBuyer(db, { role }));
    const { id } = await anAssortment(db, {});
    const body = companyOf(await aBuyer(db));
    expect(await client.refusal(getAssortments, { query: {} })).toMatchObject({ status: 403 });
    expect(await client.refusal(addAssortmentRelation, { params: { id }, body })).toMatchObject({ status: 403 });
    expect(await client.refusal(removeAssortmentRelation, { params: { relationId: UNKNOWN_ID } })).toMatchObject({
      status: 403,
    });
  },
);

test('never orders hidden materials after a removal was acknowledged, in any race', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const material = await aMaterial(db, { stock: '10' });
    const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material, quantity: '1' }] });
    const { id } = await anAssortment(db, {
      materials: [material.sapMaterialNumber],
      companies: [cart.buyer.company],
    });
    const { pageItems } = await admin.answer(getAssortmentRelations, { params: { id }, query: {} });
    const client = await app.signedIn(cart.buyer);
    const ordersNow = () => db.selectFrom('orders').select('id').where('cart_id', '=', cart.id).execute();
    const order = () => client.call(createOrder, { body: { Details: { CartId: cart.id } } });
    const remove = async () => {
      await new Promise((resolve) => setTimeout(resolve, round * 2));
      await admin.answer(removeAssortmentRelation, { params: { relationId: pageItems[0]?.RelationId ?? '' } });
      return ordersNow();
    };
    const removing = remove();
    // The first removal is over before the order begins, the others race with it.
    const [answer, acknowledged] = await Promise.all([round === 0 ? removing.then(order) : order(), removing]);
    const rows = await ordersNow();
    expect(rows).toEqual(acknowledged);
    outcomes.add(rows.length === 1 ? 'ordered' : `refused with ${answer.statusCode}`);
    // An order is refused as a whole, or by what its answer says of the line.
    if (answer.statusCode === 200) expect(createOrder.response.parse(answer.json()).OrderId).toBe(rows[0]?.id ?? null);
    else expect([409, 422]).toContain(answer.statusCode);
  }
  expect([...outcomes].some((outcome) => outcome.startsWith('refused'))).toBe(true);
  await expectWholeOrders(db);
});

test('an order whose buyer loses an assortment after it was priced is refused, and takes nothing', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material, quantity: '1' }] });
  const { id } = await anAssortment(db, { materials: [material.sapMaterialNumber], companies: [cart.buyer.company] });
  const { pageItems } = await admin.answer(getAssortmentRelations, { params: { id }, query: {} });
  const erp = openEmbeddedErp(db);
  const whilePriced = testApp(db, {
    erp: {
      ...erp,
      cartPrice: async (...asked) => {
        const priced = await erp.cartPrice(...asked);
        await admin.call(removeAssortmentRelation, { params: { relationId: pageItems[0]?.RelationId ?? '' } });
        return priced;
      },
    },
  });
  const client = await whilePriced.signedIn(cart.buyer);
  expect(await client.refusal(createOrder, { body: { Details: { CartId: cart.id } } })).toMatchObject({
    status: 409,
    code: 'assortments-changed',
  });
  expect((await stockOf(db, material)).atp).toBe(10);
  await expectWholeOrders(db);
});

test('an administrator sees the shop as a customer does, in the session alone, until it is ended', async () => {
  const [shown, hidden] = [await aMaterial(db, { market: 'SE' }), await aMaterial(db, { market: 'SE' })];
  const company = await aCompany(db, { market: 'SE' });
  await anAssortment(db, { type: 'limiting', materials: [shown.sapMaterialNumber], companies: [company] });
  const client = await app.signedIn(await anEmployee(db, 'assortment-admin'));
  const isFound = async ({ code }: { code: string }) =>
    (await client.call(getVariationDetails, { params: { id: code } })).statusCode === 200;
  expect(await client.answer(getContext)).toMatchObject({ seenAs: null });
  const customer = { customerId: company.id, customerType: 'company' as const };
  expect(await client.answer(seeShopAs, { body: customer })).toEqual({ ...customer, Name: company.name });
  expect(await client.answer(getContext)).toMatchObject({ market: 'SE', seenAs: { Name: company.name } });
  expect([await isFound(shown), await isFound(hidden)]).toEqual([true, false]);
  expect(await admin.answer(getContext)).toMatchObject({ seenAs: null });
  await client.answer(stopSeeingShopAs);
  expect((await client.answer(getContext)).seenAs).toBeNull();
});

test('refuses every change but that of assortments while an administrator sees the shop as a customer', async () => {
  const client = await app.signedIn(await anEmployee(db, 'assortment-admin'));
  const buyer = await aBuyer(db);
  const { id } = await anAssortment(db, {});
  const setLimit = { body: { Limit: 7 } };
  await client.answer(seeShopAs, { body: companyOf(buyer) });
  expect(await client.answer(getContext)).toMatchObject({ isReadOnly: true, ableToCreateOrders: false });
  expect(await client.refusal(setSearchHistoryLimit, setLimit)).toMatchObject({
    status: 403,
    code: 'seen-as-customer',
  });
  expect(await client.refusal(addToCart, { body: { Code: 'any', Quantity: 1 } })).toMatchObject({ status: 403 });
  expect(await client.refusal(getPrice, { body: [{ MaterialNo: '1000001' }] })).toMatchObject({ status: 403 });
  await client.answer(addAssortmentRelation, { params: { id }, body: companyOf(buyer) });
  await client.answer(stopSeeingShopAs);
  expect(await client.answer(getContext)).toMatchObject({ isReadOnly: false });
  await client.answer(setSearchHistoryLimit, setLimit);
});

test('removing the relation of a user whose company has the assortment too hides nothing', async () => {
  const material = await aMaterial(db);
  const buyer = await aBuyer(db);
  const { id } = await anAssortment(db, {
    materials: [material.sapMaterialNumber],
    companies: [buyer.company],
    contacts: [buyer],
  });
  const query = { customerId: buyer.contactId, customerType: 'user' as const, change: 'remove' as const };
  expect(await admin.answer(getAssortmentEffect, { params: { id }, query })).toMatchObject({ Hidden: 0, Shown: 0 });
});
