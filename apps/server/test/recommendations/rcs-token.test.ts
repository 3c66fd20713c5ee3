import { trackAddToCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { isCurrentRcsToken, newRcsToken } from '../../src/areas/recommendations/tracking.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const HOUR_MS = 3_600_000;

test('a token is valid for twelve hours', () => {
  const token = newRcsToken();
  const now = Date.now();
  expect(isCurrentRcsToken(token, now)).toBe(true);
  expect(isCurrentRcsToken(token, now + 12 * HOUR_MS - 10_000)).toBe(true);
  expect(isCurrentRcsToken(token, now + 12 * HOUR_MS + 1)).toBe(false);
});

test.each(['', 'nonsense', '6f9619ff-8b86-4d01-b42d-00c04fc964ff', '01a1fef0-b4c5-764a-8235'])(
  '%j is no token of ours',
  (token) => {
    expect(isCurrentRcsToken(token, Date.now())).toBe(false);
  },
);

test('keeps a current token and replaces any other when a cart is reported, and stores each material once', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const token = newRcsToken();
  const tokenFor = async (RcsToken: string) =>
    (await client.answer(trackAddToCart, { body: { RcsToken, SapMaterialIds: ['1', '2', '1'] } })).RcsToken;
  expect(await tokenFor(token)).toBe(token);
  const fresh = await tokenFor('old');
  expect(isCurrentRcsToken(fresh, Date.now())).toBe(true);
  const rows = await db
    .selectFrom('recommendation_events')
    .select(['rcs_token', 'sap_material_numbers'])
    .where('contact_id', '=', buyer.contactId)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { rcs_token: token, sap_material_numbers: ['1', '2'] },
    { rcs_token: fresh, sap_material_numbers: ['1', '2'] },
  ]);
});
