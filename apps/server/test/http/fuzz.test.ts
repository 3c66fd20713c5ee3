import { type Operation, operations } from '@grossist/contracts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aScene } from '../support/a-scene.ts';
import { addressOf, type Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { personFor } from '../support/person-for.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { fingerprints } from './fingerprint.ts';
import { valuesOfSchema } from './values-of-schema.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { asAnonymous, signedIn } = testApp(db, { answers });

const CALLS_OF_EACH = 40;

const theScene = untilChanged(db, () => aScene(db));
const fingerprint = await fingerprints(db);

const Described = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Described)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** What the OpenAPI document says of each operation: whoever fuzzes the shop has nothing else. */
const described = new Map<string, z.infer<typeof Described>>();
let named: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  await search.caughtUp();
  const response = await asAnonymous().send({ method: 'GET', url: '/api/openapi.json' });
  const document = Document.parse(response.json());
  named = document.components.schemas;
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) described.set(operation.operationId, operation);
});

interface Call {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const callsOf = ({ parameters, requestBody }: z.infer<typeof Described>): fc.Arbitrary<Call> => {
  const part = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, valuesOfSchema(schema, named)]),
      ),
    );
  const [content] = Object.values(requestBody?.content ?? {});
  return fc.record({
    params: part('path'),
    query: part('query'),
    body: content === undefined ? fc.constant(undefined) : valuesOfSchema(content.schema, named),
  });
};

/** As an address spells it: no halves of characters, nothing longer than an address may be. */
const spelled = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return [name, text.slice(0, 500).replace(/\p{Surrogate}/gu, '?')];
    }),
  );

const sendAs = (client: Client, operation: Operation, { params, query, body }: Call) =>
  client.send({
    method: operation.method,
    url: addressOf(operation, { params: spelled(params), query: spelled(query) }),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });

const tested = operations.filter(({ name }) => name !== 'signOut');

test.each(tested)(
  '$name, sent anything at all, never fails itself, answers as it is described, and a refusal changes nothing',
  async (operation) => {
    const scene = await theScene();
    const client = await signedIn(await personFor(db, operation, scene));
    const kept = new Map(client.cookies);
    const about = described.get(operation.name);
    if (about === undefined) throw new Error('The document does not describe it');
    let before = await fingerprint();
    let refused: Call[] = [];

    /** Since the last call that was taken nothing may have changed: the tables that did. */
    const changedTables = async () => {
      const known = new Set(before);
      return (await fingerprint()).filter((table) => !known.has(table));
    };

    for (const call of fc.sample(callsOf(about), { seed: 5_2026_11, numRuns: CALLS_OF_EACH })) {
      for (const [name, value] of kept) client.cookies.set(name, value);
      const response = await sendAs(client, operation, call);
      // What is sent can be large: it is written only when something is wrong.
      const isAsDescribed = response.statusCode < 500 && Object.hasOwn(about.responses, response.statusCode);
      if (!isAsDescribed) {
        const sent = `${JSON.stringify(call).slice(0, 300)}: ${response.body}`;
        expect(response.statusCode, sent).toBeLessThan(500);
        expect(Object.keys(about.responses), sent).toContain(String(response.statusCode));
      }
      if (response.statusCode >= 400) {
        refused.push(call);
      } else if (operation.changes) {
        before = await fingerprint();
        refused = [];
      }
    }
    const changed = await changedTables();
    const sent = changed.length > 0 ? JSON.stringify(refused).slice(0, 300) : '';
    expect(changed, `after ${sent}`).toEqual([]);
  },
);
