import {
  changeValidatedLines,
  chooseCustomer,
  discardValidation,
  getOrderValidation,
  getOrderValidationLines,
  operations,
  placeValidatedOrder,
  refreshValidation,
  searchValidationLog,
} from '@grossist/contracts';
import { localTime } from '@grossist/domain';
import { writeUblOrder } from '@grossist/order-formats';
import { describe, expect, test } from 'vitest';
import { order } from '../../../../packages/order-formats/test/order-fixture.ts';
import { OrderRefused } from '../../src/areas/orders/index.ts';
import { erpDoesNotAnswer } from '../../src/http/failure.ts';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aProject } from '../support/an-address.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { unique } from '../support/unique.ts';
import { validationApp } from './validation-app.ts';

const { db } = await testDatabase();
const shop = validationApp(db);
const { asSupport, validated, signedIn } = shop;

const aReadyValidation = async (client: Client, rows: (sap: string) => string = (sap) => `${sap};2`) => {
  const buyer = await aBuyer(db);
  const material = await aMaterial(db);
  const validationId = await validated(client, `Kundens varenr;Varenr;Antal\n;${rows(material.sapMaterialNumber)}`);
  const { Version } = await client.answer(chooseCustomer, {
    params: { validationId },
    body: { Version: 1, AccountId: buyer.accounts[0]?.id ?? '', ContactId: buyer.contactId },
  });
  return { buyer, material, validationId, version: Version };
};

const ordersOf = (contactId: string) =>
  db.selectFrom('orders').selectAll().where('contact_id', '=', contactId).execute();

