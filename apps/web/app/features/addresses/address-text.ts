import type { DeliveryAddress } from '@grossist/contracts';

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);

/** Returns both names of the recipient. */
export const nameOfAddress = ({ Name, Name2 }: DeliveryAddress): string => joined([Name, Name2], ', ');

/** Street, postcode and town; the country where it is another than most are in. */
export const placeOfAddress = (address: DeliveryAddress, usualCountry: string): string =>
  joined(
    [
      address.Street,
      joined([address.PostalCode, address.City], ' '),
      address.CountryCode === usualCountry ? '' : address.CountryCode,
    ],
    ', ',
  );

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

/** Returns true for equal addresses, whatever their ids. */
export const isSameAddress = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  one.Id === other.Id ||
  (searched({ ...one, ProjectNumber: '' }) === searched({ ...other, ProjectNumber: '' }) &&
    one.CountryCode === other.CountryCode &&
    one.IsOneTimeAddress === other.IsOneTimeAddress);
