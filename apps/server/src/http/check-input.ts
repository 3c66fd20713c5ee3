/** Checks and converts what a request sent, by the schemas of its operation. */

import type { CheckedInput, Operation } from '@grossist/contracts';
import { type Quantity, quantityOfThousandths } from '@grossist/domain';
import type { z } from 'zod';
import { changedMeanwhile, malformed } from './failure.ts';

interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const MOST_ERRORS = 50;

// Half a character (a lone surrogate) and NUL: JSON can contain them, PostgreSQL cannot store them.
const UNSTORABLE = /[\p{Surrogate}\0]/u;

/** Returns the path of text that cannot be stored in a checked value, whose depth its schema limits. */
const unstorablePath = (value: unknown, path: readonly string[]): readonly string[] | undefined => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorablePath(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};

const checkPart = (part: string, schema: z.ZodType | undefined, raw: unknown): unknown => {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(raw ?? {});
  if (result.success) {
    const wrong = unstorablePath(result.data, []);
    if (wrong === undefined) return result.data;
    throw malformed([{ field: wrong.join('.') || part, message: 'has characters that no text can hold' }]);
  }
  const issues = result.error.issues.slice(0, MOST_ERRORS);
  throw malformed(issues.map(({ path, message }) => ({ field: path.length > 0 ? path.join('.') : part, message })));
};

/**
 * What was sent, checked by the operation's schemas, with defaults filled in.
 * @throws Failure 400 naming each wrong field.
 */
export function checkInput<O extends Operation>(operation: O, raw: RawInput): CheckedInput<O>;
export function checkInput({ params, query, body }: Operation, raw: RawInput): CheckedInput<Operation> {
  return {
    params: checkPart('params', params, raw.params),
    query: checkPart('query', query, raw.query),
    body: checkPart('body', body, raw.body),
  };
}

/**
 * Checks that a change is based on the current version (optimistic locking), and returns it.
 * @throws Failure 409
 */
export const checkSeenVersion = (current: number, seen: number): number => {
  if (current === seen) return current;
  throw changedMeanwhile('Somebody else has changed it meanwhile: look at it once more');
};

/**
 * Returns a quantity of a request, rounded to three decimals: the schema allows a floating-point error (1.0000000001, a sum
 * of floats).
 */
export const quantityOfWire = (sent: number): Quantity => quantityOfThousandths(Math.round(sent * 1000));
