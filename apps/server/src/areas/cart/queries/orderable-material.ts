import { isOrderable, type MaterialStatus, type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp, MaterialStock } from '../../../gateways/erp/port.ts';
import { ErpDoesNotAnswer } from '../../../gateways/erp/port.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';

export interface OrderableMaterial {
  sapMaterialNumber: string;
  status: MaterialStatus;
  minQuantity: Quantity;
  multiplum: Quantity;
  packageSize: Quantity;
  cableCutAllowed: boolean;
  isOnClearanceSale: boolean;
  /** What the ERP said; absent when it did not answer, and then stock is not judged. */
  stock: MaterialStock | undefined;
}

const readStock = async (erp: Erp, buyer: Buyer, sapMaterialNumber: string): Promise<MaterialStock | undefined> => {
  const ask = { key: '', sapMaterialNumber, quantity: quantityOf(1), isOnClearanceSale: false, isCableCut: false };
  try {
    const [priced] = await erp.prices(customerOf(buyer), [ask]);
    return priced?.stock;
  } catch (error) {
    // The cart stays editable without the ERP; the order asks again.
    if (error instanceof ErpDoesNotAnswer) return undefined;
    throw error;
  }
};

/**
 * A material that the buyer may order, by its code or SAP number, with its stock.
 * @throws Failure 404 when the market does not have it or the buyer may not see it, 422 when it is blocked or obsolete
 */
export const requireOrderable =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer, code: string): Promise<OrderableMaterial> => {
    const row = await db
      .selectFrom('materials as m')
      .select(['sap_material_number', 'status', 'min_quantity', 'multiplum', 'package_size', 'cable_cut_allowed'])
      .select('is_on_clearance_sale')
      .where((eb) => eb.or([eb('code', '=', code), eb('sap_material_number', '=', code)]))
      .where(sql<boolean>`${buyer.market} = any(markets)`)
      .where(visibleMaterial(buyer))
      .executeTakeFirst();
    if (row === undefined) throw notFound('material');
    if (!isOrderable(row.status)) throw breaksRule('not-orderable', `The material ${code} can't be ordered`, 'Code');
    return {
      sapMaterialNumber: row.sap_material_number,
      status: row.status,
      minQuantity: quantityOf(row.min_quantity),
      multiplum: quantityOf(row.multiplum),
      packageSize: quantityOf(row.package_size),
      cableCutAllowed: row.cable_cut_allowed,
      isOnClearanceSale: row.is_on_clearance_sale,
      stock: await readStock(erp, buyer, row.sap_material_number),
    };
  };
