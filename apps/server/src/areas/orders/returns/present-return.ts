import type { ReturnDetails, ReturnSummary } from '@grossist/contracts';
import { languageOf, moneyOf, moneyToNumber, quantityOf, quantityToNumber, textIn } from '@grossist/domain';
import type { Buyer } from '../../identity/index.ts';
import { moneyText } from '../presenter.ts';
import type { ReturnLineRow, ReturnRow } from './read-returns.ts';

export const presentReturnSummary = (row: ReturnRow, buyer: Buyer): ReturnSummary => ({
  ReturnOrderId: row.id,
  ReturnNumber: row.return_number,
  Status: row.status,
  OrderId: row.order_id,
  SalesOrderId: row.sales_order_id,
  Name: row.name,
  SoldTo: row.sold_to,
  SoldToName: row.sold_to_name,
  ProjectNumber: row.project_number,
  CustomerReference: row.customer_reference,
  ReturnedBy: row.returned_by,
  ReturnedAt: row.returned_at.toISOString(),
  Reasons: [...row.reasons],
  LineCount: row.line_count,
  Currency: row.currency,
  Total: buyer.showNetPrice ? moneyToNumber(moneyOf(row.total)) : null,
  TotalStr: moneyText(row.total, row.currency, buyer),
});

export const presentReturn = (head: ReturnRow, lines: readonly ReturnLineRow[], buyer: Buyer): ReturnDetails => ({
  ...presentReturnSummary(head, buyer),
  Note: head.note,
  ReceivedAt: head.received_at?.toISOString() ?? null,
  CreditedAt: head.credited_at?.toISOString() ?? null,
  RefusedAt: head.refused_at?.toISOString() ?? null,
  Lines: lines.map((line) => ({
    LineNumber: line.line_number,
    MaterialNo: line.sap_material_number,
    Code: line.code,
    Name: line.kit_name === '' ? (textIn(line.names, languageOf(buyer.locale))?.text ?? line.code) : line.kit_name,
    TypeDesignation: line.type_designation,
    ImageUrl: `/media/materials/${encodeURIComponent(line.sap_material_number)}.svg`,
    Url: `/variation/${encodeURIComponent(line.code)}`,
    SalesUnit: line.sales_unit,
    Quantity: quantityToNumber(quantityOf(line.quantity)),
    Reason: line.reason,
    Note: line.note,
    NetPrice: buyer.showNetPrice ? moneyToNumber(moneyOf(line.net_amount)) : null,
    NetPriceStr: moneyText(line.net_amount, head.currency, buyer),
  })),
});
