import {
  changeValidatedLines,
  chooseCustomer,
  getOrderValidation,
  getOrderValidationLines,
  placeValidatedOrder,
} from '@grossist/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PlaceLines } from '../../src/areas/order-validation/index.ts';
import { OrderRefused } from '../../src/areas/orders/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { validationApp } from './validation-app.ts';

const { db } = await testDatabase();

/** Orders by their keys, as the shop makes them: the same key answers the same order. */
const ordered = new Map<string, { lines: readonly { quantity: number }[]; orderId: string; salesOrderId: string }>();
let asked = 0;
let refusesFrom = Number.POSITIVE_INFINITY;

const placeLines: PlaceLines = async (buyer, { key, lines }) => {
  asked += 1;
  const before = ordered.get(key);
  if (before !== undefined) return before;
  if (ordered.size >= refusesFrom) {
    const refused = { lineId: '', sapMaterialNumber: lines[0]?.sapMaterialNumber ?? '', code: 'no-price' as const };
    throw new OrderRefused({ lines: [{ ...refused, available: undefined }], currency: buyer.account.currency });
  }
  const number = ordered.size + 1;
  const orderId = `01890a5d-ac96-774b-bcce-b302099a80${String(number).padStart(2, '0')}`;
  const order = { lines, orderId, salesOrderId: `S-${number}` };
  ordered.set(key, order);
  return order;
};

const { asSupport, validated } = validationApp(db, { placeLines });

beforeEach(() => {
  ordered.clear();
  asked = 0;
  refusesFrom = Number.POSITIVE_INFINITY;
});

/** A document of so many lines of one material, each of its own quantity. */
const aDocument = async (client: Client, lines: number) => {
  const buyer = await aBuyer(db);
  const { sapMaterialNumber } = await aMaterial(db, { stock: '99999999' });
  const rows = Array.from({ length: lines }, (_, place) => `${sapMaterialNumber};${place + 1}`);
  const validationId = await validated(client, ['Varenr;Antal', ...rows].join('\n'));
  const { Version } = await client.answer(getOrderValidation, { params: { validationId } });
  const validation = await client.answer(chooseCustomer, {
    params: { validationId },
    body: { Version, AccountId: buyer.accounts[0]?.id ?? '', ContactId: buyer.contactId },
  });
  const place = (version: number) =>
    client.call(placeValidatedOrder, { params: { validationId }, body: { Version: version, NotOrderedCount: 0 } });
  return { validationId, validation, place };
};

const answerOf = (response: { json(): unknown }) => placeValidatedOrder.response.parse(response.json());

const quantitiesOf = (): number[] =>
  [...ordered.values()].flatMap(({ lines }) => lines.map(({ quantity }) => quantity)).toSorted((a, b) => a - b);

describe('a document with more lines than one order', () => {
  test('is ordered in parts, with counts before and after, each part once even if requested twice', async () => {
    const client = await asSupport();
    const { validation, place, validationId } = await aDocument(client, 4100);
    expect(validation).toMatchObject({ OrderableCount: 4100, NextPartCount: 2000, PartsLeft: 3, Parts: [] });

    const firsts = (
      await Promise.all([place(validation.Version), place(validation.Version), place(validation.Version)])
    ).map(answerOf);
    expect(new Set(firsts.map(({ SalesOrderId }) => SalesOrderId))).toEqual(new Set(['S-1']));
    const first = await client.answer(getOrderValidation, { params: { validationId } });
    expect(first).toMatchObject({
      State: 'open',
      OrderableCount: 2100,
      OrderedCount: 2000,
      NextPartCount: 2000,
      PartsLeft: 2,
      Parts: [{ Part: 1, SalesOrderId: 'S-1', LineCount: 2000 }],
    });
    expect(answerOf(await place(validation.Version)).SalesOrderId).toBe('S-1');

    const second = answerOf(await place(first.Version));
    const third = answerOf(await place(second.Validation.Version));
    expect(third.Validation).toMatchObject({ State: 'placed', OrderableCount: 0, OrderedCount: 4100, PartsLeft: 0 });
    expect(third.Validation.Parts.map(({ LineCount }) => LineCount)).toEqual([2000, 2000, 100]);
    expect(answerOf(await place(second.Validation.Version)).SalesOrderId).toBe('S-3');
    expect(ordered.size).toBe(3);
    expect(asked).toBeLessThanOrEqual(5);
    const all = quantitiesOf();
    expect(all).toHaveLength(4100);
    expect(new Set(all).size).toBe(4100);
  });

  test('keeps ordered parts when the ERP refuses the rest, which can be changed and ordered later', async () => {
    const client = await asSupport();
    const { validation, place, validationId } = await aDocument(client, 2500);
    const first = answerOf(await place(validation.Version));
    refusesFrom = 1;
    const refused = answerOf(await place(first.Validation.Version));
    expect(refused.Refused).toHaveLength(1);
    expect(refused.Validation).toMatchObject({ State: 'open', OrderableCount: 500, OrderedCount: 2000 });

    const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId }, query: { page: 20 } });
    expect(Lines.at(-1)).toMatchObject({ IsOrdered: true });
    const change = (OrderLineId: string) =>
      client.call(changeValidatedLines, {
        params: { validationId },
        body: { Version: refused.Validation.Version, Changes: [{ OrderLineId, Quantity: 7 }] },
      });
    expect((await change(Lines.at(-1)?.OrderLineId ?? '')).json()).toMatchObject({ code: 'already-placed' });
    const rest = await client.answer(getOrderValidationLines, { params: { validationId }, query: { page: 21 } });
    const changed = changeValidatedLines.response.parse((await change(rest.Lines[0]?.OrderLineId ?? '')).json());
    expect(changed.Validation).toMatchObject({ OrderableCount: 500, OrderedCount: 2000 });

    refusesFrom = Number.POSITIVE_INFINITY;
    const last = answerOf(await place(changed.Validation.Version));
    expect(last.Validation).toMatchObject({ State: 'placed', OrderedCount: 2500 });
    expect(quantitiesOf()).toHaveLength(2500);
  });

  test('keeps its customer once a part is ordered', async () => {
    const client = await asSupport();
    const { validation, place, validationId } = await aDocument(client, 2100);
    const { Validation } = answerOf(await place(validation.Version));
    const other = await aBuyer(db);
    const refusal = await client.refusal(chooseCustomer, {
      params: { validationId },
      body: { Version: Validation.Version, AccountId: other.accounts[0]?.id ?? '' },
    });
    expect(refusal.code).toBe('already-placed');
  });
});
