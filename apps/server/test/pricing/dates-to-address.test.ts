import { addToCart, getCartPrice, getDeliveryDates, getPrice, updateCartDeliveryAddress } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aFastboxZone } from '../support/a-branch.ts';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { aRoute } from '../support/a-route.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** Monday, ten in the morning in Denmark. */
const NOW = Date.parse('2026-03-02T09:00:00Z');
const { signedIn } = testApp(db, { erp: openEmbeddedErp(db, () => NOW) });

await aRoute(db);
const toBornholm = await aRoute(db, { prefixes: ['37'], leadWorkingDays: 2, weekdays: [2, 4] });
await aFastboxZone(db, { first: 8000, last: 8999 });

const MARCH = { StartMonth: 3, StartYear: 2026, EndMonth: 3, EndYear: 2026 };

const own = (buyer: TestBuyer) => {
  const [account] = buyer.accounts;
  if (account === undefined) throw new Error('A buyer without accounts');
  return account;
};

const datesTo = async (buyer: TestBuyer, wanted: { ShipTo?: string; Route?: string; ShippingCondition?: string }) => {
  const client = await signedIn(buyer);
  return (await client.answer(getDeliveryDates, { body: { ...MARCH, ...wanted } })).DeliveryDates;
};

test('the postal code of the address decides the route', async () => {
  const buyer = await aBuyer(db);
  const { shipTo: ShipTo } = await anAddress(db, own(buyer), { postalCode: '37 00' });
  expect((await datesTo(buyer, {})).slice(0, 3)).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
  const dates = await datesTo(buyer, { ShipTo });
  expect(dates.slice(0, 3)).toEqual(['2026-03-10', '2026-03-12', '2026-03-17']);
  expect(await datesTo(buyer, { Route: toBornholm })).toEqual(dates);
  expect(await datesTo(buyer, { ShipTo, Route: 'unknown' })).toEqual(dates);
});

test('an address that no route names closely has the usual dates', async () => {
  const buyer = await aBuyer(db);
  const { shipTo: ShipTo } = await anAddress(db, own(buyer));
  expect(await datesTo(buyer, { ShipTo })).toEqual(await datesTo(buyer, {}));
});

test('the postal code of the address decides the zone of the express box', async () => {
  const buyer = await aBuyer(db);
  const [inside, outside] = [await anAddress(db, own(buyer)), await anAddress(db, own(buyer), { postalCode: '3700' })];
  const express = { ShippingCondition: 'ZF' };
  expect((await datesTo(buyer, { ...express, ShipTo: inside.shipTo })).length).toBeGreaterThan(0);
  expect(await datesTo(buyer, { ...express, ShipTo: outside.shipTo })).toEqual([]);
});

test("a material's price tells the dates of the route to the cart's address, as the cart does", async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const { sapMaterialNumber } = await aMaterial(db, { stock: '5' });
  const shown = async () =>
    (await client.answer(getPrice, { body: [{ MaterialNo: sapMaterialNumber }] })).map(({ Stock }) => Stock.FirstDate);
  expect(await shown()).toEqual(['2026-03-03']);
  const { id } = await anAddress(db, own(buyer), { postalCode: '3700' });
  await client.answer(updateCartDeliveryAddress, { body: { Id: id } });
  expect(await shown()).toEqual(['2026-03-10']);
  await client.answer(addToCart, { body: { Code: sapMaterialNumber, Quantity: 1 } });
  const { Docs } = await client.answer(getCartPrice, { body: {} });
  expect(Docs.map(({ Stock }) => Stock.FirstDate)).toEqual(await shown());
});

test("an address that is absent or another company's is not found", async () => {
  const client = await signedIn(await aBuyer(db));
  const [stranger] = (await aCompany(db)).accounts;
  const { shipTo } = await anAddress(db, stranger);
  for (const ShipTo of [shipTo, 'NONE']) {
    const body = { ...MARCH, ShipTo };
    expect(await client.refusal(getDeliveryDates, { body })).toMatchObject({ status: 404, code: 'not-found' });
  }
});
