import type { DeliveryAddress } from '@grossist/contracts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

const searched = (address: DeliveryAddress): string =>
  plain(
    [address.Name, address.Name2, address.Street, address.PostalCode, address.City, address.ProjectNumber].join(' '),
  );

/** Addresses in which every word that was typed occurs, without regard to case and accents. */
export const matching = (addresses: readonly DeliveryAddress[], typed: string): readonly DeliveryAddress[] => {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return addresses;
  return addresses.filter((address) => {
    const text = searched(address);
    return words.every((word) => text.includes(word));
  });
};

/** The same address, wherever it is kept. */
export const isSameAddress = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  one.Id === other.Id ||
  (searched({ ...one, ProjectNumber: '' }) === searched({ ...other, ProjectNumber: '' }) &&
    one.CountryCode === other.CountryCode &&
    one.IsOneTimeAddress === other.IsOneTimeAddress);
