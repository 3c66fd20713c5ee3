import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { aBuyer, type TestBuyer } from './a-buyer.ts';
import { type Material, someMaterials } from './a-material.ts';

export interface LineTraits {
  material: Material;
  quantity?: string;
  isClearance?: boolean;
  parentLineId?: string;
}

export interface TestCart {
  id: string;
  buyer: TestBuyer;
  lines: readonly { id: string; material: Material }[];
}

/** Puts lines into a cart as they are, by no rule. */
export const addLines = async (
  db: Database,
  cartId: string,
  wanted: readonly LineTraits[],
): Promise<{ id: string; material: Material }[]> => {
  if (wanted.length === 0) return [];
  const lines = wanted.map((line) => ({ id: uuidv7(), ...line }));
  await db
    .insertInto('cart_lines')
    .values(
      lines.map(({ id, material, quantity, isClearance, parentLineId }) => ({
        id,
        cart_id: cartId,
        sap_material_number: material.sapMaterialNumber,
        parent_line_id: parentLineId,
        quantity: quantity ?? '1',
        is_clearance: isClearance,
      })),
    )
    .execute();
  await db
    .updateTable('carts')
    .set((eb) => ({ line_count: eb('line_count', '+', lines.length) }))
    .where('id', '=', cartId)
    .execute();
  return lines.map(({ id, material }) => ({ id, material }));
};

/** The active cart of a buyer: of so many lines of one piece each, or of the given lines. */
export const aCart = async (
  db: Database,
  traits: { buyer?: TestBuyer; lines?: number | readonly LineTraits[] } = {},
): Promise<TestCart> => {
  const buyer = traits.buyer ?? (await aBuyer(db));
  const [account] = buyer.accounts;
  if (account === undefined) throw new Error('A buyer without accounts has no cart');
  const id = uuidv7();
  await db
    .insertInto('carts')
    .values({ id, contact_id: buyer.contactId, account_id: account.id, status: 'Initial', is_active: true })
    .execute();
  const { lines = 1 } = traits;
  const wanted =
    typeof lines === 'number'
      ? (lines === 0 ? [] : await someMaterials(db, lines, { market: buyer.company.market })).map((material) => ({
          material,
        }))
      : lines;
  return { id, buyer, lines: await addLines(db, id, wanted) };
};
