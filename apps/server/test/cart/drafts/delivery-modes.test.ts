import {
  changeCartDeliveryType,
  convertCartToFastboxCart,
  convertCartToNormalCart,
  getCart,
  getDrafts,
  getServiceCenters,
  saveCartAsOrderDraftAndCreateNewCart,
  setPreferredServiceCenter,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aDraft } from '../../support/a-draft.ts';
import { aSmartKit } from '../../support/a-smart-kit.ts';
import { deliveryScenes } from './delivery-scene.ts';

const { aScene, db, rowOf, withoutErp } = await deliveryScenes();

test('fastbox to normal converts the cart by the delivery date', async () => {
  const { client, cart } = await aScene({ type: 'fastbox' });
  expect(await client.answer(convertCartToNormalCart, { body: '2025-12-05' })).toMatchObject({
    CartId: cart.id,
    DeliveryType: 'Normal',
    FastboxType: 'None',
    IsFastboxMaxi: false,
    DeliveryDate: '2025-12-05',
    DeliveryChoice: 'custom-date',
    ItemCount: 2,
  });
});

test('fastbox to normal needs the delivery date', async () => {
  const { client } = await aScene({ type: 'fastbox' });
  expect(await client.refusal(changeCartDeliveryType, { body: { DeliveryType: 'Normal' } })).toMatchObject({
    status: 422,
    code: 'delivery-date',
    errors: [{ field: 'DeliveryDate' }],
  });
  const body = { DeliveryType: 'Normal' as const, DeliveryDate: '2025-12-04' };
  expect(await client.answer(changeCartDeliveryType, { body })).toMatchObject({ DeliveryDate: '2025-12-04' });
});

test.each(['2025-12-06', '2025-12-25', '2025-12-01', '2020-01-01', '9999-12-31'])(
  '%s is no day to convert to',
  async (date) => {
    const { client, cart } = await aScene({ type: 'fastbox' });
    expect(await client.refusal(convertCartToNormalCart, { body: date })).toMatchObject({
      status: 422,
      code: 'delivery-date',
      errors: [{ field: 'body' }],
    });
    expect(await rowOf(cart.id)).toMatchObject({ delivery_type: 'fastbox', version: 0 });
  },
);

test('a normal cart that is to be normal on a day is wanted on that day', async () => {
  const { client, cart } = await aScene();
  expect(await client.answer(convertCartToNormalCart, { body: '2025-12-05' })).toMatchObject({
    CartId: cart.id,
    DeliveryDate: '2025-12-05',
    Version: 1,
  });
});

test.each(['normal', 'fastbox'] as const)(
  '%s to smart kit starts a new cart; the unsaved one is asked about',
  async (type) => {
    const { client, cart } = await aScene({ type });
    const DeliveryType = 'SmartKit' as const;
    const before = await rowOf(cart.id);
    expect(await client.refusal(changeCartDeliveryType, { body: { DeliveryType } })).toMatchObject({
      status: 422,
      code: 'unsaved-cart',
      errors: [{ field: 'UnsavedCart' }],
    });
    expect(await client.refusal(changeCartDeliveryType, { body: { DeliveryType, UnsavedCart: 'save' } })).toMatchObject(
      {
        status: 422,
        code: 'invalid-name',
        errors: [{ field: 'OrderName' }],
      },
    );
    expect(await rowOf(cart.id)).toEqual(before);
    const saved = { DeliveryType, UnsavedCart: 'save' as const, OrderName: 'Roof' };
    expect(await client.answer(changeCartDeliveryType, { body: saved })).toMatchObject({
      DeliveryType: 'SmartKit',
      FastboxType: 'None',
      Name: '',
      ContactPerson: 'Åse',
      Address: { PostalCode: '8000' },
    });
    expect(await client.answer(getDrafts)).toMatchObject([{ CartId: cart.id, Name: 'Roof', ItemCount: 2 }]);
  },
);

test('an unsaved cart with a name is saved under it', async () => {
  const { client, cart } = await aScene({ name: 'Roof' });
  await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit', UnsavedCart: 'save' } });
  expect(await rowOf(cart.id)).toMatchObject({ status: 'Draft', name: 'Roof' });
});

test('discards an unsaved cart on request', async () => {
  const { client, cart } = await aScene();
  await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit', UnsavedCart: 'discard' } });
  expect(await rowOf(cart.id)).toMatchObject({ is_active: false, deleted_at: expect.any(Date) });
  expect(await client.answer(getDrafts)).toEqual([]);
});

test.each([
  ['a draft', { isDraft: true }],
  ['an empty cart', { lines: 0 }],
])('%s is not asked about', async (_, traits) => {
  const { client, cart } = await aScene(traits);
  const details = await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit' } });
  expect(details.CartId).not.toBe(cart.id);
  expect((await client.answer(getDrafts)).length).toBe('isDraft' in traits ? 1 : 0);
});

