import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aFastboxZone } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aStoredAddress, sendTo } from '../support/a-draft.ts';
import { aMaterial, type MaterialTraits } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { NO_HASH } from '../support/unique.ts';

const { db } = await testDatabase();
const now = () => Date.parse('2025-12-01T10:00:00+01:00');
const late = () => Date.parse('2025-12-01T23:00:00+01:00');
const app = testApp(db, { now });
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });
await aFastboxZone(db, { first: 5000, last: 5299, closingTime: '15:00', isMaxiPossible: true });

const PLENTY: MaterialTraits = { fastboxStock: '100', stock: '1000', packageSize: '10' };

const aBulky = async () => {
  const material = await aMaterial(db, PLENTY);
  await db
    .insertInto('erp.logistics')
    .values({ sap_material_number: material.sapMaterialNumber, is_bulky: true, content_hash: NO_HASH })
    .execute();
  return material;
};

const calculate = (
  client: Client,
  zipcode: string,
  ...items: readonly [material: { sapMaterialNumber: string }, quantity: number][]
) =>
  client.answer(calls.calculateFastbox, {
    body: {
      zipcode,
      Items: items.map(([{ sapMaterialNumber }, Quantity]) => ({ Identifier: sapMaterialNumber, Quantity })),
    },
  });

test('returns size, zone and closing time to signed-out visitors, without stock', async () => {
  const material = await aMaterial(db, PLENTY);
  expect(await calculate(app.asAnonymous(), '8000', [material, 250])).toMatchObject({
    PostalCode: '8000',
    Refusal: null,
    ClosingTime: '2025-12-01T14:00:00.000Z',
    DeliveryTime: '2025-12-01T11:00:00.000Z',
    SecondsLeft: 5 * 60 * 60,
    IsMaxi: false,
    Packages: 25,
    SmallBoxPackages: 40,
    Items: [{ Quantity: 250, Packages: 25, IsCapped: false, AvailableQuantity: null }],
  });
});

test('considers the stock for a buyer, shared by lines of the same material in their order', async () => {
  const client = await app.signedIn(await aBuyer(db));
  const material = await aMaterial(db, PLENTY);
  const { Items, NotAdded } = await calculate(client, '8000', [material, 80], [material, 80], [material, 80]);
  expect(Items.map(({ Quantity, IsCapped, AvailableQuantity }) => [Quantity, IsCapped, AvailableQuantity])).toEqual([
    [80, false, 100],
    [20, true, 100],
  ]);
  expect(NotAdded).toEqual([{ Identifier: material.sapMaterialNumber, Kind: 'out-of-stock' }]);
});

test('agrees with the cart on quantities and on the size of the box', async () => {
  const client = await app.signedIn(await aBuyer(db));
  const { CartId } = await client.answer(calls.getCart);
  await sendTo(db, CartId, aStoredAddress('5000'));
  await client.answer(calls.convertCartToFastboxCart);
  const wishes: [{ sapMaterialNumber: string }, number][] = [
    [await aMaterial(db, PLENTY), 7],
    [await aMaterial(db, { ...PLENTY, minQuantity: '5', multiplum: '5' }), 3],
    [await aMaterial(db, PLENTY), 150],
    [await aBulky(), 1],
  ];
  await client.answer(calls.addMultipleOrderLinesToCart, {
    body: { query: wishes.map(([{ sapMaterialNumber }, quantity]) => `${sapMaterialNumber};${quantity}`) },
  });
  const cartItems = await client.answer(calls.getCartItems);
  const details = await client.answer(calls.getCartDetails);
  const box = await calculate(client, '5000', ...wishes);
  const quantities = (items: readonly { Quantity: number }[]) =>
    items.map(({ Quantity }) => Quantity).toSorted((left, right) => left - right);
  expect(quantities(box.Items)).toEqual(quantities(cartItems));
  expect([box.IsMaxi, box.IsMaxiPossible]).toEqual([details.IsFastboxMaxi, true]);
});

test('returns why the box is not available', async () => {
  const anonymous = app.asAnonymous();
  expect((await calculate(anonymous, '1000')).Refusal).toBe('not-to-this-address');
  expect((await calculate(anonymous, '8000', [await aBulky(), 1])).Refusal).toBe('no-room');
  expect((await calculate(anonymous, '5000', [await aBulky(), 1])).Refusal).toBeNull();
  const closed = await calculate(testApp(db, { now: late }).asAnonymous(), '8000');
  expect(closed.SecondsLeft).toBe(0);
});

test('calculates the size alone without a postal code, and names what a cart would not take', async () => {
  const blocked = await aMaterial(db, { status: '30' });
  const box = await app.asAnonymous().answer(calls.calculateFastbox, {
    body: {
      Items: [
        { Identifier: 'no-such-number', Quantity: 1 },
        { Identifier: blocked.sapMaterialNumber, Quantity: 1 },
        { Identifier: (await aMaterial(db)).sapMaterialNumber, Quantity: 0 },
      ],
    },
  });
  expect(box).toMatchObject({ PostalCode: '', Refusal: null, Items: [], DeliveryTime: null });
  expect(box.NotAdded.map(({ Kind }) => Kind)).toEqual(['unknown-article-number', 'not-orderable', 'wrong-quantity']);
});

test('refuses a postal code that the market cannot have', async () => {
  const refusal = await app.asAnonymous().refusal(calls.calculateFastbox, { body: { zipcode: '12' } });
  expect(refusal).toMatchObject({ status: 422, errors: [{ field: 'zipcode' }] });
});

test('returns 503 while the ERP is unavailable', async () => {
  const client = testApp(db, { now, erp: erpThatIsDown }).asAnonymous();
  expect((await client.refusal(calls.calculateFastbox, { body: { zipcode: '8000' } })).status).toBe(503);
});

test('costs the same queries however many lines', async () => {
  const client = app.asAnonymous();
  const materials = await Promise.all([1, 2, 3, 4].map(() => aMaterial(db, PLENTY)));
  const [first] = materials;
  if (first === undefined) throw new Error('No material');
  const one = await countQueries(db, () => calculate(client, '8000', [first, 1]));
  expect(
    await countQueries(db, () =>
      calculate(client, '8000', ...materials.map((each) => [each, 1] as [typeof each, number])),
    ),
  ).toBe(one);
});
