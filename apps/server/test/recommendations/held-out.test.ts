import { demoPurchases } from '@grossist/demo';
import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { heldOut, storePurchases } from '../support/held-out.ts';

const { db } = await testDatabase();

test('predicts twice as many lines of the demo’s later orders as popularity does', async () => {
  const purchases = [...demoPurchases({ materials: 5000, today: '2026-11-21' })];
  await storePurchases(db, purchases);
  const found = await heldOut(db, purchases, '2026-10-21');
  expect(found.cases).toBeGreaterThan(500);
  expect(found.boughtTogether).toBeGreaterThan(2 * found.boughtOften);
});
