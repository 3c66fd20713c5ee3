import type { StoredAddress } from '../../../db/index.ts';

/** "Site, Street 1, 2600 Town": where an order goes, in one line; '' when nobody knows. */
export const deliveredTo = ({ address }: { address: StoredAddress | null }): string =>
  address === null
    ? ''
    : [address.name, address.name2, address.street, [address.postalCode, address.city].join(' ')]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(', ');
