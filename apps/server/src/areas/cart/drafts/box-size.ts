/** The size of the express box that a cart goes into: the small or the maxi box. */

import { type DeliveryType, isFastboxMaxi, type Market, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type ParcelTerms } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import { activeCart } from '../queries/buyer-carts.ts';
import { PATIENCE } from '../queries/stock-of.ts';

interface LineInBox {
  sap_material_number: string;
  quantity: string;
  package_size: string;
}

/** Returns the lines of a cart that go into its express box. One query. */
export const linesInBox = async (db: Database | Transaction, cartId: string): Promise<readonly LineInBox[]> => {
  const { rows } = await sql<LineInBox>`
    select l.sap_material_number, l.quantity, m.package_size
    from cart_lines l join materials m on m.sap_material_number = l.sap_material_number
    where l.cart_id = ${cartId} and l.removed_at is null`.execute(db);
  return rows;
};

export const NO_BOX_TERMS: ParcelTerms = { bulky: new Set(), smallBoxPackages: undefined };

/** Loads what decides on the size of a box. One call of the ERP, none for an empty box. */
export const boxTermsOf = async (
  erp: Erp,
  { market, plant }: { market: Market; plant: string },
  lines: readonly Pick<LineInBox, 'sap_material_number'>[],
  signal?: AbortSignal,
): Promise<ParcelTerms> =>
  lines.length === 0
    ? NO_BOX_TERMS
    : erp.parcelTerms(
        { market, plant },
        lines.map((line) => line.sap_material_number),
        signal,
      );

/** Returns true if the lines need the maxi box. Section 3, "IsFastboxMaxi". */
export const isMaxiBox = (lines: readonly LineInBox[], { bulky, smallBoxPackages }: ParcelTerms): boolean =>
  isFastboxMaxi(
    lines.map((line) => ({
      quantity: quantityOf(line.quantity),
      packageSize: quantityOf(line.package_size),
      isBulky: bulky.has(line.sap_material_number),
    })),
    smallBoxPackages,
  );

/** Returns undefined while the ERP does not answer: both what is bulky and the size of the box are its data. */
const sizeOf = async (erp: Erp, buyer: Buyer, lines: readonly LineInBox[]): Promise<boolean | undefined> => {
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    return isMaxiBox(lines, await boxTermsOf(erp, customerOf(buyer), lines, patience));
  } catch (error) {
    if (error instanceof ErpDoesNotAnswer || patience.aborted) return undefined;
    throw error;
  }
};

const updateBoxSize = async (db: Database, erp: Erp, buyer: Buyer): Promise<void> => {
  const cart = await db
    .selectFrom('carts')
    .select(['id', 'version', 'is_fastbox_maxi'])
    .where('contact_id', '=', buyer.contactId)
    .where('is_active', '=', sql.lit(true))
    .where('delivery_type', '=', 'fastbox')
    .executeTakeFirst();
  if (cart === undefined) return;
  const isMaxi = await sizeOf(erp, buyer, await linesInBox(db, cart.id));
  if (isMaxi === undefined || isMaxi === cart.is_fastbox_maxi) return;
  await db
    .updateTable('carts')
    .set({ is_fastbox_maxi: isMaxi, version: sql`version + 1`, changed_at: sql`now()` })
    .where('id', '=', cart.id)
    .where('version', '=', cart.version)
    .where('delivery_type', '=', 'fastbox')
    .execute();
};

/**
 * Updates the size of the active cart's express box after its lines changed; does nothing for another delivery type.
 * Returns the change that it was given. Optimistic lock: a size computed from an older version of the cart is not
 * written. While the ERP does not answer the size stays. Three queries at most, however large the cart.
 */
export const keepBoxSize =
  (db: Database, erp: Erp) =>
  async <Changed extends { deliveryType: DeliveryType }>(buyer: Buyer, changed: Changed): Promise<Changed> => {
    if (changed.deliveryType === 'fastbox') await updateBoxSize(db, erp, buyer);
    return changed;
  };

interface FastboxOfCart {
  /** Absent where no express box drives, and while the ERP does not answer, or not soon. */
  zone: string | undefined;
  isMaxi: boolean;
}

/** Returns zone and size of the active cart's express box. One query and one call of the ERP. */
export const fastboxOfCart =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer): Promise<FastboxOfCart> => {
    const { address, is_fastbox_maxi: isMaxi } = await activeCart(db)(buyer);
    if (address === null) return { zone: undefined, isMaxi };
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      return { zone: (await erp.fastboxZone(buyer.market, address.postalCode, patience))?.zone, isMaxi };
    } catch (error) {
      if (error instanceof ErpDoesNotAnswer || patience.aborted) return { zone: undefined, isMaxi };
      throw error;
    }
  };
