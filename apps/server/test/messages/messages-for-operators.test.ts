import { getMessage, getMessages, sendMessageAgain } from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { Undeliverable } from '../../src/outbox/index.ts';
import { aMessage, anOutbox, aTopic, messageOf } from '../outbox/a-message.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { anEmployee } from '../support/an-employee.ts';
import { anOperator } from '../support/an-operator.ts';
import { anOrder } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { messageAbout, messagesOutbox } from './messages-app.ts';

const { db } = await testDatabase();
const app = testApp(db);

const failed = async (): Promise<{ id: string; topic: string }> => {
  const topic = aTopic();
  await aMessage(db, topic);
  const handle = async () => {
    throw new Undeliverable('550 No such mailbox');
  };
  await anOutbox(db, { [topic]: handle }).sendDue();
  return messageOf(db, topic);
};

describe('the operators’ list', () => {
  test('shows messages newest first, by state, with how many wait and were given up', async () => {
    const operator = await anOperator(db, app);
    const [{ id: first }, { id: second }] = [await failed(), await failed()];
    await aMessage(db, aTopic());
    const list = await operator.answer(getMessages, { query: { State: 'failed', PageSize: 2 } });
    expect(list.PageItems.map(({ MessageId }) => MessageId)).toEqual([second, first]);
    expect(list.PageItems[0]).toMatchObject({
      State: 'failed',
      Failure: '550 No such mailbox',
      Attempts: 1,
      NextAttemptAt: null,
    });
    expect(list.Failed).toBeGreaterThanOrEqual(2);
    expect(list.Waiting).toBeGreaterThanOrEqual(1);
    const waiting = await operator.answer(getMessages, { query: { State: 'waiting' } });
    expect(waiting.PageItems.every(({ State, NextAttemptAt }) => State === 'waiting' && NextAttemptAt !== null)).toBe(
      true,
    );
    expect(waiting.TotalItems).toBe(waiting.Waiting);
  });

  test('is leafed through page by page', async () => {
    const operator = await anOperator(db, app);
    for (let each = 0; each < 3; each += 1) await aMessage(db, aTopic());
    const page = async (Page: number) =>
      (await operator.answer(getMessages, { query: { Page, PageSize: 2 } })).PageItems.map(
        ({ MessageId }) => MessageId,
      );
    const [one, two] = [await page(1), await page(2)];
    expect(one).toHaveLength(2);
    expect(new Set([...one, ...two]).size).toBe(one.length + two.length);
    expect([...one, ...two]).toEqual([...one, ...two].sort().toReversed());
  });

  test('costs the same however much there is', async () => {
    const operator = await anOperator(db, app);
    const ask = () => countQueries(db, () => operator.answer(getMessages, { query: { PageSize: 100 } }));
    const before = await ask();
    for (let each = 0; each < 20; each += 1) await aMessage(db, aTopic());
    expect(await ask()).toBe(before);
  });
});

describe('a stored mail', () => {
  const aKeptMail = async () => {
    const { details } = await anOrder(db, app, await aCart(db));
    await messagesOutbox(db).sendDue();
    const { id } = await messageAbout(db, 'order-confirmation', details.OrderId);
    return { id, details };
  };

  test('is shown with its order, its parts and what is attached', async () => {
    const operator = await anOperator(db, app);
    const { id, details } = await aKeptMail();
    const message = await operator.answer(getMessage, { params: { messageId: id } });
    expect(message).toMatchObject({
      Topic: 'order-confirmation',
      About: details.SalesOrderId,
      OrderId: details.OrderId,
      State: 'sent',
      Mail: { Subject: `Your order ${details.SalesOrderId}`, From: 'Grossist <shop@grossist.example>' },
    });
    const [attachment] = message.Mail?.Attachments ?? [];
    expect(attachment).toMatchObject({ Name: `${details.SalesOrderId}.pdf`, ContentType: 'application/pdf' });
    const file = await operator.send({ method: 'GET', url: attachment?.Url ?? '' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain(`filename="${details.SalesOrderId}.pdf"`);
    expect(file.rawPayload).toHaveLength(attachment?.Bytes ?? 0);
    expect(String(file.headers['content-security-policy'])).toContain('sandbox');
  });

  test('is served to a frame that runs nothing and fetches nothing', async () => {
    const operator = await anOperator(db, app);
    const { id } = await aKeptMail();
    const page = await operator.send({ method: 'GET', url: `/api/messages/${id}/html` });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    const policy = String(page.headers['content-security-policy']);
    for (const part of ["default-src 'none'", 'sandbox', "frame-ancestors 'self'", "form-action 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toContain('allow-scripts');
  });

  test('is readable by operators only', async () => {
    const { id } = await aKeptMail();
    const buyer = await app.signedIn(await aBuyer(db));
    const anonymous = app.asAnonymous();
    for (const url of [`/api/messages/${id}/html`, `/api/messages/${id}/attachments/0`, `/api/messages/${id}`]) {
      expect((await anonymous.send({ method: 'GET', url })).statusCode, url).toBe(401);
      expect((await buyer.send({ method: 'GET', url })).statusCode, url).toBe(403);
    }
  });

  test.each(['editor', 'support', 'assortment-admin'] as const)('is not for %s to read', async (role) => {
    const { id } = await aKeptMail();
    const client = await app.signedIn(await anEmployee(db, role));
    for (const url of ['', `/${id}`, `/${id}/html`, `/${id}/attachments/0`])
      expect((await client.send({ method: 'GET', url: `/api/messages${url}` })).statusCode, url).toBe(403);
  });

  test('that does not exist returns 404 in every call', async () => {
    const operator = await anOperator(db, app);
    const { id } = await aKeptMail();
    for (const path of [
      `${uuidv7()}/html`,
      'x/html',
      `${id}/attachments/7`,
      `${id}/attachments/-1`,
      `${id}/attachments/x`,
    ])
      expect((await operator.send({ method: 'GET', url: `/api/messages/${path}` })).statusCode, path).toBe(404);
  });
});

describe('trying again', () => {
  test('has a message go out that was given up, with the same id', async () => {
    const operator = await anOperator(db, app);
    const { id, topic } = await failed();
    await operator.answer(sendMessageAgain, { params: { messageId: id } });
    const ids: string[] = [];
    await anOutbox(db, {
      [topic]: async (message) => {
        ids.push(message.id);
      },
    }).sendDue();
    expect(ids).toEqual([id]);
    expect(await operator.answer(getMessage, { params: { messageId: id } })).toMatchObject({
      State: 'sent',
      Mail: null,
    });
  });

  test('at the same time is one attempt, and no use for what was not given up', async () => {
    const operator = await anOperator(db, app);
    const { id } = await failed();
    const again = () => operator.call(sendMessageAgain, { params: { messageId: id } });
    const statuses = (await Promise.all([again(), again(), again()])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  test('returns 404 for what does not exist', async () => {
    const operator = await anOperator(db, app);
    expect((await operator.refusal(sendMessageAgain, { params: { messageId: uuidv7() } })).status).toBe(404);
  });
});
