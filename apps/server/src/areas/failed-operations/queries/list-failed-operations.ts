import type { MatterKind } from '@grossist/contracts';
import type { Currency } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { failedOperationRows } from './failed-operations-table.ts';

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

export interface FailedOperationsQuery {
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
