import {
  changeCartDeliveryType,
  convertCartToFastboxCart,
  convertCartToNormalCart,
  createOrder,
  getCartPrice,
  getDeliveryDates,
  getFastboxDeliveryTime,
  type OperationOutput,
  updateDeliveryDate,
} from '@grossist/contracts';
import { addDays, calendarDate, localTime, MARKETS, type Market, marketFacts } from '@grossist/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFastboxZone } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aStoredAddress, sendTo } from '../support/a-draft.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { aClosedDay, aRoute } from '../support/a-route.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { NO_HASH } from '../support/unique.ts';

type Priced = OperationOutput<typeof getCartPrice>;
type Mode = 'standard' | 'pickup' | 'express';

const { db } = await testDatabase();
let now = 0;
const { signedIn } = testApp(db, { now: () => now });

/** A market with a daily route, one to its islands on Tuesdays and Thursdays, a branch and an express box. */
const aMarket = async (market: Market) => {
  await aRoute(db, { market, cutOff: '15:30' });
  await aRoute(db, { market, prefixes: ['37'], cutOff: '11:00', weekdays: [2, 4], leadWorkingDays: 2 });
  await aClosedDay(db, market, '2026-12-24');
  const days = {
    6: { opens: '08:00', closes: '12:00' },
    '2026-12-27': { opens: '09:00', closes: '11:00' },
    '2026-12-23': null,
  };
  const express = { openingTime: '07:00', closingTime: '14:00', days };
  const { center } = await aFastboxZone(db, { market, first: 1000, last: 99_999, ...express });
  const company = await aCompany(db, { market });
  const buyer = await aBuyer(db, { company });
  const inStock = await aMaterial(db, { market, stock: '100000', fastboxStock: '100000' });
  await db
    .insertInto('erp.center_stock')
    .values({ sap_material_number: inStock.sapMaterialNumber, center, quantity: '100000', content_hash: NO_HASH })
    .execute();
  return {
    buyer,
    client: await signedIn(buyer),
    inStock,
    later: await aMaterial(db, { market, stock: '0', incoming: [{ date: '2027-01-11', quantity: '100000' }] }),
    unknown: await aMaterial(db, { market, stock: '0' }),
  };
};
const markets = new Map<Market, Awaited<ReturnType<typeof aMarket>>>();
for (const market of MARKETS) markets.set(market, await aMarket(market));

const marketOf = (market: Market) => {
  const found = markets.get(market);
  if (found === undefined) throw new Error(`no ${market}`);
  return found;
};

const CHANGES: Record<Mode, (client: Client) => Promise<unknown>> = {
  standard: async () => undefined,
  pickup: (client) => client.answer(changeCartDeliveryType, { body: { DeliveryType: 'DriveIn' } }),
  express: (client) => client.answer(convertCartToFastboxCart),
};

const aCartGoing = async (market: Market, mode: Mode, materials: readonly Material[], postalCode = '2600') => {
  const { buyer, client } = marketOf(market);
  await db.updateTable('carts').set({ is_active: false }).where('contact_id', '=', buyer.contactId).execute();
  const cart = await aCart(db, { buyer, lines: materials.map((material) => ({ material })) });
  await sendTo(db, cart.id, aStoredAddress(postalCode, { countryCode: market }));
  await CHANGES[mode](client);
  return { id: cart.id, client };
};

const priceOf = (client: Client): Promise<Priced> => client.answer(getCartPrice, { body: { ignoreCache: true } });

/** The days that a calendar offers from this month on. */
const calendarOf = async (
  client: Client,
  market: Market,
  { Route, Plant, ShippingCondition }: Priced['CartPriceInfo'] | NonNullable<Priced['DeliveryOption']>['Standard'],
): Promise<readonly string[]> => {
  const { date } = localTime(now, marketFacts(market).timeZone);
  const next = addDays(date, 35);
  const body = {
    Route,
    PlantId: Plant,
    ShippingCondition,
    StartMonth: Number(date.slice(5, 7)),
    StartYear: Number(date.slice(0, 4)),
    EndMonth: Number(next.slice(5, 7)),
    EndYear: Number(next.slice(0, 4)),
  };
  return (await client.answer(getDeliveryDates, { body })).DeliveryDates;
};

const someOf = (dates: readonly (string | null)[]): string[] => [
  ...new Set([...dates.slice(0, 3), ...dates.slice(-1)].filter((date) => date !== null)),
];

const moments = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 10) }),
  // The last Sundays of March and October, on which clocks change, Christmas, and the turn of the year.
  fc
    .tuple(
      fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-23', '2026-12-31', '2027-01-01'),
      fc.integer({ min: -120, max: 24 * 60 }),
    )
    .map(([date, minutes]) => Date.parse(`${date}T00:00:00Z`) + minutes * 60_000),
);
const scenes = fc.record({
  market: fc.constantFrom(...MARKETS),
  mode: fc.constantFrom<Mode>('standard', 'pickup', 'express'),
  at: moments,
  postalCode: fc.constantFrom('2600', '3700'),
  hasLater: fc.boolean(),
});

