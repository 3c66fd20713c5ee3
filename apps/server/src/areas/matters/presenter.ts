import type { Matter, OperationOutput, seeToMatter } from '@grossist/contracts';
import { moneyOf, moneyToNumber } from '@grossist/domain';
import type { LockedMatter } from './matter.ts';
import type { MatterRow } from './queries/list-matters.ts';
import { shownAnswer } from './shown-answer.ts';

export const presentMatter = (row: MatterRow): Matter => ({
  Id: row.id,
  Kind: row.kind,
  OrderId: row.order_id,
  SalesOrderId: row.sales_order_id ?? '',
  CompanyName: row.company_name ?? '',
  SoldTo: row.sold_to ?? '',
  Amount: row.amount === null ? null : moneyToNumber(moneyOf(row.amount)),
  Currency: row.currency,
  Reference: row.reference,
  Since: row.since.toISOString(),
  Attempts: row.attempts,
  LastAnswer: shownAnswer(row.answer),
  SeenAt: row.seen_at?.toISOString() ?? null,
  SeenBy: row.seen_by ?? '',
  Remark: row.remark,
});

export const presentAbout = ({ orderId, salesOrderId }: LockedMatter): OperationOutput<typeof seeToMatter> => ({
  OrderId: orderId,
  SalesOrderId: salesOrderId,
});
