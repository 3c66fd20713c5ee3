import { hash } from 'node:crypto';
import type { StoredAddress } from '../../db/index.ts';
import { nameKey, postalCodeKey } from '../../gateways/geocoding/spelling.ts';

/** What makes two addresses the same: however often one is chosen or typed, it is kept once. */
export const addressKey = (address: StoredAddress): string => {
  const { id, name, name2, street, postalCode, city, countryCode } = address;
  if (address.isServiceCenter) return `center:${id}`;
  if (!address.isOneTimeAddress) return `address:${id}`;
  const typed = [name, name2, street, city].map(nameKey);
  const text = JSON.stringify([...typed, postalCodeKey(countryCode, postalCode), countryCode]);
  return `typed:${hash('sha256', text, 'hex')}`;
};