test('accepts every date that is offered for a cart, in every mode and market at every moment', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async ({ market, mode, at, postalCode, hasLater }) => {
      now = at;
      const { inStock, later } = marketOf(market);
      const materials = mode === 'standard' && hasLater ? [inStock, later] : [inStock];
      const { client } = await aCartGoing(market, mode, materials, postalCode);
      const { DeliveryOption: option, CartPriceInfo: info } = await priceOf(client);
      if (option === null) throw new Error('no delivery option');
      const offered = [option.DeliveryDate, option.FirstDeliveryDate, ...(await calendarOf(client, market, info))];
      for (const body of someOf(offered)) await client.answer(updateDeliveryDate, { body });
      await client.answer(updateDeliveryDate, { body: 'standard' });

      const { Standard: standard } = option;
      const otherwise = [standard.DeliveryDate, standard.FirstDeliveryDate];
      for (const body of someOf([...otherwise, ...(await calendarOf(client, market, standard))])) {
        await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'Normal', DeliveryDate: body } });
        await CHANGES[mode](client);
      }
    }),
    { numRuns: 60 },
  );
});

test('places an order without a question for the date that was just offered', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async ({ market, mode, at, postalCode, hasLater }) => {
      now = at;
      const { inStock, later } = marketOf(market);
      const materials = mode === 'standard' && hasLater ? [inStock, later] : [inStock];
      const { id, client } = await aCartGoing(market, mode, materials, postalCode);
      const { DeliveryOption: option, Docs: docs } = await priceOf(client);
      const Items = docs.map(({ MaterialNo, ItemId, Prices, Stock }) => ({
        MaterialNo,
        CartItemId: ItemId ?? '',
        NetPrice: Prices?.NetPrice ?? null,
        ConfirmedQuantity: Stock.ConfirmedQuantity,
        DeliveryDate: Stock.DeliveryDate,
      }));
      const Details = { CartId: id, DeliveryDate: option?.DeliveryDate ?? null, IsPickup: mode === 'pickup' };
      const placed = await client.answer(createOrder, { body: { Details, Items } });
      expect(placed).toMatchObject({ ErrorMessages: [], OrderValidationInfo: null });
    }),
    { numRuns: 40 },
  );
});

test('offers the first date on which the whole cart can arrive', async () => {
  now = Date.parse('2026-11-25T10:00:00+01:00');
  const { inStock, later, unknown } = marketOf('DK');
  const whole = await aCartGoing('DK', 'standard', [inStock, later]);
  expect((await priceOf(whole.client)).DeliveryOption).toMatchObject({
    DeliveryDate: '2027-01-12',
    FirstDeliveryDate: '2026-11-26',
    IsDeliveryUnknown: false,
  });
  const open = await aCartGoing('DK', 'standard', [inStock, unknown]);
  expect((await priceOf(open.client)).DeliveryOption).toMatchObject({
    DeliveryDate: null,
    FirstDeliveryDate: '2026-11-26',
    IsDeliveryUnknown: true,
  });
});

test.each([
  ['express', '2026-11-25'],
  ['pickup', '2026-11-25'],
] as const)('tells of a cart by %s when it could be sent by its route', async (mode, date) => {
  now = Date.parse('2026-11-25T10:00:00+01:00');
  const { client } = await aCartGoing('DK', mode, [marketOf('DK').inStock]);
  expect((await priceOf(client)).DeliveryOption).toMatchObject({
    DeliveryDate: date,
    Standard: { DeliveryDate: '2026-11-26', ShippingCondition: 'ZN' },
  });
});

test('leaves the express box before its closing time as soon as possible or on a day', async () => {
  now = Date.parse('2026-11-25T10:00:00+01:00');
  const { client } = await aCartGoing('DK', 'express', [marketOf('DK').inStock]);
  expect(await client.refusal(convertCartToNormalCart, { body: '2026-11-25' })).toMatchObject({
    status: 422,
    code: 'delivery-date',
  });
  expect(await client.answer(convertCartToNormalCart, { body: 'standard' })).toMatchObject({
    DeliveryType: 'Normal',
    DeliveryDate: null,
    DeliveryChoice: 'standard',
  });
});

test('promises no express box at night: it arrives after the next opening', async () => {
  now = Date.parse('2026-11-25T04:21:00+01:00');
  const { id, client } = await aCartGoing('DK', 'express', [marketOf('DK').inStock]);
  const times = () => client.answer(getFastboxDeliveryTime, { query: { cartId: id } });
  expect((await times()).DeliveryTime).toBe('2026-11-25T08:00:00.000Z');
  now = Date.parse('2026-11-25T14:00:00+01:00');
  expect(await times()).toEqual({
    DeliveryTime: '2026-11-26T08:00:00.000Z',
    FastboxClosingTime: '2026-11-25T13:00:00.000Z',
  });
  expect((await priceOf(client)).DeliveryOption?.DeliveryDate).toBe('2026-11-26');
});

test('reports that a chosen day became impossible', async () => {
  now = Date.parse('2026-11-25T10:00:00+01:00');
  const { id, client } = await aCartGoing('DK', 'standard', [marketOf('DK').inStock]);
  await client.answer(updateDeliveryDate, { body: calendarDate('2026-11-27') });
  expect((await priceOf(client)).DeliveryOption?.IsChosenDatePossible).toBe(true);
  await sendTo(db, id, aStoredAddress('3700', { countryCode: 'DK' }));
  await db
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  expect((await priceOf(client)).DeliveryOption?.IsChosenDatePossible).toBe(false);
});
