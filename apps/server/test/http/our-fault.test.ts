import { getCart, getPrice } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const broken = testApp(db, {
  erp: { ...openEmbeddedErp(db), prices: () => Promise.reject(new Error('password of the database is hunter2')) },
});
const down = testApp(db, { erp: erpThatIsDown });

test('responds 500 for an internal error, without details', async () => {
  const client = await broken.signedIn(await aBuyer(db));
  const { sapMaterialNumber: MaterialNo } = await aMaterial(db);
  const response = await client.call(getPrice, { body: [{ MaterialNo }] });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: 'our-fault', status: 500 });
  expect(response.body).not.toContain('hunter2');
});

test('responds 503 when the ERP is unavailable', async () => {
  const client = await down.signedIn(await aBuyer(db));
  const { sapMaterialNumber: MaterialNo } = await aMaterial(db);
  expect(await client.refusal(getPrice, { body: [{ MaterialNo }] })).toMatchObject({
    status: 503,
    code: 'erp-does-not-answer',
  });
  await client.answer(getCart);
});
