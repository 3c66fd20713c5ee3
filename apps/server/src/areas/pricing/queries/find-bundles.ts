import type { BundlePrice } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../ask-erp.ts';
import type { PricingDeps } from '../pricing-deps.ts';

/**
 * Ids of the bundles that hold a material; none for one that the buyer may not see. Which of a bundle's other materials
 * they may see is checked with its price. One query beside the ERP's.
 * @throws Failure 503 when the ERP does not answer
 */
export const findBundles = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  return async (buyer: Buyer, sapMaterialNumber: string, signal: AbortSignal): Promise<readonly string[]> => {
    const seen = await askable(buyer, [sapMaterialNumber]);
    if (!seen.has(sapMaterialNumber)) return [];
    return askErp(() => erp.bundlesWith(customerOf(buyer), sapMaterialNumber, signal));
  };
};

/**
 * Loads a buyer's prices of soft bundles, each once, in the order requested. Leaves out a bundle with a material that the
 * buyer may not see. [erp-08]
 * @throws Failure 503 when the ERP does not answer
 */
export const priceBundles = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  return async (buyer: Buyer, ids: readonly string[], signal: AbortSignal): Promise<readonly BundlePrice[]> => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    const bundles = await askErp(() => erp.bundlePrices(customerOf(buyer), wanted, signal));
    const members = bundles.flatMap((bundle) => bundle.members.map((member) => member.sapMaterialNumber));
    const seen = await askable(buyer, [...new Set(members)]);
    return bundles.filter((bundle) => bundle.members.every((member) => seen.has(member.sapMaterialNumber)));
  };
};
