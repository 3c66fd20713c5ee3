import type { SoftBundle } from '@grossist/contracts';
import { quantityToNumber, subtractMoney } from '@grossist/domain';
import type { BundlePrice } from '../../gateways/erp/port.ts';
import type { Buyer } from '../identity/index.ts';
import { askErp, customerOf, type PricingDeps } from './ask-erp.ts';
import { type Reader, wordingFor } from './presenter/wording.ts';

/** Returns the address of the shop's own page of a soft bundle. */
export const bundleUrl = (id: string): string => `/bundles/${encodeURIComponent(id)}`;

/**
 * Presents section 3, "soft bundle". The separate prices of the members are net prices as well: readers who may not see
 * net prices see the bundle's materials and no price at all.
 */
export const presentBundles = (bundles: readonly BundlePrice[], reader: Reader): SoftBundle[] => {
  const { netAmount, text } = wordingFor(reader);
  const { currency } = reader.customer;
  return bundles.map((bundle) => {
    const separately = netAmount(bundle.separately);
    const price = netAmount(bundle.price);
    const saving = netAmount(subtractMoney(bundle.separately, bundle.price));
    return {
      id: bundle.id,
      name: text(bundle.names),
      landingPageUrl: bundle.landingPageUrl || bundleUrl(bundle.id),
      status: bundle.status,
      description: text(bundle.descriptions),
      market: bundle.market,
      memberMaterials: bundle.members.map(({ sapMaterialNumber, quantity }) => ({
        materialNo: sapMaterialNumber,
        quantity: quantityToNumber(quantity),
      })),
      price: reader.showNetPrice
        ? {
            currency,
            separately: separately.value,
            separatelyStr: separately.written,
            netPrice: price.value,
            netPriceStr: price.written,
            saving: saving.value,
            savingStr: saving.written,
          }
        : null,
    };
  });
};

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
 * Loads a buyer's prices of soft bundles, each once, in the order requested. Leaves out a bundle with a material that
 * the buyer may not see. [erp-08]
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
