import { sql } from 'kysely';
import { NO_NUMBER, type TileQuery } from '../tile.ts';

/** What waits for those who run the shop: messages and e-mails that were given up, the newest first. */
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
