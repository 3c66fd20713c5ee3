import type { DeliveryAddress } from '@grossist/contracts';

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);

/** Name and second name of who gets the goods. */
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
