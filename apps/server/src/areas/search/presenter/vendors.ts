import type { basicCommerceSearch, OperationOutput } from '@grossist/contracts';
import type { SearchFacet } from '@grossist/search-index';
import { presentVendorLink, type Reference } from '../../catalogue/index.ts';

const MOST_VENDORS = 5;

/** Who makes most of what was found. [sea-01] */
export const presentVendors = (
  facets: readonly SearchFacet[],
  { supplierNames }: Reference,
): OperationOutput<typeof basicCommerceSearch>['Vendors'] =>
  (facets.find(({ key }) => key === 'supplier')?.values ?? [])
    .flatMap(({ value, count }) => {
      const name = supplierNames.get(value);
      return name === undefined ? [] : [{ ...presentVendorLink(value, name), Count: count }];
    })
    .slice(0, MOST_VENDORS);
