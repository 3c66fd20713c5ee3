import type { ReturnDetails, ReturnSummary } from '@grossist/contracts';
import { languageOf, moneyOf, moneyToNumber, quantityOf, quantityToNumber, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, ReturnReason } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
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

/** A return as it is sent to other systems, in JSON; decimals as text, so that nothing is rounded on the way. */
export interface OutgoingReturn {
  ReturnNumber: string;
  SalesOrderId: string;
  SoldTo: string;
  CompanyNumber: string;
  ReturnedBy: string;
  ReturnedAt: string;
  ProjectNumber: string;
  CustomerReference: string;
  Note: string;
  Currency: string;
  NetAmount: string;
  Lines: readonly {
    LineNumber: number;
    MaterialNo: string;
    Quantity: string;
    SalesUnit: string;
    Reason: ReturnReason;
    Note: string;
    NetAmount: string;
  }[];
}

/**
 * A return as documents tell it to others. One query. It asks nothing of who reads it.
 * @throws Failure 404 when there is no such return
 */
export const outgoingReturn =
  (db: Database) =>
  async (returnOrderId: string): Promise<OutgoingReturn> => {
    const { rows } = await sql<{ content: OutgoingReturn }>`
      select json_build_object(
        'ReturnNumber', r.return_number, 'SalesOrderId', o.sales_order_id, 'SoldTo', o.sold_to, 'CompanyNumber', c.code,
        'ReturnedBy', r.returned_by,
        'ReturnedAt', to_char(r.returned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'ProjectNumber', o.project_number, 'CustomerReference', o.customer_reference, 'Note', r.note,
        'Currency', o.currency, 'NetAmount', r.total::text,
        'Lines', (select coalesce(json_agg(json_build_object('LineNumber', l.line_number,
            'MaterialNo', ol.sap_material_number, 'Quantity', l.quantity::text, 'SalesUnit', ol.sales_unit,
            'Reason', l.reason, 'Note', l.note, 'NetAmount', l.net_amount::text) order by l.line_number), '[]')
          from return_order_lines l join order_lines ol on ol.order_id = r.order_id and ol.line_number = l.line_number
          where l.return_order_id = r.id)) as content
      from return_orders r join orders o on o.id = r.order_id join companies c on c.id = r.company_id
      where r.id = ${returnOrderId}`.execute(db);
    const [row] = rows;
    if (row === undefined) throw notFound('return');
    return row.content;
  };
