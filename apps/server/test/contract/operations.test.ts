import { operations } from '@grossist/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aScene } from '../support/a-scene.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { noteChanges } from '../support/note-changes.ts';
import { personFor } from '../support/person-for.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { examples } from './examples.ts';
import { isRecording, recordExample, recordedExample, shapeOf, writeRecorded } from './recorded-examples.ts';
import { unknownFields } from './unknown-fields.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

beforeAll(() => search.caughtUp());
afterAll(writeRecorded);

const sceneThatIsFound = untilChanged(db, async () => {
  const scene = await aScene(db);
  await noteChanges(db, [scene.material.sapMaterialNumber]);
  await search.caughtUp();
  return scene;
});

test('every operation is answered, once', () => {
  expect(answers.map(({ operation }) => operation.name).toSorted()).toEqual(
    operations.map(({ name }) => name).toSorted(),
  );
});

test('every operation has an example', () => {
  expect(examples.map(({ operation }) => operation.name).toSorted()).toEqual(
    operations.map(({ name }) => name).toSorted(),
  );
});

test('names, addresses and the specification’s ids are unique', () => {
  for (const key of [
    ({ name }: (typeof operations)[number]) => name,
    ({ method, path }: (typeof operations)[number]) => `${method} ${path}`,
    ({ call }: (typeof operations)[number]) => call,
  ]) {
    expect(new Set(operations.map(key)).size).toBe(operations.length);
  }
});

describe('responds exactly as its contract declares:', () => {
  test.each(examples.map((example) => ({ name: example.operation.name, ...example })))(
    '$name',
    async ({ operation, run }) => {
      const scene = await sceneThatIsFound();
      const client = await signedIn(await personFor(db, operation, scene));
      const input = await run(scene, client);
      const response = await client.call(operation, input);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      const answer: unknown = response.json();
      expect(operation.response.safeParse(answer).error?.issues ?? []).toEqual([]);
      expect(unknownFields(operation.response, answer)).toEqual([]);
      if (isRecording) recordExample(operation, input, answer);
      else
        expect(shapeOf(input), 'record the examples again').toEqual(shapeOf(recordedExample(operation.name)?.request));
    },
  );
});

test('a field that a contract does not know is found wherever it is', () => {
  const schema = z.object({ A: z.array(z.object({ B: z.string() }).nullable()), C: z.object({}).optional() });
  expect(unknownFields(schema, { A: [{ B: '', X: 1 }, null], C: { Y: 1 }, Z: 1 })).toEqual(['.A[0].X', '.C.Y', '.Z']);
});
