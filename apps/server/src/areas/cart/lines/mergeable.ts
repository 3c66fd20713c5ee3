import { type MergeableLine, quantityOf } from '@grossist/domain';
import type { LineRow } from '../line-facts.ts';

/** A line as packages/domain decides whether another may go into it. */
export const asMergeable = (row: LineRow): MergeableLine & { row: LineRow } => ({
  row,
  materialNo: row.sap_material_number,
  quantity: quantityOf(row.quantity),
  isOnClearanceSale: row.is_clearance,
  parentItemId: row.parent_line_id,
  isRemnant: row.cable_remnant !== null,
  note: row.note,
  additionalNote: row.additional_note,
});
