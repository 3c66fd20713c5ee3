import { isOrderable, type Quantity, quantityOf, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { StoredPunchoutItem, StoredPunchoutNotice, Transaction } from '../../../db/index.ts';
import { findMaterials, type Material, type NewLine, writeLines } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { formerLines, NEW_LINE, type RestoredLine, restoredLines, soldQuantity } from '../items/restored-lines.ts';

/** Lines of a cart at most; the rest is not loaded. */
const MOST_LINES = 2000;
/** Notices at most. */
const MOST_NOTICES = 200;
const MOST_OF_A_LINE = quantityOf(9_999_999);

const newLine = (
  material: Material,
  quantity: Quantity,
  item: StoredPunchoutItem,
  { former, isClearance, remnantLength, kitAt, isKit }: RestoredLine,
): NewLine => ({
  id: uuidv7(),
  sap_material_number: material.sapMaterialNumber,
  quantity: quantityToDecimal(quantity),
  is_clearance: isClearance,
  is_clearance_additional: former?.is_clearance_additional ?? false,
  ...(remnantLength === undefined ? {} : { cable_remnant: quantityToDecimal(remnantLength) }),
  ...(remnantLength === undefined || !former?.remnant_id ? {} : { remnant_id: former.remnant_id }),
  ...(isKit || kitAt !== undefined
    ? {
        is_kit_material: former?.is_kit_material ?? false,
        kit_name: former?.kit_name ?? '',
        kit_id: former?.kit_id ?? null,
        quantity_per_kit: former?.quantity_per_kit ?? null,
      }
    : {}),
  note: former?.note ?? item.note ?? '',
  additional_note: former?.additional_note ?? '',
  accounting_string1: former?.accounting_string1 ?? '',
  accounting_string2: former?.accounting_string2 ?? '',
  is_direct_delivery: former?.is_direct_delivery ?? false,
});

/** Copies contact, address and references of the former cart. */
const goOnFrom = (tx: Transaction, cartId: string, formerId: string) =>
  sql`
    update carts c set name = f.name, contact_person = f.contact_person, contact_phone = f.contact_phone,
      customer_reference = f.customer_reference, project_number = f.project_number, address = f.address,
      combined_delivery = f.combined_delivery, end_user_registration = f.end_user_registration
    from carts f where c.id = ${cartId} and f.id = ${formerId} and f.account_id = c.account_id`.execute(tx);

export interface Loading {
  buyer: Buyer;
  cartId: string;
  customerId: string;
  items: readonly StoredPunchoutItem[];
  /** False: quantities are not rounded, since the cart is read-only. */
  isRounded: boolean;
}

interface Judged {
  notice?: StoredPunchoutNotice;
  line?: NewLine;
}

/** Judges an item: returns a line, a notice, or both. */
const judge = (
  item: StoredPunchoutItem,
  material: Material | undefined,
  before: RestoredLine,
  isRounded: boolean,
): Judged => {
  const { sapMaterialNumber: code } = item;
  const wanted = quantityOf(item.quantity);
  if (material === undefined || !isOrderable(material.status)) return { notice: { code, reason: 'unknown' } };
  // A broken kit's own line is dropped; its materials are lines of their own.
  if (before.isBrokenKit) return { notice: { code, reason: 'changed' } };
  const isOver = before.isClearance && !material.isOnClearanceSale;
  const restored = isOver ? { ...before, isClearance: false } : before;
  const sold = isRounded && !before.isKit ? soldQuantity(material, wanted, restored) : wanted;
  if (sold === undefined || sold > MOST_OF_A_LINE) return { notice: { code, reason: 'refused' } };
  const line = newLine(material, sold, item, restored);
  return sold !== wanted || isOver ? { line, notice: { code, reason: 'changed' } } : { line };
};

/** Assigns materials to the line of their kit; without it they are ordinary lines. */
const hung = (
  judged: readonly Judged[],
  restored: readonly RestoredLine[],
): { lines: NewLine[]; notices: StoredPunchoutNotice[] } => ({
  lines: judged.flatMap(({ line }, at) => {
    if (line === undefined) return [];
    const parent = judged[restored[at]?.kitAt ?? -1]?.line;
    return [parent === undefined ? line : { ...line, parent_line_id: parent.id }];
  }),
  notices: judged.flatMap(({ notice }) => notice ?? []),
});

/**
 * Loads items that a customer's system sent for editing into an empty cart, with notes, accounting and kinds of lines
 * (clearance sale, cable remnants, kits) of the former cart. Materials that are not sold to the customer are left out and
 * reported. A constant number of statements.
 */
export const loadItems = async (
  tx: Transaction,
  { buyer, cartId, customerId, items, isRounded }: Loading,
): Promise<StoredPunchoutNotice[]> => {
  const materials = await findMaterials(tx)(
    buyer,
    items.map(({ sapMaterialNumber }) => sapMaterialNumber),
  );
  const former = await formerLines(
    tx,
    customerId,
    items.flatMap(({ lineId }) => lineId ?? []),
  );
  const loaded = items.slice(0, MOST_LINES);
  const restored = restoredLines(
    loaded.map((item) => ({ ...item, quantity: quantityOf(item.quantity) })),
    former,
  );
  const judged = loaded.map((item, at) =>
    judge(item, materials.get(item.sapMaterialNumber), restored[at] ?? NEW_LINE, isRounded),
  );
  const { lines, notices } = hung(judged, restored);
  for (const { sapMaterialNumber } of items.slice(MOST_LINES))
    notices.push({ code: sapMaterialNumber, reason: 'refused' });
  const [last] = former.values();
  if (last !== undefined) await goOnFrom(tx, cartId, last.cart_id);
  if (lines.length > 0) await writeLines(tx, { cartId, added: lines });
  return notices.slice(0, MOST_NOTICES);
};