describe('placing', () => {
  test('places one order in the contact’s name for repeated and parallel requests', async () => {
    const client = await asSupport();
    const { buyer, validationId, version } = await aReadyValidation(client);
    const ask = () =>
      client.answer(placeValidatedOrder, {
        params: { validationId },
        body: { Version: version, NotOrderedCount: 0, CustomerReference: 'PO-1' },
      });
    const answers = await Promise.all([ask(), ask(), ask()]);
    const again = await ask();
    expect(new Set([...answers, again].map(({ SalesOrderId }) => SalesOrderId)).size).toBe(1);
    const orders = await ordersOf(buyer.contactId);
    expect(orders).toMatchObject([{ source: 'support', customer_reference: 'PO-1', line_count: 1 }]);
    expect(again.Validation).toMatchObject({ State: 'placed', SalesOrderId: orders[0]?.sales_order_id });
  });

  test('copies the document’s note, recipient, and project if it is one of the account’s', async () => {
    const client = await asSupport();
    const buyer = await aBuyer(db);
    const [account] = buyer.accounts;
    if (account === undefined) throw new Error('The buyer has no account');
    const project = await aProject(db, account);
    const { sapMaterialNumber: sap } = await aMaterial(db);
    const [line] = order().lines;
    if (line === undefined) throw new Error('The order has no line');
    const document = writeUblOrder(
      order({
        number: `PO-${unique()}`,
        project: project.number,
        delivery: { ...order().delivery, contact: { name: 'Ole Bang', phone: '+45 22 33 44 55' } },
        lines: [{ ...line, identifiers: { sap }, unit: 'PCE', accounting: undefined }],
      }),
    );
    const validationId = await validated(client, document, 'order.xml');
    const { Version: seen } = await client.answer(getOrderValidation, { params: { validationId } });
    const { Version } = await client.answer(chooseCustomer, {
      params: { validationId },
      body: { Version: seen, AccountId: account.id, ContactId: buyer.contactId },
    });
    const place = { Version, NotOrderedCount: 0, ToDocumentAddress: true };
    await client.answer(placeValidatedOrder, { params: { validationId }, body: place });
    expect(await ordersOf(buyer.contactId)).toMatchObject([
      {
        note: 'Ring før levering',
        contact_person: 'Ole Bang',
        contact_phone: '+45 22 33 44 55',
        project_number: project.number,
      },
    ]);
  });

  test('moves the excess of a line’s note to the note of the order', async () => {
    const client = await asSupport();
    const note = `${'a'.repeat(1000)}${'b'.repeat(400)}`;
    const { sapMaterialNumber: sap } = await aMaterial(db);
    const [line] = order().lines;
    if (line === undefined) throw new Error('The order has no line');
    const document = writeUblOrder(
      order({ number: `PO-${unique()}`, lines: [{ ...line, identifiers: { sap }, unit: 'PCE', note }] }),
    );
    const validationId = await validated(client, document, 'order.xml');
    const { Version: seen } = await client.answer(getOrderValidation, { params: { validationId } });
    const buyer = await aBuyer(db);
    const { Version } = await client.answer(chooseCustomer, {
      params: { validationId },
      body: { Version: seen, AccountId: buyer.accounts[0]?.id ?? '', ContactId: buyer.contactId },
    });
    await client.answer(placeValidatedOrder, { params: { validationId }, body: { Version, NotOrderedCount: 0 } });
    const [placed] = await ordersOf(buyer.contactId);
    expect(placed?.note).toContain(`: … ${'b'.repeat(400)}`);
    const lines = await db
      .selectFrom('order_lines')
      .select('note')
      .where('order_id', '=', placed?.id ?? '')
      .execute();
    expect(lines).toEqual([{ note: 'a'.repeat(1000) }]);
  });

  test('requires the number of lines that are not ordered', async () => {
    const client = await asSupport();
    const { validationId, version } = await aReadyValidation(client, (sap) => `${sap};2\n;UNKNOWN-${unique()};1`);
    const body = { Version: version, NotOrderedCount: 0 };
    expect((await client.refusal(placeValidatedOrder, { params: { validationId }, body })).status).toBe(409);
    const placed = await client.answer(placeValidatedOrder, {
      params: { validationId },
      body: { ...body, NotOrderedCount: 1 },
    });
    expect(placed.SalesOrderId).not.toBe('');
  });

  test('is refused after a change, without a customer, and without lines', async () => {
    const client = await asSupport();
    const { validationId, version } = await aReadyValidation(client);
    const stale = { params: { validationId }, body: { Version: version - 1, NotOrderedCount: 0 } };
    expect((await client.refusal(placeValidatedOrder, stale)).status).toBe(409);
    const unknown = await validated(client, `Varenr;Antal\nX-${unique()};1`);
    const noCustomer = { params: { validationId: unknown }, body: { Version: 1, NotOrderedCount: 1 } };
    expect((await client.refusal(placeValidatedOrder, noCustomer)).code).toBe('no-customer');
  });

  test('changes nothing and returns the line if the ERP refuses it', async () => {
    const refusing = validationApp(db, {
      placeLines: async (_, { lines }) => {
        const [line] = lines;
        throw new OrderRefused({
          lines: [
            { lineId: '', sapMaterialNumber: line?.sapMaterialNumber ?? '', code: 'no-price', available: undefined },
          ],
          currency: 'DKK',
        });
      },
    });
    const client = await refusing.asSupport();
    const { validationId, version } = await aReadyValidation(client);
    const answer = await client.answer(placeValidatedOrder, {
      params: { validationId },
      body: { Version: version, NotOrderedCount: 0 },
    });
    const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
    expect(answer.Refused).toMatchObject([{ OrderLineId: Lines[0]?.OrderLineId, Code: 'no-price' }]);
    expect(answer.Validation).toMatchObject({ State: 'open', SalesOrderId: '' });
  });

  test('with a lost response stays blocked, is not changed, and is requested once more', async () => {
    let isDown = true;
    const unsure = validationApp(db, {
      placeLines: async () => {
        if (isDown) throw erpDoesNotAnswer();
        return { orderId: '01890a5d-ac96-774b-bcce-b302099a8057', salesOrderId: 'S-1' };
      },
    });
    const client = await unsure.asSupport();
    const { validationId, version } = await aReadyValidation(client);
    const body = { Version: version, NotOrderedCount: 0 };
    expect((await client.refusal(placeValidatedOrder, { params: { validationId }, body })).status).toBe(503);
    const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
    const Changes = [{ OrderLineId: Lines[0]?.OrderLineId ?? '', IsRemoved: true }];
    const change = { params: { validationId }, body: { Version: version, Changes } };
    expect((await client.refusal(changeValidatedLines, change)).status).toBe(409);
    isDown = false;
    expect((await client.answer(placeValidatedOrder, { params: { validationId }, body })).SalesOrderId).toBe('S-1');
  });

  test('teaches the customer’s own numbers and who sends: the next order finds both', async () => {
    const client = await asSupport();
    const buyer = await aBuyer(db);
    const material = await aMaterial(db);
    const own = `K-${unique()}`;
    const content = `Kundens varenr;Antal\n${own};2`;
    const validationId = await validated(client, content);
    const { Version } = await client.answer(chooseCustomer, {
      params: { validationId },
      body: { Version: 1, AccountId: buyer.accounts[0]?.id ?? '' },
    });
    const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
    expect(Lines[0]?.Status).toBe('notFound');
    const changed = await client.answer(changeValidatedLines, {
      params: { validationId },
      body: {
        Version,
        Changes: [{ OrderLineId: Lines[0]?.OrderLineId ?? '', ItemSAPMaterialNumber: material.sapMaterialNumber }],
      },
    });
    await client.answer(placeValidatedOrder, {
      params: { validationId },
      body: { Version: changed.Validation.Version, NotOrderedCount: 0 },
    });
    const next = await validated(client, `Kundens varenr;Antal\n${own.toLowerCase()};5`);
    await client.answer(chooseCustomer, {
      params: { validationId: next },
      body: { Version: 1, AccountId: buyer.accounts[0]?.id ?? '' },
    });
    const found = await client.answer(getOrderValidationLines, { params: { validationId: next } });
    expect(found.Lines[0]).toMatchObject({ Status: 'match', Variations: [{ MatchedBy: 'own' }] });
  });
});

