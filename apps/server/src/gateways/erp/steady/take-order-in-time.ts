import { sql } from 'kysely';
import { errorCode, type Transaction } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type OrderAnswer, type OrderAsk } from '../port.ts';
import { outcomeOf, type Steadiness } from './ask-steadily.ts';
import { NotAsked } from './breaker.ts';
import { timeLimit } from './time-limit.ts';

/** PostgreSQL broke a statement off because its time was over. */
const STATEMENT_CANCELLED = '57014';

const asErpFailure = (error: unknown, signal: AbortSignal): unknown => {
  if (errorCode(error) === STATEMENT_CANCELLED) {
    return new ErpDoesNotAnswer('The ERP did not take the order in time', { cause: error });
  }
  return signal.aborted ? signal.reason : error;
};

/**
 * Lets an adapter take an order, once and within the time. It is never left behind, since it works in somebody's
 * transaction: its signal is aborted, the database breaks off its statements, and it is waited for until it has let go.
 * It waits for no turn either: it holds a connection to the database that those before it may need.
 */
export const takeOrderInTime = async (
  erp: Erp,
  { clock, breaker, watch, timeoutMs }: Steadiness,
  tx: Transaction,
  order: OrderAsk,
  caller: AbortSignal | undefined,
): Promise<OrderAnswer> => {
  if (breaker.state !== 'closed') throw new NotAsked('The ERP did not answer of late and takes no order for a moment');
  const ended = breaker.enter();
  const began = clock.now();
  const limit = timeLimit(clock, timeoutMs, caller);
  try {
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(tx);
    const answer = await erp.takeOrder(tx, order, limit.signal);
    await sql`set local statement_timeout to default`.execute(tx);
    ended('answered');
    watch.asked('takeOrder', 'answered', clock.now() - began);
    return answer;
  } catch (thrown) {
    const error = asErpFailure(thrown, limit.signal);
    const outcome = outcomeOf(error, caller);
    ended(outcome);
    watch.asked('takeOrder', outcome, clock.now() - began);
    throw error;
  } finally {
    limit.end();
  }
};
