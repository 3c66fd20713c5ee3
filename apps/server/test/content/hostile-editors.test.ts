import { operations, Problem } from '@grossist/contracts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { hostileValues } from '../http/hostile-values.ts';
import { aScene } from '../support/a-scene.ts';
import { anEditor } from '../support/an-editor.ts';
import { addressOf } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { SCENE_CLASS, SCENE_FEATURE, SCENE_PAGE, SCENE_VENDOR } from '../support/house-content.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const app = testApp(db, { answers });

beforeAll(() => search.caughtUp());

const KNOWN = [SCENE_CLASS, SCENE_FEATURE, SCENE_PAGE, SCENE_VENDOR, 'da', 'custom', 'node', 'help'];

const spelled = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Surrogate}/gu, '?');

const readable = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, inner]: [string, unknown]) =>
      inner === undefined || /\W/.test(name) ? [] : [[name, spelled(inner)]],
    ),
  );

test.each(operations.filter(({ access }) => access === 'editor'))(
  '$name answers an editor whatever it is sent, and never by failing itself',
  async (operation) => {
    const { material } = await aScene(db);
    const editor = await anEditor(db, app);
    const kept = new Map(editor.cookies);
    const valueFor = hostileValues([...KNOWN, material.sapMaterialNumber]);
    const part = (schema: unknown) => (schema === undefined ? fc.constant(undefined) : valueFor(schema));
    const calls = fc.record({
      params: part(operation.params),
      query: part(operation.query),
      body: part(operation.body),
    });
    await fc.assert(
      fc.asyncProperty(calls, async ({ params, query, body }) => {
        for (const [name, value] of kept) editor.cookies.set(name, value);
        const response = await editor.send({
          method: operation.method,
          url: addressOf(operation, { params: readable(params), query: readable(query) }),
          ...(operation.body === undefined
            ? {}
            : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' }),
        });
        expect(response.statusCode, response.body).toBeLessThan(500);
        if (response.statusCode >= 400) Problem.parse(response.json());
      }),
      { seed: 20_261_121, numRuns: 60, endOnFailure: true },
    );
  },
);