describe('a change', () => {
  test('in parallel loses no change: the second request gets 409', async () => {
    const client = await asSupport();
    const { validationId, version } = await aReadyValidation(client);
    const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
    const ask = (quantity: number) =>
      client.call(changeValidatedLines, {
        params: { validationId },
        body: { Version: version, Changes: [{ OrderLineId: Lines[0]?.OrderLineId ?? '', Quantity: quantity }] },
      });
    const answers = await Promise.all([ask(3), ask(4)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('to 0, to another validation’s line or to what the customer can’t have is refused', async () => {
    const client = await asSupport();
    const { validationId, version } = await aReadyValidation(client);
    const other = await aReadyValidation(client);
    const german = await aMaterial(db, { market: 'DE' });
    const { Lines } = await client.answer(getOrderValidationLines, { params: { validationId } });
    const foreign = await client.answer(getOrderValidationLines, { params: { validationId: other.validationId } });
    const OrderLineId = Lines[0]?.OrderLineId ?? '';
    const refusal = (change: object) =>
      client.refusal(changeValidatedLines, {
        params: { validationId },
        body: { Version: version, Changes: [{ OrderLineId, ...change }] },
      });
    expect((await refusal({ Quantity: 0 })).code).toBe('quantity-not-positive');
    expect((await refusal({ OrderLineId: foreign.Lines[0]?.OrderLineId })).status).toBe(404);
    expect((await refusal({ ItemSAPMaterialNumber: german.sapMaterialNumber })).code).toBe('unknown-material');
  });

  test('of the customer to somebody who may not order is refused', async () => {
    const client = await asSupport();
    const { validationId, version } = await aReadyValidation(client);
    const viewer = await aViewer(db);
    const refusal = await client.refusal(chooseCustomer, {
      params: { validationId },
      body: { Version: version, AccountId: viewer.accounts[0]?.id ?? '', ContactId: viewer.contactId },
    });
    expect(refusal.code).toBe('not-a-customer');
  });

  test('is refused for a closed validation until it is opened again', async () => {
    const client = await asSupport();
    const { validationId, version } = await aReadyValidation(client);
    const put = (Version: number, IsDiscarded: boolean) =>
      client.answer(discardValidation, { params: { validationId }, body: { Version, IsDiscarded } });
    const away = await put(version, true);
    expect(away.State).toBe('discarded');
    const refusal = await client.refusal(refreshValidation, {
      params: { validationId },
      body: { Version: away.Version },
    });
    expect(refusal.code).toBe('discarded');
    expect((await put(away.Version, false)).State).toBe('open');
  });
});

describe('while the ERP does not answer', () => {
  const down = validationApp(db, { erp: erpThatIsDown });

  test('parses and matches a document without prices while the ERP is down, and reports it on refresh', async () => {
    const client = await down.asSupport();
    const buyer = await aBuyer(db);
    const material = await aMaterial(db);
    const validationId = await down.validated(client, `Varenr;Antal\n${material.sapMaterialNumber};2`);
    const chosen = await client.answer(chooseCustomer, {
      params: { validationId },
      body: { Version: 1, AccountId: buyer.accounts[0]?.id ?? '' },
    });
    expect(chosen).toMatchObject({ IsPriceMissing: true, PriceSummary: null, Counts: { match: 1 } });
    const refusal = await client.refusal(refreshValidation, {
      params: { validationId },
      body: { Version: chosen.Version },
    });
    expect(refusal.status).toBe(503);
  });
});

describe('the log', () => {
  const search = (client: Client, id: string, body: object) =>
    client.send({
      method: 'POST',
      url: searchValidationLog.path.replace(':id', id),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });

  test('finds by account, company, contact and vendor, newest first', async () => {
    const client = await asSupport();
    const { buyer, validationId, material } = await aReadyValidation(client);
    const supplier = `V-${unique()}`;
    await db
      .insertInto('suppliers')
      .values({ code: supplier, name: `Vendor ${supplier}`, content_hash: Buffer.alloc(1) })
      .execute();
    await db
      .updateTable('materials')
      .set({ supplier_code: supplier })
      .where('sap_material_number', '=', material.sapMaterialNumber)
      .execute();
    const { Version } = await client.answer(getOrderValidation, { params: { validationId } });
    await client.answer(refreshValidation, { params: { validationId }, body: { Version } });
    for (const [type, textQuery] of [
      ['SoldTo', buyer.accounts[0]?.soldTo],
      ['CompanyNumber', buyer.company.code],
      ['ContactId', buyer.contactId],
      ['ContactId', buyer.email],
      ['Vendor', `vendor ${supplier}`],
    ]) {
      const found = searchValidationLog.response.parse((await search(client, 'DK', { type, textQuery })).json());
      expect(
        found.Entries.map(({ ValidationId }) => ValidationId),
        type,
      ).toEqual([validationId]);
    }
    const today = localTime(Date.now(), 'Europe/Copenhagen').date;
    const body = { type: 'DateRange', fromDateQueryString: '2020-01-01', toDateQueryString: today };
    const days = searchValidationLog.response.parse((await search(client, 'all', body)).json());
    expect(days.Entries[0]?.ValidationId).toBe(validationId);
  });

  test('of a market that there is not is 404, days in the wrong order and unknown kinds are 400', async () => {
    const client = await asSupport();
    expect((await search(client, 'XX', { type: 'SoldTo', textQuery: '' })).statusCode).toBe(404);
    const upside = { type: 'DateRange', fromDateQueryString: '2026-02-01', toDateQueryString: '2026-01-01' };
    expect((await search(client, 'DK', upside)).statusCode).toBe(400);
    expect((await search(client, 'DK', { type: 'Colour', textQuery: 'red' })).statusCode).toBe(400);
  });
});

test('exports every line and the sums, without lines of others', async () => {
  const client = await asSupport();
  const { validationId } = await aReadyValidation(client, (sap) => `${sap};2\n;=1+1;1`);
  const whole = await shop.exported(client, { ValidationId: validationId });
  expect(whole.headers['content-type']).toContain('spreadsheetml');
  expect(whole.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const other = await aReadyValidation(client);
  const foreign = await client.answer(getOrderValidationLines, { params: { validationId: other.validationId } });
  const state = { ValidationId: validationId, Lines: [{ OrderLineId: foreign.Lines[0]?.OrderLineId }] };
  expect((await shop.exported(client, state)).statusCode).toBe(200);
  const absent = { ValidationId: '01890a5d-ac96-774b-bcce-b302099a8057' };
  expect((await shop.exported(client, absent)).statusCode).toBe(404);
});

test('allows only support to upload or export', async () => {
  const client = await signedIn(await aBuyer(db));
  expect((await shop.upload(client, 'Varenr;Antal\n1;1')).statusCode).toBe(403);
  expect((await shop.exported(client, { ValidationId: '01890a5d-ac96-774b-bcce-b302099a8057' })).statusCode).toBe(403);
  expect((await shop.upload(shop.asAnonymous(), 'Varenr;Antal\n1;1')).statusCode).toBe(401);
});

test.each(['editor', 'assortment-admin', 'buyer'] as const)('no call of these is a %s’s to make', async (role) => {
  const client = await signedIn(role === 'buyer' ? await aBuyer(db) : await anEmployee(db, role));
  for (const { area, access, method, path, name } of operations) {
    if (area !== 'order-validation') continue;
    expect(access, name).toBe('support');
    const url = path.replaceAll(/:\w+/g, '01890a5d-ac96-774b-bcce-b302099a8057');
    expect((await client.send({ method, url })).statusCode, name).toBe(403);
  }
});
