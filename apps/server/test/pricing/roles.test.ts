import * as calls from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBundle, aGift } from '../support/a-bundle.ts';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCampaign } from '../support/a-campaign.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { aRemnant } from '../support/a-remnant.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { NO_HASH } from '../support/unique.ts';
import { withoutTimes } from '../support/without-times.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);

const DATES = { StartMonth: 3, StartYear: 2027, EndMonth: 3, EndYear: 2027 };

/** Every call of the area, asked of a material. */
const ASKING: Record<string, (client: Client, material: string, bundle: string) => ReturnType<Client['call']>> = {
  getPrice: (client, MaterialNo) => client.call(calls.getPrice, { body: [{ MaterialNo, Quantity: 3 }] }),
  getCartPrice: (client) => client.call(calls.getCartPrice, { body: {} }),
  getFastBoxStock: (client, material) => client.call(calls.getFastBoxStock, { body: [material] }),
  getRemnants: (client, MaterialNo) => client.call(calls.getRemnants, { body: { Items: [{ MaterialNo }] } }),
  getStockForServiceCenters: (client, material) => client.call(calls.getStockForServiceCenters, { body: [material] }),
  getStockForSpecificServiceCenters: (client, material) =>
    client.call(calls.getStockForSpecificServiceCenters, {
      body: { MaterialNums: [material], ServiceCenterIds: ['1'] },
    }),
  getPriceAndRemnants: (client, MaterialNo) => client.call(calls.getPriceAndRemnants, { body: [{ MaterialNo }] }),
  getSoftBundlesWith: (client, material) => client.call(calls.getSoftBundlesWith, { query: { materialNo: material } }),
  getSoftBundlePrices: (client, _, bundle) => client.call(calls.getSoftBundlePrices, { body: [bundle] }),
  getBasicPriceAndStock: (client, MaterialNo) => client.call(calls.getBasicPriceAndStock, { body: [{ MaterialNo }] }),
  getDeliveryDates: (client) => client.call(calls.getDeliveryDates, { body: DATES }),
};

const agree = (material: Material, soldTo: string, amount: string) =>
  db
    .insertInto('erp.net_prices')
    .values({
      sold_to: soldTo,
      sap_material_number: material.sapMaterialNumber,
      currency: 'DKK',
      amount,
      per_quantity: '1',
      content_hash: NO_HASH,
    })
    .execute();

describe.each(Object.entries(ASKING))('%s', (_, ask) => {
  test('is for buyers: 401 signed out, 403 for the house’s own people, and a viewer may', async () => {
    const { sapMaterialNumber } = await aMaterial(db);
    const status = async (client: Client) => (await ask(client, sapMaterialNumber, 'none')).statusCode;
    expect(await status(asAnonymous())).toBe(401);
    for (const role of ['editor', 'support', 'assortment-admin'] as const) {
      expect(await status(await signedIn(await anEmployee(db, role)))).toBe(403);
    }
    expect(await status(await signedIn(await aViewer(db)))).toBe(200);
    expect(await status(await signedIn(await aBuyer(db, { role: 'punchout' })))).toBe(200);
  });
});

