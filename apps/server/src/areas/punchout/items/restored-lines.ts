/** Restores cart lines from items that a customer’s system returns. */

import { type Quantity, quantityOf, roundedUp } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { lineFactsOf, type Material, NOTHING_HELD } from '../../cart/index.ts';

/** A cart line that was handed over before. */
export interface FormerLine {
  id: string;
  cart_id: string;
  sap_material_number: string;
  quantity: string;
  note: string;
  additional_note: string;
  accounting_string1: string;
  accounting_string2: string;
  is_direct_delivery: boolean;
  is_clearance: boolean;
  is_clearance_additional: boolean;
  cable_remnant: string | null;
  remnant_id: string | null;
  /** The line of the kit that this one is a material of. */
  parent_line_id: string | null;
  is_kit_material: boolean;
  kit_name: string;
  kit_id: string | null;
  quantity_per_kit: string | null;
}

/**
 * Loads lines of carts that were handed over to this customer, with all lines of their kits; other customers' lines are not
 * found. One query.
 */
export const formerLines = async (
  db: Database | Transaction,
  customerId: string,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, FormerLine>> => {
  if (lineIds.length === 0) return new Map();
  const ids = [...new Set(lineIds)];
  const { rows } = await sql<FormerLine>`
    select l.id, l.cart_id, l.sap_material_number, l.quantity, l.note, l.additional_note, l.accounting_string1,
      l.accounting_string2, l.is_direct_delivery, l.is_clearance, l.is_clearance_additional, l.cable_remnant,
      l.remnant_id, l.parent_line_id, l.is_kit_material, l.kit_name, l.kit_id, l.quantity_per_kit
    from cart_lines l
    join punchout_sessions s on s.cart_id = l.cart_id and s.customer_id = ${customerId} and s.state = 'returned'
    where (l.id = any(${ids}::uuid[]) or l.parent_line_id = any(${ids}::uuid[])) and l.removed_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** An item from a customer's system, with the id of its former cart line. */
interface ItemGivenBack {
  sapMaterialNumber: string;
  quantity: Quantity;
  lineId?: string | undefined;
}

export interface RestoredLine {
  /** The former line; undefined for a new one. */
  former: FormerLine | undefined;
  isClearance: boolean;
  /** Length of the cable remnant. */
  remnantLength: Quantity | undefined;
  /** Index of the kit's item that the line is a material of. */
  kitAt: number | undefined;
  /** The line represents a kit. */
  isKit: boolean;
  /** The line represented a kit whose materials are not all present in their former quantities. */
  isBrokenKit: boolean;
}

/** A line without a former line. */
export const NEW_LINE: RestoredLine = {
  former: undefined,
  isClearance: false,
  remnantLength: undefined,
  kitAt: undefined,
  isKit: false,
  isBrokenKit: false,
};

/** Returns the former line of each item; a line matches one item only. */
const formerOf = (
  items: readonly ItemGivenBack[],
  former: ReadonlyMap<string, FormerLine>,
): (FormerLine | undefined)[] => {
  const used = new Set<string>();
  return items.map(({ sapMaterialNumber, lineId = '' }) => {
    const line = former.get(lineId);
    if (line?.sap_material_number !== sapMaterialNumber || used.has(line.id)) return undefined;
    used.add(line.id);
    return line;
  });
};

/** Returns the indexes of complete kits by the id of their line, and the ids of all former kits. */
const kitsOf = (
  items: readonly ItemGivenBack[],
  lines: readonly (FormerLine | undefined)[],
  former: ReadonlyMap<string, FormerLine>,
) => {
  const isAsBefore = new Map(
    lines.flatMap((line, at) => (line ? [[line.id, quantityOf(line.quantity) === items[at]?.quantity]] : [])),
  );
  const broken = new Set<string>();
  const known = new Set<string>();
  for (const { id, parent_line_id: parent } of former.values()) {
    if (parent === null) continue;
    known.add(parent);
    if (isAsBefore.get(id) !== true || isAsBefore.get(parent) !== true) broken.add(parent);
  }
  const places = new Map(
    lines.flatMap((line, at) => (line && known.has(line.id) && !broken.has(line.id) ? [[line.id, at]] : [])),
  );
  return { places, known };
};

/**
 * Restores what items were in the former cart: lines on clearance sale, cable remnants, kits with their materials. A kit is
 * restored only when all of it is unchanged; else its materials are ordinary lines.
 */
export const restoredLines = (
  items: readonly ItemGivenBack[],
  former: ReadonlyMap<string, FormerLine>,
): RestoredLine[] => {
  const lines = formerOf(items, former);
  const { places, known } = kitsOf(items, lines, former);
  return lines.map((line) => {
    if (line === undefined) return NEW_LINE;
    return {
      former: line,
      isClearance: line.is_clearance,
      remnantLength: line.cable_remnant === null ? undefined : quantityOf(line.cable_remnant),
      kitAt: line.parent_line_id === null ? undefined : places.get(line.parent_line_id),
      isKit: places.has(line.id),
      isBrokenKit: known.has(line.id) && !places.has(line.id),
    };
  });
};

type Traits = Pick<RestoredLine, 'isClearance' | 'remnantLength'>;

const ORDINARY: Traits = { isClearance: false, remnantLength: undefined };

/** Returns the sales quantity for a wanted one: the same, or the next possible one; undefined when there is none. */
export const soldQuantity = (
  material: Material,
  wanted: Quantity,
  { isClearance, remnantLength }: Traits = ORDINARY,
): Quantity | undefined =>
  roundedUp(
    lineFactsOf(material, undefined, {
      deliveryType: 'normal',
      isOnClearanceSale: isClearance,
      remnantLength,
      isDirectDelivery: false,
      cableCutAccepted: true,
      heldElsewhere: NOTHING_HELD,
    }),
    wanted,
  )?.quantity;
