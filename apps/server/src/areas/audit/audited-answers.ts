import { z } from 'zod';
import type { Database } from '../../db/index.ts';
import type { Answer } from '../../http/answer.ts';
import { Failure } from '../../http/failure.ts';
import { beginEntry, type Ending, endEntry } from './entry.ts';

/** Fields of any call whose values identify its subjects. None is secret. */
const NAMES = new Set([
  'id',
  'Id',
  'key',
  'Key',
  'slug',
  'code',
  'Code',
  'CartId',
  'CartIds',
  'OrderId',
  'orderId',
  'SalesOrderId',
  'PaymentId',
  'paymentId',
  'draftId',
  'soldTo',
  'BlockId',
  'assortmentId',
  'customerId',
  'relationId',
  'RelationId',
  'etimAttributeId',
  'etimClassId',
  'CompanyNumber',
  'ProjectNumber',
  'ReturnOrderId',
  'ReturnNumber',
]);

/** Ignored fields: the lines of carts would crowd out the subjects of the call. */
const PASSED_OVER = new Set(['CartItems']);

const MOST = 20;
const LONGEST = 100;
const DEEPEST = 4;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' || value.length > LONGEST ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.slice(0, MOST).flatMap(textsOf) : [];
};

const within = (value: unknown, depth: number): readonly string[] => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap((each) => within(each, depth + 1));
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (PASSED_OVER.has(name)) return [];
    return NAMES.has(name) ? textsOf(inner) : within(inner, depth + 1);
  });
};

/** Returns ids and numbers of a request and response, and a value that is a single word or day; at most twenty, each once. */
const subjectsIn = (...values: readonly unknown[]): readonly string[] =>
  [...new Set(values.flatMap((value) => (typeof value === 'string' ? textsOf(value) : within(value, 0))))].slice(
    0,
    MOST,
  );

const SignIn = z.object({ body: z.object({ email: z.string() }) });

/** Response for an order that the ERP refused: no number, and the reasons. */
const RefusedOrder = z.object({ SalesOrderId: z.null(), ErrorMessages: z.array(z.string()).min(1) });

const endingOf = (answer: unknown, subjects: readonly string[]): Ending => {
  const isRefused = RefusedOrder.safeParse(answer).success;
  return { outcome: isRefused ? 'refused' : 'done', code: isRefused ? 'order-refused' : '', subjects };
};

const endingOfError = (error: unknown, subjects: readonly string[]): Ending =>
  error instanceof Failure && error.status < 500
    ? { outcome: 'refused', code: error.code, subjects }
    : { outcome: 'failed', code: error instanceof Failure ? error.code : 'failed', subjects };

/**
 * Wraps answers: audited calls are written to the audit trail before they run, and completed with their outcome before the
 * response is sent. A process that dies in between leaves an entry without outcome.
 */
export const auditedAnswers = (db: Database, answers: readonly Answer[]): readonly Answer[] =>
  answers.map((answer) => {
    const { operation, handle } = answer;
    if (!operation.isAudited) return answer;
    return {
      operation,
      handle: async (input, call) => {
        const sent = subjectsIn(input.params, input.query, input.body);
        const id = await beginEntry(db, {
          act: operation.name,
          visitor: call.visitor,
          claimed: SignIn.safeParse(input).data?.body.email ?? '',
          address: call.address,
          userAgent: call.userAgent,
          requestId: call.requestId,
          subjects: sent,
        });
        try {
          const answered = await handle(input, call);
          await endEntry(db, id, endingOf(answered, [...new Set([...sent, ...subjectsIn(answered)])]));
          return answered;
        } catch (error) {
          await endEntry(db, id, endingOfError(error, sent));
          throw error;
        }
      },
    };
  });
