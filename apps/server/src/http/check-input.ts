import type { CheckedInput, Operation } from '@grossist/contracts';
import type { z } from 'zod';
import { malformed } from './failure.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const MOST_ERRORS = 50;

const checkPart = (part: string, schema: z.ZodType | undefined, raw: unknown): unknown => {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(raw ?? {});
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MOST_ERRORS);
  throw malformed(issues.map(({ path, message }) => ({ field: path.length > 0 ? path.join('.') : part, message })));
};

/**
 * What was sent, checked by the operation's schemas, with defaults filled in.
 * @throws Failure 400 naming each wrong field.
 */
export const checkInput = (operation: Operation, raw: RawInput): CheckedInput<Operation> => ({
  params: checkPart('params', operation.params, raw.params),
  query: checkPart('query', operation.query, raw.query),
  body: checkPart('body', operation.body, raw.body),
});
