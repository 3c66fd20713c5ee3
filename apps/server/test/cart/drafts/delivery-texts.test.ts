import { getCartDeliveryDateConfig, getCartLanguage, getFastboxDeliveryTime } from '@grossist/contracts';
import { LOCALES } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { aFastboxZone } from '../../support/a-branch.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aDraft, aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const at = (time: string, day = '01') => testApp(db, { now: () => Date.parse(`2025-12-${day}T${time}:00+01:00`) });
const { signedIn } = at('10:00');
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });

test.each(LOCALES)(
  'the cart’s texts are in the user’s language %s, and so are the words of the calendar',
  async (locale) => {
    const client = await signedIn(await aBuyer(db, { locale }));
    expect(await client.answer(getCartLanguage)).toEqual({ Language: locale });
    const words = await client.answer(getCartDeliveryDateConfig);
    expect(words.Language).toBe(locale);
    expect(new Set(words.Months).size).toBe(12);
    expect(new Set(words.Weekdays).size).toBe(7);
    expect(words.PreviousMonth).not.toBe(words.NextMonth);
  },
);

test('a Danish calendar begins with Monday and January', async () => {
  const client = await signedIn(await aBuyer(db, { locale: 'da-DK' }));
  const words = await client.answer(getCartDeliveryDateConfig);
  expect(words.Weekdays[0]).toBe('mandag');
  expect(words.Months[0]).toBe('januar');
});

const aCartTo = async (postalCode: string) => {
  const cart = await aCart(db);
  await sendTo(db, cart.id, aStoredAddress(postalCode));
  return cart;
};

test('an express box ordered now arrives two hours later, and may be ordered until the closing time', async () => {
  const cart = await aCartTo('8000');
  const client = await signedIn(cart.buyer);
  expect(await client.answer(getFastboxDeliveryTime, { query: { cartId: cart.id } })).toEqual({
    DeliveryTime: '2025-12-01T11:00:00.000Z',
    FastboxClosingTime: '2025-12-01T14:00:00.000Z',
  });
});

test('offers no arrival after closing, and returns the past closing time', async () => {
  const cart = await aCartTo('8000');
  const client = await at('15:00').signedIn(cart.buyer);
  expect(await client.answer(getFastboxDeliveryTime, { query: { cartId: cart.id } })).toEqual({
    DeliveryTime: null,
    FastboxClosingTime: '2025-12-01T14:00:00.000Z',
  });
});

test.each([
  ['on a Sunday', '8000', '07'],
  ['where none goes', '9990', '01'],
])('%s there is neither', async (_, postalCode, day) => {
  const cart = await aCartTo(postalCode);
  const client = await at('10:00', day).signedIn(cart.buyer);
  expect(await client.answer(getFastboxDeliveryTime, { query: { cartId: cart.id } })).toEqual({
    DeliveryTime: null,
    FastboxClosingTime: null,
  });
});

test('describes a draft by its own address', async () => {
  const buyer = await aBuyer(db);
  await aCart(db, { buyer });
  const draft = await aDraft(db, { buyer });
  await sendTo(db, draft.id, aStoredAddress('8000'));
  const client = await signedIn(buyer);
  const { DeliveryTime } = await client.answer(getFastboxDeliveryTime, { query: { cartId: draft.id } });
  expect(DeliveryTime).not.toBeNull();
});

test.each(['another company’s', 'a colleague’s', 'an unknown'])('returns 404 for %s cart', async (whose) => {
  const buyer = await aBuyer(db);
  const owner = await aBuyer(db, whose === 'a colleague’s' ? { company: buyer.company } : {});
  const cartId = whose === 'an unknown' ? uuidv7() : (await aCart(db, { buyer: owner })).id;
  const client = await signedIn(buyer);
  expect((await client.refusal(getFastboxDeliveryTime, { query: { cartId } })).status).toBe(404);
});

test('returns no texts while the ERP is unavailable', async () => {
  const cart = await aCartTo('8000');
  const client = await testApp(db, { erp: erpThatIsDown }).signedIn(cart.buyer);
  expect((await client.refusal(getFastboxDeliveryTime, { query: { cartId: cart.id } })).status).toBe(503);
});
