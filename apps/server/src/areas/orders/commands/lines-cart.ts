import { type Quantity, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, errorCode, type StoredAddress, transaction } from '../../../db/index.ts';
import { findUsualAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { OrderRefused } from '../refusals.ts';

export interface LineToPlace {
  sapMaterialNumber: string;
  /** As it is ordered: nothing rounds it. */
  quantity: Quantity;
  note?: string;
  accountingString1?: string;
  accountingString2?: string;
  additionalNote?: string;
  isClearance?: boolean;
  /** Length of the left-over piece that the line is. */
  remnantLength?: Quantity;
  isDirectDelivery?: boolean;
  /** Of a kit's line and of the lines of its materials. */
  kit?: { id: string | null; name: string; quantityPerKit: string | null; isMaterial: boolean };
  /** Place, among the lines, of the kit that the line is a material of. */
  kitAt?: number;
}

/** Lines that come from elsewhere, to be ordered by themselves. */
export interface LinesToPlace {
  /** Once for each key and company. */
  key: string;
  source: 'punchout' | 'support';
  lines: readonly LineToPlace[];
  name?: string;
  customerReference?: string;
  projectNumber?: string;
  deliveryDate?: string;
  /** Absent: the account's usual one. */
  address?: StoredAddress;
  /** To the order as a whole. */
  note?: string;
  /** Who takes the goods; absent: the buyer. */
  contact?: { person: string; phone: string };
  /** All of it on one day, that of its last line. */
  isDeliveredTogether?: boolean;
  /** Whether the buyer gets a mail about the order; true by default. */
  wantsMail?: boolean;
}

const UNIQUE_VIOLATION = '23505';

export const cartOfKey = async (db: Database, { company }: Buyer, key: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('lines_to_place')
    .select('cart_id')
    .where('company_id', '=', company.id)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.cart_id;
};

/** @throws OrderRefused for unknown materials */
const checkKnown = async (db: Database, buyer: Buyer, lines: readonly LineToPlace[]): Promise<void> => {
  const numbers = [...new Set(lines.map(({ sapMaterialNumber }) => sapMaterialNumber))];
  const { rows } = await sql<{ number: string }>`
    select n.number from unnest(${numbers}::text[]) as n (number)
    where not exists (select from materials m where m.sap_material_number = n.number)`.execute(db);
  if (rows.length === 0) return;
  throw new OrderRefused({
    lines: rows.map(({ number: sapMaterialNumber }) => ({
      lineId: uuidv7(),
      sapMaterialNumber,
      code: 'not-in-market',
      available: undefined,
    })),
    currency: buyer.account.currency,
  });
};

/** In their order; one statement. */
const insertLines = (db: Database, cartId: string, lines: readonly LineToPlace[]) => {
  const ids = lines.map(() => uuidv7());
  const written = lines.map((line, at) => ({
    id: ids[at],
    sap_material_number: line.sapMaterialNumber,
    quantity: quantityToDecimal(line.quantity),
    note: line.note ?? '',
    accounting_string1: line.accountingString1 ?? '',
    accounting_string2: line.accountingString2 ?? '',
    additional_note: line.additionalNote ?? '',
    is_clearance: line.isClearance ?? false,
    cable_remnant: line.remnantLength === undefined ? null : quantityToDecimal(line.remnantLength),
    is_direct_delivery: line.isDirectDelivery ?? false,
    parent_line_id: line.kitAt === undefined ? null : ids[line.kitAt],
    is_kit_material: line.kit?.isMaterial ?? false,
    kit_name: line.kit?.name ?? '',
    kit_id: line.kit?.id ?? null,
    quantity_per_kit: line.kit?.quantityPerKit ?? null,
  }));
  return sql`
    insert into cart_lines (id, cart_id, sap_material_number, quantity, note, accounting_string1, accounting_string2,
      additional_note, is_clearance, cable_remnant, is_direct_delivery, parent_line_id, is_kit_material, kit_name, kit_id,
      quantity_per_kit)
    select l.id, ${cartId}, l.sap_material_number, l.quantity, l.note, l.accounting_string1, l.accounting_string2,
      l.additional_note, l.is_clearance, l.cable_remnant, l.is_direct_delivery, l.parent_line_id, l.is_kit_material,
      l.kit_name, l.kit_id, l.quantity_per_kit
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as l (id uuid, sap_material_number text,
      quantity numeric, note text, accounting_string1 text, accounting_string2 text, additional_note text,
      is_clearance boolean, cable_remnant numeric, is_direct_delivery boolean, parent_line_id uuid,
      is_kit_material boolean, kit_name text, kit_id uuid, quantity_per_kit numeric)`.execute(db);
};

/**
 * A cart of such lines, never the active one: the one that was made by this key, else a new one. Four statements at
 * most.
 * @throws OrderRefused for unknown materials
 */
export const cartOfLines = async (db: Database, buyer: Buyer, wanted: LinesToPlace): Promise<string> => {
  await checkKnown(db, buyer, wanted.lines);
  const address = wanted.address ?? (await findUsualAddress(db, buyer.account.id));
  try {
    return await transaction(db, async (tx) => {
      const id = uuidv7();
      await tx
        .insertInto('carts')
        .values({
          id,
          contact_id: buyer.contactId,
          account_id: buyer.account.id,
          status: 'Initial',
          is_active: false,
          name: wanted.name,
          contact_person: wanted.contact?.person ?? buyer.name,
          contact_phone: wanted.contact?.phone ?? buyer.phone,
          customer_reference: wanted.customerReference,
          project_number: wanted.projectNumber,
          delivery_date: wanted.deliveryDate ?? null,
          address: address === undefined ? null : JSON.stringify(address),
          mail_order_confirmation: wanted.wantsMail,
          combined_delivery: wanted.isDeliveredTogether,
          line_count: wanted.lines.length,
        })
        .execute();
      await tx
        .insertInto('lines_to_place')
        .values({ company_id: buyer.company.id, key: wanted.key, cart_id: id })
        .execute();
      await insertLines(tx, id, wanted.lines);
      return id;
    });
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    const made = await cartOfKey(db, buyer, wanted.key);
    if (made === undefined) throw error;
    return made;
  }
};
