import { addToCart, getCart, getContext, orderSents, Problem, saveCartDetails } from '@grossist/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);
const buyer = async () => signedIn(await aBuyer(db));

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (client: Client, payload: string, headers: Record<string, string> = JSON_TYPE) =>
  client.send({ method: 'POST', url: addToCart.path, headers, payload });

const problemOf = (response: LightMyRequestResponse): Problem => {
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = Problem.parse(response.json());
  expect(problem.status).toBe(response.statusCode);
  return problem;
};

test('a failure is a problem document that names each wrong field and the request', async () => {
  const client = await buyer();
  const response = await post(client, '{"Quantity":"many"}');
  const problem = problemOf(response);
  expect(problem).toMatchObject({ status: 400, code: 'malformed', type: 'about:blank#malformed' });
  expect(problem.errors?.map((error) => error.field)).toEqual(['Code', 'Quantity']);
  expect(problem.requestId).toBe(response.headers['x-request-id']);
  expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['{', '{"Code":', 'Code=1', '[1,2', '\u0000', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}'])(
  'a body that is no JSON we take (%j) is malformed',
  async (payload) => {
    expect(problemOf(await post(await buyer(), payload)).status).toBe(400);
  },
);

test('a body of another type is not taken', async () => {
  const problem = problemOf(await post(await buyer(), 'Code=1', { 'content-type': 'text/plain' }));
  expect(problem).toMatchObject({ status: 415, code: 'unsupported-media-type' });
});

test('an empty body with a JSON type is an absent body', async () => {
  const client = await buyer();
  expect(problemOf(await post(client, '')).errors?.map((error) => error.field)).toEqual(['Code', 'Quantity']);
  const sent = await client.send({ method: 'POST', url: orderSents.path, headers: JSON_TYPE, payload: '' });
  expect(sent.statusCode).toBe(200);
});

test('a body of more than two megabytes is too large', async () => {
  const payload = JSON.stringify({ Code: 'x'.repeat(2 * 1024 * 1024), Quantity: 1 });
  expect(problemOf(await post(await buyer(), payload))).toMatchObject({ status: 413, code: 'body-too-large' });
});

test.each(['[', '{"a":'])('a body nested a hundred thousand deep (%s) is malformed', async (opening) => {
  const closing = opening === '[' ? ']' : '}';
  const payload = `${opening.repeat(100_000)}1${closing.repeat(100_000)}`;
  expect(problemOf(await post(await buyer(), payload)).status).toBe(400);
});

test.each(['"\\ud800"', '"a\\udfffb"', '"\\u0000"'])('refuses text that can’t be stored (%s)', async (text) => {
  const client = await buyer();
  const details = `{"NameOrCompany":${text},"StreetAndNumber":"","ZipCode":"","City":""}`;
  const payload = `{"Name":"Roof","EndUserRegistration":${details}}`;
  const response = await client.send({ method: 'POST', url: saveCartDetails.path, headers: JSON_TYPE, payload });
  expect(problemOf(response).errors?.[0]?.field).toBe('EndUserRegistration.NameOrCompany');
});

test('stores text of any script unchanged', async () => {
  const client = await buyer();
  const Name = 'Tak på Ærø 屋根 🏠 \u202e';
  const { CartDetails } = await client.answer(saveCartDetails, { body: { Name } });
  expect(CartDetails.Name).toBe(Name);
});

test.each(['\r', '\n', '\r\nBcc: all@example.test', '\u0085', '\u2028', '\u001b[31m'])(
  'a name of more than one line (%j) is malformed',
  async (text) => {
    const client = await buyer();
    const body = { Name: `Roof${text}`, CustomerReference: `4711${text}`, ContactPerson: `Ane${text}` };
    const problem = await client.refusal(saveCartDetails, { body });
    expect(problem.status).toBe(400);
    expect(problem.errors?.map(({ field }) => field).toSorted()).toEqual(Object.keys(body).toSorted());
  },
);

test('text that looks like SQL is text', async () => {
  const client = await buyer();
  const { CartDetails } = await client.answer(saveCartDetails, { body: { Name: "'; drop table carts; --" } });
  expect(CartDetails.Name).toBe("'; drop table carts; --");
  await client.answer(getCart);
});

test.each(['/api/nothing', '/api/cart/nothing', '/nothing'])('an unknown address (%s) is not found', async (url) => {
  expect(problemOf(await asAnonymous().send({ method: 'GET', url }))).toMatchObject({ status: 404, code: 'not-found' });
});

test('a call by another method is not found', async () => {
  expect(problemOf(await (await buyer()).send({ method: 'GET', url: addToCart.path })).status).toBe(404);
});

test.each(['/api/orders/%zz', '/api/%'])('an address that cannot be read (%s) is malformed', async (url) => {
  expect(problemOf(await asAnonymous().send({ method: 'GET', url })).status).toBe(400);
});

test('an endless address is refused', async () => {
  const response = await asAnonymous().send({ method: 'GET', url: `/api/orders/${'x'.repeat(5000)}` });
  const problem = problemOf(response);
  expect(problem.status).toBeGreaterThanOrEqual(400);
  expect(problem.status).toBeLessThan(500);
});

test('sends the request id with every response, which can’t be cached', async () => {
  const response = await asAnonymous().call(getContext);
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});