test('smart kit to normal discards the current cart', async () => {
  const { client, cart } = await aScene({ type: 'smart-kit' });
  const body = { DeliveryType: 'Normal' as const, DeliveryDate: '2025-12-04' };
  const next = await client.answer(changeCartDeliveryType, { body });
  expect(next).toMatchObject({ DeliveryType: 'Normal', DeliveryDate: '2025-12-04', OrderStatus: 'Initial' });
  expect(next.CartId).not.toBe(cart.id);
  expect(await rowOf(cart.id)).toMatchObject({ deleted_at: expect.any(Date), is_active: false });
});

test('a saved smart kit stays among the drafts when its cart is discarded for a normal one', async () => {
  const { client, cart } = await aScene({ type: 'smart-kit', isDraft: true });
  await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'Normal' } });
  expect(await client.answer(getDrafts)).toMatchObject([{ CartId: cart.id, CartType: 'SmartKit', IsActive: false }]);
});

test('smart kit to fastbox creates a new empty fastbox cart, and asks about an unsaved one', async () => {
  const { client, cart } = await aScene({ type: 'smart-kit' });
  expect(await client.refusal(convertCartToFastboxCart)).toMatchObject({ status: 422, code: 'unsaved-cart' });
  const body = { DeliveryType: 'Fastbox' as const, UnsavedCart: 'discard' as const };
  const fastbox = await client.answer(changeCartDeliveryType, { body });
  expect(fastbox).toMatchObject({ DeliveryType: 'Fastbox', FastboxType: 'Normal', IsFastboxMaxi: false });
  expect(fastbox.CartId).not.toBe(cart.id);
  expect((await client.answer(getCart)).ItemCount).toBe(0);
});

test('asks about a smart kit without lines like one with lines', async () => {
  const { client, cart } = await aScene({ type: 'smart-kit', lines: 0 });
  await aSmartKit(db, cart);
  expect(await client.refusal(convertCartToFastboxCart)).toMatchObject({ status: 422, code: 'unsaved-cart' });
});

test.each([
  ['Normal', 'normal'],
  ['Fastbox', 'fastbox'],
  ['SmartKit', 'smart-kit'],
] as const)('%s to %s stays as it is', async (DeliveryType, type) => {
  const { client, cart } = await aScene({ type });
  const before = await rowOf(cart.id);
  expect(await client.answer(changeCartDeliveryType, { body: { DeliveryType } })).toMatchObject({ CartId: cart.id });
  expect(await rowOf(cart.id)).toEqual(before);
});

test.each(['normal', 'fastbox'] as const)('picks a %s cart up at the preferred service center', async (type) => {
  const { client, cart } = await aScene({ type });
  const centers = await client.answer(getServiceCenters);
  const preferred = centers.at(-1)?.ServiceCenterId ?? '';
  await client.answer(setPreferredServiceCenter, { body: { ServiceCenterId: preferred } });
  expect(await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'DriveIn' } })).toMatchObject({
    CartId: cart.id,
    DeliveryType: 'Normal',
    DeliveryDate: null,
    DeliveryChoice: 'pickup-today',
    Address: { Id: preferred, IsServiceCenter: true, ShippingCondition: 'ZP' },
  });
});

test('sends a cart that was to be picked up to the usual address again', async () => {
  const { client, cart } = await aScene();
  await client.answer(changeCartDeliveryType, { body: { DeliveryType: 'DriveIn' } });
  const body = { DeliveryType: 'Normal' as const, DeliveryDate: '2025-12-04' };
  const details = await client.answer(changeCartDeliveryType, { body });
  expect(details).toMatchObject({ CartId: cart.id, DeliveryDate: '2025-12-04' });
  expect(details.Address?.IsServiceCenter ?? false).toBe(false);
});

test('begins a cart that is picked up beside a saved draft', async () => {
  const { client } = await aScene();
  const body = { orderName: 'Roof', newCartDeliveryType: 'DriveIn' as const };
  expect(await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body })).toMatchObject({
    DeliveryType: 'Normal',
    Address: { IsServiceCenter: true },
    ItemCount: 0,
  });
});

test('converts nothing while the ERP is unavailable', async () => {
  const { buyer, cart } = await aScene();
  const fastbox = await aScene({ type: 'fastbox' });
  const client = await withoutErp.signedIn(buyer);
  expect((await client.refusal(convertCartToFastboxCart)).status).toBe(503);
  const other = await withoutErp.signedIn(fastbox.buyer);
  expect((await other.refusal(convertCartToNormalCart, { body: '2025-12-05' })).status).toBe(503);
  expect(await rowOf(cart.id)).toMatchObject({ delivery_type: 'normal', version: 0 });
  expect(await rowOf(fastbox.cart.id)).toMatchObject({ delivery_type: 'fastbox', version: 0 });
});

test('a draft of another type is loaded with its own', async () => {
  const { buyer, client } = await aScene();
  const draft = await aDraft(db, { buyer, deliveryType: 'fastbox' });
  await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: 'Roof' } });
  await db.updateTable('carts').set({ fastbox_type: 'Normal' }).where('id', '=', draft.id).execute();
  expect((await client.answer(getDrafts)).map(({ CartType }) => CartType).toSorted()).toEqual(['Fastbox', 'Normal']);
});
