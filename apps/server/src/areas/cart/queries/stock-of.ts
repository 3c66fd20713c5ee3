import { type DeliveryType, isPhasedOut, quantityOf } from '@grossist/domain';
import { type Erp, ErpDoesNotAnswer, type MaterialStock } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import type { Material } from './find-materials.ts';

/** The ERP's stock of each material; a material without is not checked against its stock. */
export type StockOf = ReadonlyMap<string, MaterialStock>;

/** The rules ask for stock of what is sold only while it lasts, and of all that goes by express box. Section 4. */
export const isJudgedByStock = (
  material: Pick<Material, 'status' | 'isOnClearanceSale'>,
  deliveryType: DeliveryType,
): boolean => deliveryType === 'fastbox' || material.isOnClearanceSale || isPhasedOut(material.status);

const ONE = quantityOf(1);

/** Milliseconds that an edit waits for stock: to a user who types, a line without stock is better than none. */
export const PATIENCE = 1000;

/**
 * The stock of materials in one call of the ERP, none when nothing is asked. While the ERP does not answer, or
 * not soon, the cart stays editable: nothing is known then, and the order asks again.
 */
export const stockOf =
  (erp: Erp) =>
  async (buyer: Buyer, materials: readonly string[]): Promise<StockOf> => {
    if (materials.length === 0) return new Map();
    const asks = materials.map((sapMaterialNumber) => ({
      key: sapMaterialNumber,
      sapMaterialNumber,
      quantity: ONE,
      isOnClearanceSale: false,
      isCableCut: false,
    }));
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      const priced = await erp.prices(customerOf(buyer), asks, patience);
      return new Map(priced.map(({ sapMaterialNumber, stock }) => [sapMaterialNumber, stock]));
    } catch (error) {
      if (error instanceof ErpDoesNotAnswer || patience.aborted) return new Map();
      throw error;
    }
  };
