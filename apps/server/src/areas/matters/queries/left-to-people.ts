import { sql } from 'kysely';

/** Everything that is left to people, of whichever kind, as a table in a query. */
export const leftToPeople = (state: 'open' | 'seen') => {
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
