import { sql } from 'kysely';
import type { Database, ReturnReason } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

/** A return as it is told to others, in JSON; decimals as text, so that nothing is rounded on the way. */
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
    const { rows } = await sql<{ told: OutgoingReturn }>`
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
          where l.return_order_id = r.id)) as told
      from return_orders r join orders o on o.id = r.order_id join companies c on c.id = r.company_id
      where r.id = ${returnOrderId}`.execute(db);
    const [row] = rows;
    if (row === undefined) throw notFound('return');
    return row.told;
  };
