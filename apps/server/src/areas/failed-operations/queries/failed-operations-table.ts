import type { MatterKind } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** Returns a derived table of the failed operations of every source: open ones, or those that somebody resolved. */
export const failedOperationRows = (state: 'open' | 'seen') => {
  const isOfState = state === 'open' ? sql`seen_at is null` : sql`seen_at is not null`;
  return sql`(
    select order_id as id, 'order-given-up' as kind, order_id, null as payment_id, null::uuid as account_id,
      sales_order_id, ask ->> 'soldTo' as sold_to, null::numeric as amount, ask ->> 'currency' as currency,
      upper(replace(order_id::text, '-', '')) as reference, given_up_at as since, attempts, last_failure as answer,
      seen_at, seen_by, seen_remark as remark
    from sap_orders where state = 'given-up' and ${isOfState}
    union all
    select id, case status when 'confirmed' then 'charge-failed' else 'release-failed' end, null, payment_id, account_id,
      null, null, amount, currency, coalesce(payment_id, ''), settled_at, settle_attempts, settlement_failure,
      seen_at, seen_by, seen_remark
    from card_orders where settlement = 'failed' and ${isOfState})`;
};

/** Counts the open failed operations of each kind. One statement. */
export const countOpen = async (db: Database): Promise<ReadonlyMap<MatterKind, number>> => {
  const { rows } = await sql<{ kind: MatterKind; count: number }>`
    select kind, count(*)::float8 as count from ${failedOperationRows('open')} l group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
};
