import { MatterKind } from '@grossist/contracts';
import type { Currency } from '@grossist/domain';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
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

export interface FailedOperationRow {
  id: string;
  kind: MatterKind;
  order_id: string | null;
  sales_order_id: string | null;
  company_name: string | null;
  sold_to: string | null;
  amount: string | null;
  currency: Currency;
  reference: string;
  since: Date;
  attempts: number;
  answer: string;
  seen_at: Date | null;
  seen_by: string | null;
  remark: string;
}

interface FailedOperationsQuery {
  state: 'open' | 'seen';
  kind?: MatterKind | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

const MOST_COUNTED = 10_000;

const ofKind = (kind: MatterKind | undefined) => (kind === undefined ? sql`true` : sql`kind = ${kind}`);

const counted = (state: FailedOperationsQuery['state'], kind: MatterKind | undefined) => sql<number>`
  (select count(*)::integer from (select from ${failedOperationRows(state)} l where ${ofKind(kind)} limit ${MOST_COUNTED}) c)`;

/** Lists open failed operations, oldest first, or resolved ones, latest first. Two statements. [own-mat-01] */
export const listFailedOperations =
  (db: Database) =>
  async ({
    state,
    kind,
    page,
    pageSize,
  }: FailedOperationsQuery): Promise<{ rows: readonly FailedOperationRow[]; total: number; open: number }> => {
    const inOrder = state === 'open' ? sql`since, id` : sql`seen_at desc, id desc`;
    const [{ rows }, counts] = await Promise.all([
      sql<FailedOperationRow>`
        select m.id, m.kind, o.id as order_id, coalesce(m.sales_order_id, o.sales_order_id) as sales_order_id,
          co.name as company_name, coalesce(m.sold_to, a.sold_to) as sold_to, coalesce(m.amount, o.total) as amount,
          m.currency, m.reference, m.since, m.attempts, m.answer, m.seen_at, s.name as seen_by, m.remark
        from (select * from ${failedOperationRows(state)} l where ${ofKind(kind)} order by ${inOrder}
          limit ${pageSize} offset ${(page - 1) * pageSize}) m
        left join orders o on o.id = coalesce(m.order_id, (select p.id from orders p where p.payment_id = m.payment_id))
        left join accounts a on a.id = coalesce(m.account_id, o.account_id)
        left join companies co on co.id = a.company_id
        left join contacts s on s.id = m.seen_by
        order by ${inOrder}`.execute(db),
      sql<{ total: number; open: number }>`
        select ${counted(state, kind)} as total, ${counted('open', undefined)} as open`.execute(db),
    ]);
    return { rows, total: counts.rows[0]?.total ?? 0, open: counts.rows[0]?.open ?? 0 };
  };

/** Registers the gauge of open failed operations by kind, which is counted in the database on each scrape. */
export const watchFailedOperations = (registry: Registry, db: Database): void => {
  const gauge: Gauge = new Gauge({
    name: 'grossist_failed_operations_open',
    help: 'Orders and payments that need a person',
    labelNames: ['kind'],
    registers: [],
    collect: async () => {
      // The other metrics must not fail with the database.
      const counts = await countOpen(db).catch(() => undefined);
      gauge.reset();
      if (counts === undefined) return;
      for (const kind of MatterKind.options) gauge.set({ kind }, counts.get(kind) ?? 0);
    },
  });
  registry.registerMetric(gauge);
};
