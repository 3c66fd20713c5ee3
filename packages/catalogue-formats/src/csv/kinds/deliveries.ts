import type { CatalogueRecord } from '../../records.ts';
import { code, date, number, text, whole } from '../cells.ts';
import { column, type TableKind } from '../column.ts';

const MOST_LINES = 5000;

/** Joins the lines of a delivery; rows that differ in anything else stay two records, of which the import refuses one. */
const joinedDeliveries = (record: CatalogueRecord, next: CatalogueRecord): CatalogueRecord | undefined => {
  if (record.kind !== 'delivery' || next.kind !== 'delivery' || record.lines.length >= MOST_LINES) return undefined;
  const { lines, ...head } = record;
  const { lines: following, ...nextHead } = next;
  return JSON.stringify(head) === JSON.stringify(nextHead) ? { ...record, lines: [...lines, ...following] } : undefined;
};

export const DELIVERIES: TableKind = {
  title: 'deliveries of orders',
  kind: 'delivery',
  needs: [['delivery_number'], ['order_number'], ['line_number'], ['quantity']],
  columns: [
    column('delivery_number', 'code', code),
    column('order_number', 'orderNumber', code),
    column('line_number', 'lines.0.lineNumber', whole, 'line'),
    column('quantity', 'lines.0.quantity', number),
    column('carrier', 'carrier', text),
    column('tracking_number', 'trackingNumber', code),
    column('tracking_url', 'trackingUrl', text),
    column('planned_date', 'plannedDate', date),
    column('picked_at', 'pickedAt', text),
    column('dispatched_at', 'dispatchedAt', text),
    column('delivered_at', 'deliveredAt', text),
  ],
  join: joinedDeliveries,
};
