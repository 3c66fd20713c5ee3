import type { SoftBundle } from '@grossist/contracts';
import { quantityToNumber, subtractMoney } from '@grossist/domain';
import type { BundlePrice } from '../../../gateways/erp/port.ts';
import { type Reader, wordingFor } from './wording.ts';

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
