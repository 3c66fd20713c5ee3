import { z } from 'zod';
import type { Database } from '../../db/index.ts';
import type { Answer } from '../../http/answer.ts';
import { Failure } from '../../http/failure.ts';
import { beginEntry, type Ending, endEntry } from './entry.ts';
import { subjectsIn } from './subjects.ts';

const SignIn = z.object({ body: z.object({ email: z.string() }) });

/** An order that the ERP refused is answered, not thrown: it has no number and says why. */
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
 * The same answers; those that the audit trail tells of are written into it before anything is done, and ended with how
 * it went before the caller hears. A process that dies between leaves an entry that is begun.
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
