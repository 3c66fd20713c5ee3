import {
  bulkCommerceSearch,
  getSoftBundlePrices,
  getSoftBundlesWith,
  type SearchDocument,
  type SoftBundle,
} from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';
import { useLocale } from '../../i18n/index.ts';

/** Milliseconds for which prices are good while the page stays. */
const FRESH = 60_000;
/** More than that nobody compares. */
const MOST = 3;

export interface ShownBundle {
  bundle: SoftBundle;
  members: readonly { materialNo: string; quantity: number; document: SearchDocument }[];
}

const shownOf = (bundle: SoftBundle, documents: readonly SearchDocument[]): ShownBundle[] => {
  const byNumber = new Map(documents.map((document) => [document.ItemSAPMaterialNumber, document]));
  const members = bundle.memberMaterials.flatMap(({ materialNo, quantity }) => {
    const document = byNumber.get(materialNo);
    return document?.IsOrderable ? [{ materialNo, quantity, document }] : [];
  });
  // A bundle that can't be had whole is none.
  return members.length === bundle.memberMaterials.length ? [{ bundle, members }] : [];
};

/**
 * The bundles that hold a material and can be had whole, at the customer's prices. Who may not see net prices, or when
 * the ERP does not answer: none. [erp-08, sea-05]
 */
export const useBundles = (sapMaterialNumber: string): readonly ShownBundle[] => {
  const cultureName = useLocale();
  const ids = useOperationQuery(getSoftBundlesWith, { query: { materialNo: sapMaterialNumber } }, { staleTime: FRESH });
  const wanted = ids.data?.slice(0, MOST) ?? [];
  const prices = useOperationQuery(
    getSoftBundlePrices,
    { body: wanted },
    { enabled: wanted.length > 0, staleTime: FRESH },
  );
  const priced = prices.data?.filter(({ price, status }) => price !== null && status === 'active') ?? [];
  const numbers = [...new Set(priced.flatMap(({ memberMaterials }) => memberMaterials.map((one) => one.materialNo)))];
  const found = useOperationQuery(
    bulkCommerceSearch,
    { body: { Identifiers: numbers, cultureName } },
    { enabled: numbers.length > 0, staleTime: FRESH },
  );
  const documents = found.data?.Documents ?? [];
  return priced.flatMap((bundle) => shownOf(bundle, documents));
};
