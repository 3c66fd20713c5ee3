import { sql } from 'kysely';
import type { Database, StoredSapOrder } from '../../../../db/index.ts';

export interface ClaimedOrder {
  orderId: string;
  salesOrderId: string;
  requestId: string;
  writtenAt: Date;
  attempts: number;
  refusals: number;
  ask: StoredSapOrder;
}

/** Far longer than sending an order may take: nobody else takes it up before it is told there how it went. */
const LEASE_MINUTES = 5;

/** The one that waits longest and is due, taken so that nobody else has it; undefined when there is none. */
export const claimOrder = async (db: Database): Promise<ClaimedOrder | undefined> => {
  const { rows } = await sql<ClaimedOrder>`
    update sap_orders set attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})
    where order_id = (
      select order_id from sap_orders where state = 'waiting' and next_attempt_at <= clock_timestamp()
      order by next_attempt_at, order_id limit 1 for update skip locked)
    returning order_id as "orderId", sales_order_id as "salesOrderId", request_id as "requestId",
      written_at as "writtenAt", attempts, refusals, ask`.execute(db);
  return rows[0];
};
