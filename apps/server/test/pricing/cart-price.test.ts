import { getBasicPriceAndStock, getCartPrice, getPrice, updateCartAccount } from '@grossist/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { aScene } from '../support/a-scene.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { NO_HASH } from '../support/unique.ts';
import { withoutTimes } from '../support/without-times.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

/** Hundredths: sums of floats are not compared. */
const cents = (amount: number | null): number => Math.round((amount ?? Number.NaN) * 100);
const sum = (amounts: readonly (number | null)[]): number => amounts.reduce<number>((all, one) => all + cents(one), 0);

test('sum of the lines = subtotal, and subtotal + duties + freight + tax = total, always', async () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 9_999_999 }).map((units) => (units / 10_000).toFixed(4)),
    perQuantity: fc.constantFrom('1', '100', '1000', '0.3'),
    duties: fc.constantFrom(undefined, '0.0375', '1.005'),
    quantity: fc.integer({ min: 1, max: 50_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
    market: fc.constant('DK' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (wanted) => {
      const lines = [];
      for (const { quantity, ...traits } of wanted) lines.push({ material: await aMaterial(db, traits), quantity });
      const cart = await aCart(db, { lines });
      const { Docs, CartPriceInfo: info } = await (await signedIn(cart.buyer)).answer(getCartPrice, { body: {} });
      expect(Docs.map(({ ItemId }) => ItemId)).toEqual(cart.lines.map(({ id }) => id));
      expect(sum(Docs.map(({ Prices }) => Prices?.NetPrice ?? null))).toBe(cents(info.SubTotal));
      expect(sum(Docs.map(({ Prices }) => Prices?.Duties ?? null))).toBe(cents(info.Duties));
      expect(sum([info.SubTotal, info.Duties, info.FreightCost, info.Vat])).toBe(cents(info.Total));
    }),
    { seed: 5, numRuns: 25 },
  );
});

test('a cart is priced by list price, discount group, net price, clearance, duties, freight and VAT', async () => {
  await db
    .insertInto('erp.discounts')
    .values({ market: 'DK', customer_group: 'A', material_group: 'CABLE', percent: '25', content_hash: NO_HASH })
    .execute();
  const buyer = await aBuyer(db);
  const discounted = await aMaterial(db, { materialGroup: 'CABLE', price: '100' });
  const agreed = await aMaterial(db, { materialGroup: 'CABLE', price: '100', duties: '1.50' });
  await db
    .insertInto('erp.net_prices')
    .values({
      sold_to: buyer.accounts[0]?.soldTo ?? '',
      sap_material_number: agreed.sapMaterialNumber,
      currency: 'DKK',
      amount: '60',
      per_quantity: '1',
      content_hash: NO_HASH,
    })
    .execute();
  const clearance = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '10', price: '100' });
  await aCart(db, {
    buyer,
    lines: [
      { material: discounted, quantity: '2' },
      { material: agreed, quantity: '2' },
      { material: clearance, quantity: '2', isClearance: true },
    ],
  });
  const { Docs, CartPriceInfo } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(Docs.map(({ Prices }) => Prices?.NetPrice)).toEqual([150, 120, 120]);
  expect(Docs.map(({ Prices }) => Prices?.ListPrice)).toEqual([200, 200, 200]);
  expect(CartPriceInfo).toMatchObject({
    Currency: 'DKK',
    SubTotal: 390,
    Duties: 3,
    FreightCost: 79,
    Vat: 118,
    VatPercent: 25,
    Total: 590,
    FreeFreightInfo: { Limit: 1500, Missing: 1110 },
  });
});

test('from the limit on freight is free', async () => {
  const { buyer } = await aCart(db, { lines: [{ material: await aMaterial(db, { price: '1500' }) }] });
  const { CartPriceInfo } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(CartPriceInfo).toMatchObject({ FreightCost: 0, FreeFreightInfo: { Missing: 0 } });
});

test('a cut of cable has its fee, whole packages have none', async () => {
  const material = await aMaterial(db, { cableCutAllowed: true, packageSize: '100', price: '10' });
  const { buyer } = await aCart(db, {
    lines: [
      { material, quantity: '30' },
      { material, quantity: '200' },
    ],
  });
  const { Docs } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(Docs.map(({ Prices }) => [Prices?.CableCutFee, Prices?.NetPrice])).toEqual([
    [49, 349],
    [0, 2000],
  ]);
});

