import type { Matter, OperationOutput, seeToMatter } from '@grossist/contracts';
import { moneyOf, moneyToNumber } from '@grossist/domain';
import type { LockedOperation } from './failed-operation.ts';
import type { FailedOperationRow } from './queries/list-failed-operations.ts';
import { redactAnswer } from './redact-answer.ts';

export const presentFailedOperation = (row: FailedOperationRow): Matter => ({
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
  LastAnswer: redactAnswer(row.answer),
  SeenAt: row.seen_at?.toISOString() ?? null,
  SeenBy: row.seen_by ?? '',
  Remark: row.remark,
});

export const presentOrderOf = ({ orderId, salesOrderId }: LockedOperation): OperationOutput<typeof seeToMatter> => ({
  OrderId: orderId,
  SalesOrderId: salesOrderId,
});
