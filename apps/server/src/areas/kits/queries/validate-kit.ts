import { isPhasedOut, type KitProblem, type Quantity, validateKit } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { stockOf } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { kitMaterials } from '../packed/kit-materials.ts';

export interface ItemToCheck {
  sapMaterialNumber: string;
  quantity: Quantity;
  /** Undefined for the sales unit. */
  unit: string | undefined;
}

/**
 * Checks whether a kit could be packed as it is. One query, and one request to the ERP where something is phased out;
 * without its answer stock is not judged. [kit-16]
 */
export const checkKit = (db: Database, erp: Erp) => {
  const materialsOf = kitMaterials(db);
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, items: readonly ItemToCheck[]): Promise<KitProblem[]> => {
    const materials = await materialsOf(
      buyer,
      items.map((item) => item.sapMaterialNumber),
    );
    const asked = new Set(items.map((item) => item.sapMaterialNumber));
    const phasedOut = [...materials.values()].filter(
      ({ sapMaterialNumber, status }) => asked.has(sapMaterialNumber) && isPhasedOut(status),
    );
    const stocks = await stockIn(
      buyer,
      phasedOut.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    return validateKit(
      items.map(({ sapMaterialNumber: materialNo, quantity, unit }) => {
        const material = materials.get(materialNo);
        const atpQuantity = stocks.get(materialNo)?.atp;
        return { materialNo, quantity, unit, material: material?.isSoldHere ? material : undefined, atpQuantity };
      }),
    );
  };
};
