import {
  addToCart,
  changeCartDeliveryType,
  convertCartToFastboxCart,
  convertCartToNormalCart,
  getCart,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { AARHUS, deliveryScenes, NOWHERE, ODENSE } from './delivery-scene.ts';

const { aScene, at, db, rowOf, withoutErp } = await deliveryScenes();
const late = at('15:00');
const onSunday = at('10:00', '07');

test('normal to fastbox converts the cart: its lines stay, a day and a combined delivery go', async () => {
  const { client, cart } = await aScene();
  const wanted = { delivery_date: '2025-12-05', combined_delivery: true };
  await db.updateTable('carts').set(wanted).where('id', '=', cart.id).execute();
  const details = await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'Fastbox' } });
  expect(details).toMatchObject({
    CartId: cart.id,
    DeliveryType: 'Fastbox',
    FastboxType: 'Normal',
    IsFastboxMaxi: false,
    DeliveryDate: null,
    CombinedDelivery: false,
    DeliveryChoice: 'fastbox',
    OrderStatus: 'Initial',
    Version: 1,
  });
  expect((await client.answer(getCart)).CartItems.map((line) => line.CartItemId)).toEqual(
    cart.lines.map(({ id }) => id),
  );
});

test('a draft that is converted stays a draft', async () => {
  const { client, cart } = await aScene({ isDraft: true });
  expect(await client.answer(convertCartToFastboxCart)).toMatchObject({ CartId: cart.id, OrderStatus: 'Draft' });
});

test('converts an empty cart to a fastbox cart in place', async () => {
  const { client, cart } = await aScene({ lines: 0, name: 'Roof' });
  const fastbox = await client.answer(convertCartToFastboxCart);
  expect(fastbox.CartId).not.toBe(cart.id);
  expect(fastbox).toMatchObject({
    DeliveryType: 'Fastbox',
    FastboxType: 'Normal',
    ItemCount: 0,
    Name: 'Roof',
    ContactPerson: 'Åse',
    Address: { PostalCode: '8000' },
  });
  expect(await rowOf(cart.id)).toBeUndefined();
});

test('a bulky line makes the box a maxi one where such a car drives', async () => {
  const bulky = await aMaterial(db);
  await db
    .insertInto('erp.logistics')
    .values({ sap_material_number: bulky.sapMaterialNumber, is_bulky: true, content_hash: Buffer.alloc(32) })
    .execute();
  const { client, cart } = await aScene({ address: ODENSE });
  await client.answer(addToCart, { body: { Code: bulky.code, Quantity: 1 } });
  expect(await client.answer(convertCartToFastboxCart)).toMatchObject({ CartId: cart.id, IsFastboxMaxi: true });
});

test('too many packages for the small box make it a maxi one, and where none drives it is refused', async () => {
  const { client, cart } = await aScene({ address: ODENSE });
  const { code } = await aMaterial(db, { packageSize: '10' });
  await client.answer(addToCart, { body: { Code: code, Quantity: 400 } });
  expect(await client.answer(convertCartToFastboxCart)).toMatchObject({ IsFastboxMaxi: true });
  await client.answer(convertCartToNormalCart, { body: '2025-12-05' });
  await sendTo(db, cart.id, AARHUS);
  const before = await rowOf(cart.id);
  expect(await client.refusal(convertCartToFastboxCart)).toMatchObject({ status: 422, code: 'no-fastbox' });
  expect(await rowOf(cart.id)).toEqual(before);
});

test.each([
  ['where no express box drives', NOWHERE, 'No express box goes to 9990 Skagen'],
  ['without an address', null, 'No express box: the cart has no delivery address'],
  [
    'that is picked up',
    aStoredAddress('8000', { isServiceCenter: true, shippingCondition: 'ZP' }),
    'No express box: the cart is picked up at a service center',
  ],
  ['abroad', aStoredAddress('8000', { countryCode: 'SE', city: '' }), 'No express box goes to 8000'],
])('does not change a cart %s to a fastbox cart, and returns the reason', async (_, address, detail) => {
  const { client, cart } = await aScene({ address });
  const before = await rowOf(cart.id);
  const refused = { status: 422, code: 'no-fastbox', detail, errors: [{ field: 'Address', message: detail }] };
  expect(await client.refusal(convertCartToFastboxCart)).toMatchObject(refused);
  expect(await client.refusal(changeCartDeliveryType, { body: { DeliveryType: 'Fastbox' } })).toMatchObject(refused);
  expect(await rowOf(cart.id)).toEqual(before);
});

test.each([
  ['at the closing itself', late, 'The express box closed at 15:00'],
  ['on a Sunday', onSunday, 'No express box runs today'],
])('%s it is past closing', async (_, app, detail) => {
  const { buyer, cart } = await aScene();
  const client = await app.signedIn(buyer);
  expect(await client.refusal(convertCartToFastboxCart)).toMatchObject({ status: 422, code: 'past-closing', detail });
  expect(await rowOf(cart.id)).toMatchObject({ delivery_type: 'normal', version: 0 });
});

test('a fastbox cart stays one past closing, and without an ERP', async () => {
  const { buyer, cart } = await aScene({ type: 'fastbox' });
  for (const app of [late, withoutErp]) {
    const client = await app.signedIn(buyer);
    expect(await client.answer(convertCartToFastboxCart)).toMatchObject({ CartId: cart.id, Version: 0 });
  }
});
