import { getContactDetails, getPages, getVendors } from '@grossist/contracts';
import { type Locale, marketOfLocale } from '@grossist/domain';
import type { ServerContext } from '../../../server-context.ts';
import type { StorefrontProps } from './storefront.tsx';

const BRANDS = 12;
const BRANDS_READ = 100;
const SERVICES = 12;

/** Reads what a signed-out visitor learns of the wholesaler; of the first 100 brands those with the most materials. */
export const loadStorefront = async (context: ServerContext, cultureName: Locale): Promise<StorefrontProps> => {
  const [details, vendors, pages] = await Promise.all([
    context.call(getContactDetails, { query: { market: marketOfLocale(cultureName) } }),
    context.call(getVendors, { query: { PageSize: BRANDS_READ } }),
    context.call(getPages, { query: { Kind: 'help', PageSize: SERVICES, cultureName } }),
  ]);
  return {
    details,
    vendors: vendors.Vendors.toSorted((one, other) => other.MaterialCount - one.MaterialCount).slice(0, BRANDS),
    pages: pages.Pages,
  };
};