describe('who may not see net prices', () => {
  const scene = { viewer: '', buyer: '', material: '', bundle: '' };

  // Amounts that nothing else is: 41.77 net, three of them 125.31, in a bundle 37.593 → 37.59; three of it save 12.53.
  const SECRETS = /41[.,]77|125[.,]31|37[.,]59|4[.,]18|31[.,]4|31[.,]77|13[.,]33|112[.,]78|12[.,]53/;

  beforeAll(async () => {
    const company = await aCompany(db);
    const [{ soldTo }] = company.accounts;
    const suggestion = await aMaterial(db, { price: '31.77' });
    const material = await aMaterial(db, {
      price: '73.13',
      suggestion: suggestion.sapMaterialNumber,
      scales: [{ fromQuantity: '100', amount: '31.4' }],
      stock: '10',
    });
    await agree(material, soldTo, '41.77');
    await aRemnant(db, material, { length: '5', discountPercent: '13.33' });
    await aGift(db, { material: suggestion, from: '41.77' });
    await aCampaign(db, {
      validFrom: '2000-01-01',
      validTo: '2999-01-01',
      prices: [{ material: suggestion, amount: '31.4' }],
    });
    const viewer = await aViewer(db, { company });
    const buyer = await aBuyer(db, { company });
    for (const who of [viewer, buyer]) await aCart(db, { buyer: who, lines: [{ material, quantity: '3' }] });
    scene.viewer = viewer.email;
    scene.buyer = buyer.email;
    scene.material = material.sapMaterialNumber;
    scene.bundle = await aBundle(db, { members: [{ material, quantity: '1' }] });
  });

  test.each(Object.entries(ASKING))('sees no price in %s, nor values that reveal one', async (_, ask) => {
    const answer = await ask(await signedIn({ email: scene.viewer }), scene.material, scene.bundle);
    expect(answer.statusCode).toBe(200);
    expect(withoutTimes(answer.body)).not.toMatch(SECRETS);
  });

  test.each(['getPrice', 'getCartPrice', 'getSoftBundlePrices', 'getRemnants'])(
    'sees less in %s than a buyer of the same account',
    async (name) => {
      const answer = await ASKING[name]?.(await signedIn({ email: scene.buyer }), scene.material, scene.bundle);
      expect(withoutTimes(answer?.body ?? '')).toMatch(SECRETS);
    },
  );

  test('sees what clearance costs for everybody, also where the customer pays less', async () => {
    const company = await aCompany(db);
    const material = await aMaterial(db, { price: '100', isOnClearanceSale: true, clearanceStock: '5' });
    await agree(material, company.accounts[0].soldTo, '41.77');
    const body = [{ MaterialNo: material.sapMaterialNumber, OnClearanceSale: true }];
    const [hidden] = await (await signedIn(await aViewer(db, { company }))).answer(calls.getPrice, { body });
    const [seen] = await (await signedIn(await aBuyer(db, { company }))).answer(calls.getPrice, { body });
    expect(hidden?.Prices).toMatchObject({
      NetPrice: null,
      ClearanceSalePrice: 60,
      ListUnitPrice: 100,
      DiscountStr: '',
      PriceKind: null,
    });
    expect(withoutTimes(JSON.stringify(hidden))).not.toMatch(SECRETS);
    expect(seen?.Prices).toMatchObject({ NetPrice: 41.77, ClearanceSalePrice: 41.77, PriceKind: 'net-price' });
  });

  test('sees list prices, but no sums', async () => {
    const client = await signedIn({ email: scene.viewer });
    const { Docs, CartPriceInfo: info } = await client.answer(calls.getCartPrice, { body: {} });
    expect(Docs[0]?.Prices).toMatchObject({ ListUnitPrice: 73.13, NetPrice: null, ScalePrices: [], Campaign: null });
    const { VatPercent, Plant, Route, ShippingCondition, ShipTo, Currency, ErrorMessage, ...sums } = info;
    expect([VatPercent, Currency]).toEqual([25, 'DKK']);
    expect([Plant, Route, ShippingCondition, ShipTo, ErrorMessage].every((text) => typeof text === 'string')).toBe(
      true,
    );
    expect(new Set(Object.values(sums))).toEqual(new Set([0, '', null]));
  });
});

describe('prices of others', () => {
  test('are never returned: each customer is requested separately, in any number and order', async () => {
    const material = await aMaterial(db, { price: '100' });
    const buyers = await Promise.all(
      [11, 22, 33].map(async (amount) => {
        const buyer = await aBuyer(db);
        await agree(material, buyer.accounts[0]?.soldTo ?? '', String(amount));
        return { amount, client: await signedIn(buyer) };
      }),
    );
    const body = [{ MaterialNo: material.sapMaterialNumber }];
    const asked = Array.from({ length: 30 }, (_, index) => buyers[index % 3]).map(async (one) => {
      const [entry] = (await one?.client.answer(calls.getPrice, { body })) ?? [];
      expect(entry?.Prices?.NetPrice).toBe(one?.amount);
    });
    await Promise.all(asked);
  });

  test('another company’s cart, and a colleague’s, are as absent as none', async () => {
    const company = await aCompany(db);
    const client = await signedIn(await aBuyer(db, { company }));
    const carts = [await aCart(db), await aCart(db, { buyer: await aBuyer(db, { company }) })];
    const ids = [...carts.map(({ id }) => id), '01890000-0000-7000-8000-000000000000'];
    for (const cartId of ids) {
      expect(await client.refusal(calls.getCartPrice, { body: { cartId } })).toMatchObject({ status: 404 });
    }
  });
});
