import * as calls from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
import { expect, test } from 'vitest';
import type { StoredAddress } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBranch, aFastboxZone } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart, type LineTraits } from '../support/a-cart.ts';
import { aStoredAddress } from '../support/a-draft.ts';
import { aMaterial, type MaterialTraits } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const NOON = Date.parse('2025-12-01T12:00:00+01:00');
const EVENING = Date.parse('2025-12-01T20:00:00+01:00');
const shops = { noon: testApp(db, { now: () => NOON }), evening: testApp(db, { now: () => EVENING }) };
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });

interface Situation {
  material?: MaterialTraits;
  line?: Partial<LineTraits>;
  delivery?: DeliveryType;
  /** Postal code of the delivery address. */
  to?: string;
  /** How much lies at the branch where the cart is picked up. */
  atBranch?: string;
  remnant?: string;
  date?: string;
  isMaxi?: boolean;
  isHidden?: boolean;
  time?: keyof typeof shops;
}

/** A cart in a situation, what its price call says and what ordering it answers. */
const tryToOrder = async (situation: Situation) => {
  const { delivery = 'normal', to, atBranch, time = 'noon', date = null, isMaxi = false } = situation;
  const buyer = await aBuyer(db, { locale: 'en-US' });
  const material = await aMaterial(db, { stock: '10', fastboxStock: '10', ...situation.material });
  const cart = await aCart(db, { buyer, lines: [{ material, quantity: '2', ...situation.line }] });
  const branch = atBranch === undefined ? [] : [{ material, quantity: atBranch }];
  const pickup = { id: await aBranch(db, { stock: branch }), isServiceCenter: true, shippingCondition: 'ZP' };
  const address: StoredAddress | null =
    atBranch === undefined ? (to === undefined ? null : aStoredAddress(to)) : { ...aStoredAddress('5000'), ...pickup };
  await db
    .updateTable('carts')
    .set({
      delivery_type: delivery,
      delivery_date: date,
      is_fastbox_maxi: isMaxi,
      address: address === null ? null : JSON.stringify(address),
    })
    .where('id', '=', cart.id)
    .execute();
  if (situation.remnant !== undefined)
    await db
      .updateTable('cart_lines')
      .set({ cable_remnant: situation.remnant })
      .where('cart_id', '=', cart.id)
      .execute();
  if (situation.isHidden) await anAssortment(db, { materials: [material.sapMaterialNumber] });
  const client = await shops[time].signedIn(buyer);
  const { CartPriceInfo } = await client.answer(calls.getCartPrice, { body: {} });
  const answer = await client.call(calls.createOrder, { body: { Details: { CartId: cart.id } } });
  const body: unknown = answer.json();
  const isOrdered = answer.statusCode === 200 && calls.createOrder.response.parse(body).SalesOrderId !== null;
  return { message: CartPriceInfo.ErrorMessage, isOrdered, code: material.code };
};

const ORDERED: [string, Situation][] = [
  ['from stock', {}],
  ['as a back order', { line: { quantity: '12' } }],
  ['phased out and in stock', { material: { status: '33' } }],
  ['by express box', { delivery: 'fastbox', to: '8000' }],
  ['picked up', { atBranch: '2' }],
  ['from clearance stock', { material: { isOnClearanceSale: true, clearanceStock: '2' }, line: { isClearance: true } }],
  ['on a possible day', { date: '2025-12-04', to: '8000' }],
];

test.each(ORDERED)('has no error message for a cart that can be ordered: %s', async (_, situation) => {
  expect(await tryToOrder(situation)).toMatchObject({ message: '', isOrdered: true });
});

const REFUSED: [string, Situation, string][] = [
  ['beyond the assortment', { isHidden: true }, '{code} is not sold to you: remove it to order the rest.'],
  [
    'phased out beyond stock',
    { material: { status: '33', stock: '1' } },
    '{code} is phased out, 1 left in stock. Lower the quantity or remove the line.',
  ],
  [
    'beyond clearance stock',
    { material: { isOnClearanceSale: true, clearanceStock: '1' }, line: { isClearance: true } },
    '{code}: only 1 left on clearance. Lower the quantity to order.',
  ],
  [
    'beyond express stock',
    { material: { fastboxStock: '1' }, delivery: 'fastbox', to: '8000' },
    '{code}: only 1 can go by express box. Lower the quantity or choose standard delivery.',
  ],
  [
    'beyond the stock of the branch',
    { atBranch: '1' },
    '{code}: only 1 at the service center. Lower the quantity or choose delivery.',
  ],
  [
    'a clearance line at a branch',
    {
      material: { isOnClearanceSale: true, clearanceStock: '5' },
      line: { isClearance: true },
      atBranch: '9',
    },
    '{code}: only 0 at the service center. Lower the quantity or choose delivery.',
  ],
  [
    'a remnant that is gone',
    { material: { cableCutAllowed: true, packageSize: '100' }, remnant: '7' },
    'The remnant of {code} is no longer available: remove the line.',
  ],
  [
    'an express box to an address without one',
    { delivery: 'fastbox', to: '9990' },
    'No express box goes to 9990 Town: choose standard delivery or another address.',
  ],
  [
    'an express box without an address',
    { delivery: 'fastbox' },
    'No express box can be sent: the cart has no delivery address.',
  ],
  [
    'an express box for goods that are too large',
    { delivery: 'fastbox', to: '8000', isMaxi: true },
    'The goods are too large for the express box there: choose standard delivery.',
  ],
  [
    'a day that is not possible',
    { date: '2025-12-06', to: '8000' },
    'Nothing can be delivered on Sat,\u00a0Dec\u00a06,\u00a02025: choose another delivery date.',
  ],
];

test.each(REFUSED)('reports why a cart can not be ordered: %s', async (_, situation, text) => {
  const { message, isOrdered, code } = await tryToOrder(situation);
  expect({ message, isOrdered }).toEqual({ message: text.replace('{code}', code), isOrdered: false });
});

test('reports the express box as closed exactly when ordering is refused for it', async () => {
  const { message, isOrdered } = await tryToOrder({ delivery: 'fastbox', to: '8000', time: 'evening' });
  expect(isOrdered).toBe(message === '');
});

test('leaves out what the ERP does not answer', async () => {
  const erp = { ...openEmbeddedErp(db, () => NOON), fastboxZone: erpThatIsDown.fastboxZone };
  const withoutZones = testApp(db, { now: () => NOON, erp });
  const cart = await aCart(db, { lines: [{ material: await aMaterial(db, { fastboxStock: '5' }) }] });
  await db
    .updateTable('carts')
    .set({ delivery_type: 'fastbox', address: JSON.stringify(aStoredAddress('9990')) })
    .where('id', '=', cart.id)
    .execute();
  const client = await withoutZones.signedIn(cart.buyer);
  expect((await client.answer(calls.getCartPrice, { body: {} })).CartPriceInfo.ErrorMessage).toBe('');
});
