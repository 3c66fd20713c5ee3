import { type Quantity, quantityOf } from '@grossist/domain';
import type { FormerLine } from './former-lines.ts';

/** An item as a customer's system sends it, with the line of ours that it says it was. */
export interface ItemGivenBack {
  sapMaterialNumber: string;
  quantity: Quantity;
  lineId?: string | undefined;
}

export interface RestoredLine {
  /** What the line was before; undefined for what is new to us. */
  former: FormerLine | undefined;
  isClearance: boolean;
  /** Length of the left-over piece that the line is. */
  remnantLength: Quantity | undefined;
  /** Place, among the items, of the kit that the line is a material of. */
  kitAt: number | undefined;
  /** It stands for a kit. */
  isKit: boolean;
  /** It stood for a kit whose materials are not all there in the quantities they had. */
  isBrokenKit: boolean;
}

/** A line that nothing is known of. */
export const NEW_LINE: RestoredLine = {
  former: undefined,
  isClearance: false,
  remnantLength: undefined,
  kitAt: undefined,
  isKit: false,
  isBrokenKit: false,
};

/** The former line of each item; one line is no two items. */
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

/** Places of the kits that came back whole, by the id of their line; and the ids of all that were kits. */
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
 * What items that come back were in the cart that went: lines on clearance sale, left-over pieces of cable, kits with
 * their materials. A kit is one again only when all of it came back as it was; else its materials are ordinary lines.
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
