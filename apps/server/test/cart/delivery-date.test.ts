import { getCartDetails, getCartPrice, updateDeliveryDate } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aCart } from '../support/a-cart.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** Monday 1 December 2025 in Copenhagen. */
const at = (time: string) => {
  const erp = openEmbeddedErp(db, () => Date.parse(`2025-12-01T${time}:00+01:00`));
  return testApp(db, { erp });
};
const { signedIn } = at('10:00');
const afterCutOff = at('16:30');

test('delivers orders before the cut-off on the next working day, later ones the day after', async () => {
  const { buyer } = await aCart(db);
  const early = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(early.DeliveryOption).toMatchObject({ DeliveryDate: '2025-12-02' });
  const late = await (await afterCutOff.signedIn(buyer)).answer(getCartPrice, { body: {} });
  expect(late.DeliveryOption).toMatchObject({ DeliveryDate: '2025-12-03' });
});

test('stores a working day as the cart’s delivery date', async () => {
  const client = await signedIn((await aCart(db)).buyer);
  await client.answer(updateDeliveryDate, { body: '2025-12-05' });
  expect((await client.answer(getCartDetails)).DeliveryDate).toBe('2025-12-05');
});

test.each([
  ['a Saturday', '2025-12-06'],
  ['a Sunday', '2025-12-07'],
  ['a public holiday', '2025-12-25'],
  ['today', '2025-12-01'],
  ['the past', '2025-11-28'],
  ['a far future', '9999-12-31'],
  ['the year 0', '0000-01-01'],
])('nothing is delivered on %s', async (_, date) => {
  const client = await signedIn((await aCart(db)).buyer);
  expect(await client.refusal(updateDeliveryDate, { body: date })).toMatchObject({
    status: 422,
    code: 'delivery-date',
  });
  expect((await client.answer(getCartDetails)).DeliveryDate).toBeNull();
});

test.each(['', 'tomorrow', '2025-02-30', '2025-12-5'])('"%s" is no date', async (date) => {
  const client = await signedIn((await aCart(db)).buyer);
  expect((await client.refusal(updateDeliveryDate, { body: date })).status).toBe(400);
});
