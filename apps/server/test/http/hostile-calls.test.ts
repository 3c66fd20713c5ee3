import { operations, Problem } from '@grossist/contracts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aScene, type Scene } from '../support/a-scene.ts';
import { addressOf } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';
import { hostileValues } from './hostile-values.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

beforeAll(() => search.caughtUp());

const CALLS_OF_EACH = 60;

const knownTo = (scene: Scene): string[] => [
  scene.cart.id,
  scene.line.id,
  scene.material.code,
  scene.material.sapMaterialNumber,
  scene.address.id,
  scene.project.number,
  scene.account.soldTo,
  scene.otherAccount.soldTo,
  scene.buyer.email,
];

const absent = fc.constant(undefined);

test.each(answers.map(({ operation }) => operation))(
  '$name answers whatever it is sent, and never by failing itself',
  async (operation) => {
    const scene = await aScene(db);
    const client = await signedIn(scene.buyer);
    const kept = new Map(client.cookies);
    const valueFor = hostileValues(knownTo(scene));
    const part = (schema: unknown) => (schema === undefined ? absent : valueFor(schema));
    const calls = fc.record({
      params: part(operation.params),
      query: part(operation.query),
      body: part(operation.body),
    });
    await fc.assert(
      fc.asyncProperty(calls, async ({ params, query, body }) => {
        for (const [name, value] of kept) client.cookies.set(name, value);
        const response = await client.send({
          method: operation.method,
          url: addressOf(operation, { params: readable(params), query: readable(query) }),
          ...(operation.body === undefined
            ? {}
            : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' }),
        });
        expect(response.statusCode, response.body).toBeLessThan(500);
        if (response.statusCode >= 400) Problem.parse(response.json());
      }),
      { seed: 20_261_121, numRuns: CALLS_OF_EACH, endOnFailure: true },
    );
  },
);

const NO_JSON = ['{', '{"', '[1,', 'undefined', '\u0000', '{"__proto__":{}}', `{"Code":${'['.repeat(50_000)}`];

test.each(operations.filter(({ method }) => method !== 'GET'))(
  '$name refuses a body that is no JSON, and one nested without end',
  async (operation) => {
    const { buyer } = await aScene(db);
    const client = await signedIn(buyer);
    const send = (payload: string) =>
      client.send({
        method: operation.method,
        url: operation.path,
        headers: { 'content-type': 'application/json' },
        payload,
      });
    for (const payload of NO_JSON) expect((await send(payload)).statusCode).toBe(400);
    const nested = await send(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(nested.statusCode).toBeLessThan(500);
  },
);

/** As an address spells it: no halves of characters, objects as JSON. */
const spelled = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Surrogate}/gu, '?');

const readable = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, inner]: [string, unknown]) =>
      inner === undefined || /\W/.test(name) ? [] : [[name, spelled(inner)]],
    ),
  );
