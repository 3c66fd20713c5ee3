import { isOrderable, type Quantity, quantityOf, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { StoredPunchoutItem, StoredPunchoutNotice, Transaction } from '../../../db/index.ts';
import { findMaterials, type Material, type NewLine, writeLines } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { soldQuantity } from '../items/index.ts';

/** More than a cart holds is not loaded. */
const MOST_LINES = 2000;
/** Enough to see what is wrong. */
const MOST_NOTICES = 200;
const MOST_OF_A_LINE = quantityOf(9_999_999);

/** A line as it was handed over before. */
interface FormerLine {
  id: string;
  cart_id: string;
  sap_material_number: string;
  note: string;
  additional_note: string;
  accounting_string1: string;
  accounting_string2: string;
  is_direct_delivery: boolean;
}

/** Of carts that went to this customer alone: whoever else's line is named is unknown. */
const formerLines = async (
  tx: Transaction,
  customerId: string,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, FormerLine>> => {
  if (lineIds.length === 0) return new Map();
  const { rows } = await sql<FormerLine>`
    select l.id, l.cart_id, l.sap_material_number, l.note, l.additional_note, l.accounting_string1,
      l.accounting_string2, l.is_direct_delivery
    from cart_lines l
    join punchout_sessions s on s.cart_id = l.cart_id and s.customer_id = ${customerId} and s.state = 'returned'
    where l.id = any(${[...lineIds]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};

const newLine = (
  material: Material,
  quantity: Quantity,
  item: StoredPunchoutItem,
  former: FormerLine | undefined,
): NewLine => ({
  id: uuidv7(),
  sap_material_number: material.sapMaterialNumber,
  quantity: quantityToDecimal(quantity),
  note: former?.note ?? item.note ?? '',
  additional_note: former?.additional_note ?? '',
  accounting_string1: former?.accounting_string1 ?? '',
  accounting_string2: former?.accounting_string2 ?? '',
  is_direct_delivery: former?.is_direct_delivery ?? false,
});

/** For whom and where to, as the cart had it that went to the customer before. */
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
  /** False: quantities stay as they were sent, since nothing is to be changed. */
  isRounded: boolean;
}

/**
 * Puts the items that a customer's system sent to be edited into an empty cart, notes and accounting as the cart had
 * them that went there before. What is not sold to the customer (any more) is left out and told. Constant statements.
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
  const notices: StoredPunchoutNotice[] = [];
  const lines: NewLine[] = [];
  for (const item of items.slice(0, MOST_LINES)) {
    const { sapMaterialNumber: code } = item;
    const material = materials.get(code);
    const wanted = quantityOf(item.quantity);
    const sold = material && isRounded ? soldQuantity(material, wanted) : wanted;
    if (material === undefined || !isOrderable(material.status)) notices.push({ code, reason: 'unknown' });
    else if (sold === undefined || sold > MOST_OF_A_LINE) notices.push({ code, reason: 'refused' });
    else {
      if (sold !== wanted) notices.push({ code, reason: 'changed' });
      const before = former.get(item.lineId ?? '');
      lines.push(newLine(material, sold, item, before?.sap_material_number === code ? before : undefined));
    }
  }
  for (const { sapMaterialNumber } of items.slice(MOST_LINES))
    notices.push({ code: sapMaterialNumber, reason: 'refused' });
  const [last] = former.values();
  if (last !== undefined) await goOnFrom(tx, cartId, last.cart_id);
  if (lines.length > 0) await writeLines(tx, { cartId, added: lines });
  return notices.slice(0, MOST_NOTICES);
};
