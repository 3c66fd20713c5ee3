import {
  addToCart,
  changeCartDeliveryType,
  convertCartToFastboxCart,
  convertCartToNormalCart,
  getCart,
  getDrafts,
  saveCartAsOrderDraftAndCreateNewCart,
  saveCartAsOrderDraftAndCreateNewFastboxCart,
} from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
import { expect, test } from 'vitest';
import { aFastboxZone } from '../../support/a-branch.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aCompany } from '../../support/a-company.ts';
import { aDraft, aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aSmartKit } from '../../support/a-smart-kit.ts';
import { anAddress, aProject } from '../../support/an-address.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
/** Monday 1 December 2025 in Copenhagen. */
const at = (time: string, day = '01') => testApp(db, { now: () => Date.parse(`2025-12-${day}T${time}:00+01:00`) });
const { signedIn } = at('10:00');
const late = at('15:00');
const onSunday = at('10:00', '07');
const withoutErp = testApp(db, { erp: erpThatIsDown });

// Addresses of builders lie in 8000 Aarhus; the zone of the small box only is around it.
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });
await aFastboxZone(db, { first: 5000, last: 5299, closingTime: '15:00', isMaxiPossible: true });

const AARHUS = aStoredAddress('8000');
const ODENSE = aStoredAddress('5000');
const NOWHERE = aStoredAddress('9990', { city: 'Skagen' });

interface SceneTraits {
  type?: DeliveryType;
  lines?: number;
  isDraft?: boolean;
  name?: string;
  address?: typeof AARHUS | null;
}

const aScene = async ({ type = 'normal', lines = 2, isDraft = false, name = '', ...traits }: SceneTraits = {}) => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines });
  await db
    .updateTable('carts')
    .set({
      delivery_type: type,
      status: isDraft ? 'Draft' : 'Initial',
      name,
      contact_person: 'Åse',
      project_number: '',
    })
    .set(type === 'fastbox' ? { fastbox_type: 'Normal', is_fastbox_maxi: true } : {})
    .where('id', '=', cart.id)
    .execute();
  await sendTo(db, cart.id, traits.address === undefined ? AARHUS : traits.address);
  return { buyer, cart, client: await signedIn(buyer) };
};

const rowOf = (id: string) => db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();

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

test('an empty cart becomes a new fastbox cart that goes on where it was', async () => {
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
])('a cart %s becomes no fastbox cart, and the reason is told', async (_, address, detail) => {
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

test('an unsaved cart is discarded where the buyer says so', async () => {
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

test('a smart kit without lines is asked about like one with', async () => {
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

test('no cart drives in', async () => {
  const { client } = await aScene();
  expect(await client.refusal(changeCartDeliveryType, { body: { DeliveryType: 'DriveIn' } })).toMatchObject({
    status: 422,
    code: 'delivery-type',
  });
});

test('without the ERP nothing is converted', async () => {
  const { buyer, cart } = await aScene();
  const fastbox = await aScene({ type: 'fastbox' });
  const client = await withoutErp.signedIn(buyer);
  expect((await client.refusal(convertCartToFastboxCart)).status).toBe(503);
  const other = await withoutErp.signedIn(fastbox.buyer);
  expect((await other.refusal(convertCartToNormalCart, { body: '2025-12-05' })).status).toBe(503);
  expect(await rowOf(cart.id)).toMatchObject({ delivery_type: 'normal', version: 0 });
  expect(await rowOf(fastbox.cart.id)).toMatchObject({ delivery_type: 'fastbox', version: 0 });
});

test('the present cart is saved and a new fastbox cart begins with all that is told of it', async () => {
  const { client, buyer, cart } = await aScene();
  const [account] = buyer.company.accounts;
  const address = await anAddress(db, account);
  const project = await aProject(db, account);
  const fastbox = await client.answer(saveCartAsOrderDraftAndCreateNewFastboxCart, {
    body: {
      PrevCartName: 'Roof',
      SaveCart: true,
      OrderName: 'Urgent',
      ContactPerson: 'Ole',
      ContactPhoneNumber: '+45 1',
      Project: project.number,
      DeliveryAddress: address.id,
    },
  });
  expect(fastbox).toMatchObject({
    DeliveryType: 'Fastbox',
    FastboxType: 'Normal',
    Name: 'Urgent',
    ContactPerson: 'Ole',
    ContactPhone: '+45 1',
    Project: { ProjectNumber: project.number, ProjectTitle: project.title },
    Address: { Id: address.id },
    ItemCount: 0,
  });
  expect(await client.answer(getDrafts)).toMatchObject([{ CartId: cart.id, Name: 'Roof' }]);
});

test('a new fastbox cart goes to the account’s usual address, and the present cart is discarded where it is not saved', async () => {
  const { client, buyer, cart } = await aScene();
  const usual = await anAddress(db, buyer.company.accounts[0], { isDefault: true });
  const body = { SaveCart: false };
  const fastbox = await client.answer(saveCartAsOrderDraftAndCreateNewFastboxCart, { body });
  expect(fastbox).toMatchObject({ Address: { Id: usual.id }, ContactPerson: buyer.name, Project: null });
  expect(await rowOf(cart.id)).toMatchObject({ deleted_at: expect.any(Date) });
});

test('a new fastbox cart by another company’s project or address is not found, and the present cart stays', async () => {
  const { client, cart } = await aScene();
  const [foreign] = (await aCompany(db)).accounts;
  const before = await rowOf(cart.id);
  const tries = [
    { Project: (await aProject(db, foreign)).number },
    { DeliveryAddress: (await anAddress(db, foreign)).id },
    { DeliveryAddress: 'x' },
  ];
  for (const tried of tries) {
    const body = { SaveCart: false, ...tried };
    expect((await client.refusal(saveCartAsOrderDraftAndCreateNewFastboxCart, { body })).status).toBe(404);
  }
  expect(await rowOf(cart.id)).toEqual(before);
});

test('a new fastbox cart needs an address that an express box drives to, and a name for the draft', async () => {
  const { client, buyer, cart } = await aScene();
  const begin = (PrevCartName: string) =>
    client.refusal(saveCartAsOrderDraftAndCreateNewFastboxCart, { body: { SaveCart: true, PrevCartName } });
  expect(await begin('Roof')).toMatchObject({ status: 422, code: 'no-fastbox' });
  const body = { orderName: 'Roof', newCartDeliveryType: 'Fastbox' as const };
  expect(await client.refusal(saveCartAsOrderDraftAndCreateNewCart, { body })).toMatchObject({ code: 'no-fastbox' });
  await anAddress(db, buyer.company.accounts[0], { isDefault: true });
  expect(await begin(' ')).toMatchObject({ status: 422, code: 'invalid-name', errors: [{ field: 'PrevCartName' }] });
  expect((await client.answer(getCart)).CartId).toBe(cart.id);
  expect(await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body })).toMatchObject({
    DeliveryType: 'Fastbox',
  });
});

test('a draft of another type is loaded with its own', async () => {
  const { buyer, client } = await aScene();
  const draft = await aDraft(db, { buyer, deliveryType: 'fastbox' });
  await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: 'Roof' } });
  await db.updateTable('carts').set({ fastbox_type: 'Normal' }).where('id', '=', draft.id).execute();
  expect((await client.answer(getDrafts)).map(({ CartType }) => CartType).toSorted()).toEqual(['Fastbox', 'Normal']);
});
