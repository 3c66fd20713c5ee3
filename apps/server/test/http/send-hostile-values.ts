import { type Operation, Problem } from '@grossist/contracts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { addressOf, type Client } from '../support/client.ts';
import { hostileValues } from './hostile-values.ts';

const CALLS_OF_EACH = 40;

/** As an address spells it: no halves of characters, objects as JSON. */
const spelled = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Surrogate}/gu, '?');

// What an address can hold at all.
const readable = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, inner]: [string, unknown]) =>
      inner === undefined || /\W/.test(name) ? [] : [[name, spelled(inner)]],
    ),
  );

/** Calls with whatever its schemas may be sent, known values among it; the shop may refuse each but not fail. */
export const sendHostileValues = async (
  client: Client,
  operation: Operation,
  known: readonly string[],
): Promise<void> => {
  const saved = new Map(client.cookies);
  const valueFor = hostileValues(known);
  const part = (schema: unknown) => (schema === undefined ? fc.constant(undefined) : valueFor(schema));
  const calls = fc.record({
    params: part(operation.params),
    query: part(operation.query),
    body: part(operation.body),
  });
  await fc.assert(
    fc.asyncProperty(calls, async ({ params, query, body }) => {
      // Whatever was called before, the same person calls.
      for (const [name, value] of saved) client.cookies.set(name, value);
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
};