test('an empty cart costs nothing', async () => {
  const { buyer } = await aCart(db, { lines: 0 });
  const { CartPriceInfo } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(CartPriceInfo).toMatchObject({ SubTotal: 0, FreightCost: 0, Vat: 0, Total: 0 });
});

test('returns no net prices in any call to people who may not see them', async () => {
  const viewer = await aViewer(db);
  const material = await aMaterial(db, { price: '73.13' });
  await db
    .insertInto('erp.net_prices')
    .values({
      sold_to: viewer.accounts[0]?.soldTo ?? '',
      sap_material_number: material.sapMaterialNumber,
      currency: 'DKK',
      amount: '41.77',
      per_quantity: '1',
      content_hash: NO_HASH,
    })
    .execute();
  await aCart(db, { buyer: viewer, lines: [{ material }] });
  const client = await signedIn(viewer);
  const body = [{ MaterialNo: material.sapMaterialNumber }];
  const answers = [
    await client.call(getCartPrice, { body: {} }),
    await client.call(getPrice, { body }),
    await client.call(getBasicPriceAndStock, { body }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('73.13');
    expect(withoutTimes(answer.body)).not.toMatch(/41[.,]77/);
  }
  const { Docs, CartPriceInfo } = await client.answer(getCartPrice, { body: {} });
  expect(Docs[0]?.Prices).toMatchObject({ NetPrice: null, NetPriceStr: '', NetUnitPriceStr: '', DiscountStr: '' });
  expect(CartPriceInfo).toMatchObject({ SubTotalStr: '', TotalStr: '', VatStr: '', FreeFreightInfo: null });
});

test('does not price somebody else’s cart', async () => {
  const { id } = await aCart(db);
  const client = await signedIn(await aBuyer(db));
  expect((await client.refusal(getCartPrice, { body: { cartId: id } })).status).toBe(404);
});

test('prices follow the account of the cart', async () => {
  const { buyer, line, otherAccount } = await aScene(db);
  await db
    .insertInto('erp.net_prices')
    .values({
      sold_to: otherAccount.soldTo,
      sap_material_number: line.material.sapMaterialNumber,
      currency: 'DKK',
      amount: '55',
      per_quantity: '1',
      content_hash: NO_HASH,
    })
    .execute();
  const client = await signedIn(buyer);
  const netPrice = async () =>
    (await client.answer(getPrice, { body: [{ MaterialNo: line.material.sapMaterialNumber }] }))[0]?.Prices?.NetPrice;
  expect(await netPrice()).toBe(100);
  await client.answer(updateCartAccount, { body: { soldTo: otherAccount.soldTo } });
  expect(await netPrice()).toBe(55);
});

test('uses the plant’s freight, else the market’s, else none, without a route to the address', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: [{ material: await aMaterial(db, { price: '100' }) }] });
  const client = await signedIn(cart.buyer);
  const freight = async () => (await client.answer(getCartPrice, { body: {} })).CartPriceInfo.FreightCost;
  const terms = db.selectFrom('erp.freight_terms').selectAll().where('market', '=', 'DK');
  const before = await terms.execute();
  expect(await freight()).toBe(79);
  const plant = {
    market: 'DK',
    plant: 'DK01',
    currency: 'DKK',
    freight: '33',
    free_from: '100',
    content_hash: NO_HASH,
  };
  try {
    await db.insertInto('erp.freight_terms').values(plant).execute();
    expect(await freight()).toBe(0);
    await db.updateTable('erp.freight_terms').set({ free_from: null }).where('plant', '=', 'DK01').execute();
    expect(await freight()).toBe(33);
    await db.deleteFrom('erp.freight_terms').where('market', '=', 'DK').execute();
    expect(await freight()).toBe(0);
  } finally {
    await db.deleteFrom('erp.freight_terms').where('market', '=', 'DK').execute();
    await db.insertInto('erp.freight_terms').values(before).execute();
  }
});
