import type { CatalogueRecord } from '../../records.ts';
import { capitals, code, codes, date, flag, number, percent, text, timeOfDay, whole } from '../cells.ts';
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

export const CUT_OFFS: TableKind = {
  title: 'cut-off times',
  kind: 'cut-off',
  needs: [['market'], ['cut_off']],
  columns: [
    column('market', 'market', capitals),
    column('plant', 'plant', code),
    column('cut_off', 'cutOff', timeOfDay),
  ],
};

export const OPENING_HOURS: TableKind = {
  title: 'opening hours',
  kind: 'opening-hours',
  needs: [['service_center'], ['weekday', 'date'], ['closing_time', 'closed']],
  columns: [
    column('service_center', 'center', code),
    column('weekday', 'weekday', whole),
    column('date', 'date', date),
    column('opening_time', 'openingTime', timeOfDay),
    column('closing_time', 'closingTime', timeOfDay),
    column('closed', 'isClosed', flag),
  ],
};

export const FREIGHT_TERMS: TableKind = {
  title: 'freight terms',
  kind: 'freight-term',
  needs: [['market'], ['freight']],
  columns: [
    column('market', 'market', capitals),
    column('plant', 'plant', code),
    column('freight', 'freight', number),
    column('free_from', 'freeFrom', number),
  ],
};

export const EXPRESS_BOX_SIZES: TableKind = {
  title: 'sizes of the express box',
  kind: 'fastbox-size',
  needs: [['market'], ['small_box_packages']],
  columns: [
    column('market', 'market', capitals),
    column('plant', 'plant', code),
    column('small_box_packages', 'packages', whole),
  ],
};

export const EXPRESS_ZONES: TableKind = {
  title: 'zones of the express box',
  kind: 'fastbox-zone',
  needs: [['express_zone'], ['market'], ['service_center'], ['postal_codes'], ['closing_time'], ['lead_minutes']],
  columns: [
    column('express_zone', 'code', code),
    column('market', 'market', capitals),
    column('service_center', 'center', code),
    column('postal_codes', 'postalCodes', codes),
    column('closing_time', 'closingTime', timeOfDay),
    column('lead_minutes', 'leadMinutes', whole),
    column('maxi', 'isMaxiPossible', flag),
  ],
};

export const PRICE_TERMS: TableKind = {
  title: 'price terms',
  kind: 'price-term',
  needs: [['market'], ['clearance_percent', 'cable_cut_fee']],
  columns: [
    column('market', 'market', capitals),
    column('sap_number', 'sapMaterialNumber', code, 'sap_material_number', 'material_number'),
    column('clearance_percent', 'clearancePercent', percent),
    column('cable_cut_fee', 'cableCutFee', number),
  ],
};

export const SPECIAL_ORDER_TIMES: TableKind = {
  title: 'special-order times',
  kind: 'special-order-time',
  needs: [['market'], ['supply_status'], ['working_days']],
  columns: [
    column('market', 'market', capitals),
    column('plant', 'plant', code),
    column('supply_status', 'supplyStatus', text),
    column('working_days', 'workingDays', whole),
  ],
};
