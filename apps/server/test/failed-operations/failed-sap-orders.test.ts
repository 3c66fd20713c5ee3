import { getMatters, tryMatterAgain } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../src/db/index.ts';
import { anOrderAsk, orderLine } from '../erp/an-order-ask.ts';
import { aSap, ordersInSap } from '../erp/sap/a-sap.ts';
import { aMaterial } from '../support/a-material.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

describe('an order that SAP refuses', async () => {
  const { db } = await testDatabase();
  const { signedIn } = testApp(db);

  test('fails after twelve refusals, and is in SAP after a retry', async () => {
    const blockedCustomers = new Set(['700001']);
    const sap = await aSap(db, { house: { blockedCustomers } });
    const asked = anOrderAsk([orderLine(await aMaterial(db), 2)]);
    await transaction(db, (tx) => sap.erp().takeOrder(tx, asked));
    for (let refusals = 0; refusals < 12; refusals += 1) {
      await db
        .updateTable('sap_orders')
        .set({ next_attempt_at: new Date(0) })
        .execute();
      await sap.send();
    }
    const client = await signedIn(await anEmployee(db, 'support'));
    const { Matters } = await client.answer(getMatters);
    expect(Matters).toMatchObject([{ Id: asked.orderId, Kind: 'order-given-up', Attempts: 12 }]);
    expect(Matters[0]?.LastAnswer).toContain('Customer 700001 is blocked');
    expect(await sap.send()).toBe(0);

    blockedCustomers.clear();
    await client.answer(tryMatterAgain, { params: { id: asked.orderId }, body: {} });
    expect(await sap.send()).toBe(1);
    expect(await ordersInSap(sap)).toHaveLength(1);
    expect((await client.answer(getMatters)).OpenNumber).toBe(0);
    const row = await db.selectFrom('sap_orders').select('state').where('order_id', '=', asked.orderId).execute();
    expect(row).toEqual([{ state: 'taken' }]);
  });
});
