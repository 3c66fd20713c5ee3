import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SandboxEventName, Transaction } from '../../../db/index.ts';

export const TELLS = 'sandbox-payment-tells';
export const PAYS = 'sandbox-payment-pays';

export interface Telling {
  /** How often the shop is told of it; 0: never. */
  times: number;
  afterSeconds: number;
}

export const AT_ONCE: Telling = { times: 1, afterSeconds: 0 };

/** Days of trying with the queue's growing pauses. */
const MOST_ATTEMPTS = 18;

/** Writes down what happened and has the shop told, both or neither. */
export const happened = async (tx: Transaction, paymentId: string, event: SandboxEventName, telling: Telling) => {
  const id = uuidv7();
  await tx.insertInto('sandbox_payment_events').values({ id, payment_id: paymentId, event }).execute();
  if (telling.times === 0) return;
  await sql`
    select graphile_worker.add_job(${TELLS}, json_build_object('eventId', ${id}::text),
      run_at => now() + make_interval(secs => ${telling.afterSeconds}), max_attempts => ${MOST_ATTEMPTS})
    from generate_series(1, ${telling.times}::integer)`.execute(tx);
};

/** Has the buyer's bank say yes after a while. */
export const payLater = async (tx: Transaction, paymentId: string, afterSeconds: number): Promise<void> => {
  await sql`
    select graphile_worker.add_job(${PAYS}, json_build_object('paymentId', ${paymentId}::text),
      run_at => now() + make_interval(secs => ${afterSeconds}), job_key => ${`${PAYS}-${paymentId}`})`.execute(tx);
};
