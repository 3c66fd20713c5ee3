import { sql } from 'kysely';
import { failedOperationRows } from '../../failed-operations/index.ts';
import { lockedPeople } from '../../identity/index.ts';
import { NO_NUMBER, type TileQuery } from '../tile.ts';

/** The oldest first: a customer waits for each of them. */
const failedOperations: TileQuery = {
  kind: 'failed-operations',
  entries: sql`
    select m.id::text, coalesce(nullif(m.sales_order_id, ''), o.sales_order_id, m.reference) as name,
      coalesce(co.name, '') as detail, m.kind as note, ${NO_NUMBER}, m.since
    from ${failedOperationRows('open')} m
    left join orders o on o.id = coalesce(m.order_id, (select p.id from orders p where p.payment_id = m.payment_id))
    left join accounts a on a.id = coalesce(m.account_id, o.account_id)
    left join companies co on co.id = a.company_id`,
  order: sql`since, id`,
};

/** Validated orders of the last 30 days that were neither placed nor discarded. */
const validations: TileQuery = {
  kind: 'validations',
  entries: sql`
    select v.id::text, v.file_name as name, coalesce(co.name, v.document ->> 'buyerName', '') as detail, '' as note,
      v.line_count as number, v.created_at as since
    from order_validations v left join accounts a on a.id = v.account_id left join companies co on co.id = a.company_id
    where v.state = 'open' and v.created_at > now() - interval '30 days'`,
  order: sql`since, id`,
};

/** By e-mail, which is how support finds a person. */
const locked = (freeFailures: number): TileQuery => ({
  kind: 'locked-people',
  entries: sql`
    select l.email as id, l.name, coalesce(l.company, '') as detail, '' as note, l.failures as number,
      l.last_failure_at as since
    from (${lockedPeople(freeFailures)}) l`,
  order: sql`since desc, id`,
});

/** Returns the tiles of support; people are locked out after `freeFailures` failed sign-ins. */
export const supportTiles = (freeFailures: number): readonly TileQuery[] => [
  failedOperations,
  validations,
  locked(freeFailures),
];

/** The tiles of operators: failed messages and e-mails, the newest first. */
export const operatorTiles: readonly TileQuery[] = [
  {
    kind: 'messages',
    entries: sql`
      select m.id::text, m.topic as name,
        coalesce(o.sales_order_id, m.payload -> 'written' ->> 'Subject', '') as detail, '' as note, ${NO_NUMBER},
        coalesce(m.settled_at, m.told_at) as since
      from outbox_messages m
      left join orders o on o.id =
        case when m.payload ->> 'orderId' ~ '^[0-9a-f-]{36}$' then (m.payload ->> 'orderId')::uuid end
      where m.state = 'failed'`,
    order: sql`id desc`,
  },
];
