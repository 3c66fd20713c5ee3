import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../../src/db/index.ts';

import { failureOf, SapDoesNotAnswer, SapRefuses, warningsOf } from '../../../src/gateways/erp/sap/odata/failures.ts';
import { someMaterials } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { anOrderAsk, orderLine } from '../an-order-ask.ts';
import { aSap, ordersInSap } from './a-sap.ts';
import type { Fault } from './mock/index.ts';

const FAULTS: readonly Fault[] = [
  'lost',
  '500',
  '503',
  '503-done',
  '429',
  'csrf',
  '401',
  'login-page',
  'nonsense',
  'number',
];

/** Each fault ends one attempt; there are twelve at most. */
const MOST_ROUNDS = 50;

describe('with failures on the way to SAP', async () => {
  const { db } = await testDatabase();

  test('creates every taken order once, and no other', async () => {
    const sap = await aSap(db);
    const materials = await someMaterials(db, 3);
    const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 });
    const taken: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), faults, faults, async (count, onRead, onCreate) => {
        for (let made = 0; made < count; made += 1) {
          const order = anOrderAsk(materials.map((material) => orderLine(material, 1)));
          await transaction(db, (tx) => sap.erp().takeOrder(tx, order));
          taken.push(order.orderId.replaceAll('-', '').toUpperCase());
        }
        sap.mock.faults.plan('read', ...onRead);
        sap.mock.faults.plan('create', ...onCreate);
        const waiting = () => db.selectFrom('sap_orders').select('order_id').where('state', '!=', 'taken').execute();
        // The pauses in between are taken as over.
        for (let round = 0; (await waiting()).length > 0 && round < MOST_ROUNDS; round += 1) {
          await Promise.all([sap.send(), sap.send()]);
          await db
            .updateTable('sap_orders')
            .set({ next_attempt_at: new Date(0) })
            .where('state', '=', 'waiting')
            .execute();
        }
        expect(await waiting()).toEqual([]);
        const created = (await ordersInSap(sap)).map((row) => row['PurchaseOrderByCustomer']);
        expect(created.sort()).toEqual([...taken].sort());
      }),
      { numRuns: 15 },
    );
  });
});

describe('a failure of SAP', () => {
  const headers = new Headers();
  const body = (error: object): string => JSON.stringify({ error });

  test('is a refusal with its code and all its reasons for a valid request', () => {
    const error = {
      code: 'V1/311',
      message: { lang: 'en', value: 'Order was not saved' },
      innererror: {
        errordetails: [
          { code: 'V1/311', message: 'Order was not saved', severity: 'error' },
          { code: 'VP/101', message: 'Customer is blocked', severity: 'error' },
          { code: 'V1/555', message: 'Only a hint', severity: 'info' },
        ],
      },
    };
    const failure = failureOf(400, headers, body(error));
    expect(failure).toBeInstanceOf(SapRefuses);
    expect(failure).toMatchObject({ code: 'V1/311', reason: 'Order was not saved – Customer is blocked' });
    expect(failure.message).toBe('SAP answers 400 with V1/311');
  });

  test.each(['<html>', '{}', '{"error":{"code":{},"message":[]}}', '{"error":null}', ''])(
    'is a refusal without a reason when its body is %s',
    (text) => {
      expect(failureOf(400, headers, text)).toMatchObject({ name: 'SapRefuses', code: '', reason: '' });
    },
  );

  test('contains only valid codes and a limited reason', () => {
    const failure = failureOf(422, headers, body({ code: 'a b\n<script>', message: { value: 'x'.repeat(5000) } }));
    expect(failure).toMatchObject({ code: '' });
    expect(failure instanceof SapRefuses && failure.reason.length).toBe(500);
  });

  test.each([401, 403, 429, 500, 502, 503, 504])('is not a refusal for status %i', (status) => {
    expect(failureOf(status, new Headers({ 'retry-after': '7' }), '')).toBeInstanceOf(SapDoesNotAnswer);
    expect(failureOf(status, new Headers({ 'retry-after': '7' }), '')).toMatchObject({ retryAfterMs: 7000 });
  });

  test('logs only the codes of a success’s warnings', () => {
    const message = {
      code: 'V1/311',
      message: 'Saved for Jens Hansen',
      severity: 'info',
      details: [
        { code: 'V4/045', message: 'Jens Hansen is near his limit', severity: 'warning' },
        { code: 'not a code', message: '', severity: 'warning' },
      ],
    };
    expect(warningsOf(new Headers({ 'sap-message': JSON.stringify(message) }))).toEqual(['V4/045']);
    expect(warningsOf(new Headers({ 'sap-message': 'nonsense' }))).toEqual([]);
    expect(warningsOf(new Headers())).toEqual([]);
  });
});
