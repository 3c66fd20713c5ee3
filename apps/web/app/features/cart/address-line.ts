import type { DeliveryAddress } from '@grossist/contracts';

/** Name, street, zip code and town of an address. */
export const inOneLine = (address: DeliveryAddress): string =>
  [address.Name, address.Street, `${address.PostalCode} ${address.City}`]
    .filter((part) => part.trim() !== '')
    .join(', ');
