import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import type { ForwardedEndpoint } from '../../../gateways/analytics/port.ts';

export interface QueuedForward {
  endpoint: ForwardedEndpoint;
  /** Undefined for groups. */
  distinctId: string | undefined;
  /** As it was collected. */
  record: object;
}

/** Queues records for the forwarder in the transaction that stores them. One statement. */
export const queueForwards = async (tx: Transaction, forwards: readonly QueuedForward[]): Promise<void> => {
  if (forwards.length === 0) return;
  await sql`
    insert into analytics_forwards (endpoint, distinct_id, record)
    select * from unnest(${forwards.map(({ endpoint }) => endpoint)}::text[],
      ${forwards.map(({ distinctId }) => distinctId ?? null)}::uuid[],
      ${forwards.map(({ record }) => JSON.stringify(record))}::jsonb[])`.execute(tx);
};
