import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../customer.ts';
import { askErp } from '../failures.ts';
import type { PricingDeps } from '../pricing-deps.ts';

/**
 * Ids of the bundles that hold a material; none for one that the buyer may not see. Which of a bundle's other materials
 * they may see, its price tells. One query beside the ERP's.
 * @throws Failure 503 when the ERP does not answer
 */
export const findBundles = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  return async (buyer: Buyer, sapMaterialNumber: string, signal: AbortSignal): Promise<readonly string[]> => {
    const seen = await askable(buyer, [sapMaterialNumber]);
    if (!seen.has(sapMaterialNumber)) return [];
    return askErp(() => erp.bundlesWith(customerOf(buyer), sapMaterialNumber, signal));
  };
};
