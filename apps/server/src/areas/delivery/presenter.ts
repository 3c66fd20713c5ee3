import type { DeliveryAddress } from '@grossist/contracts';
import type { StoredAddress } from '../../db/index.ts';
import type { LatestAddress } from './queries/latest-addresses.ts';

/** Section 3, "Delivery address". */
export const presentAddress = (address: StoredAddress): DeliveryAddress => ({
  Id: address.id,
  Name: address.name,
  Name2: address.name2,
  Street: address.street,
  City: address.city,
  PostalCode: address.postalCode,
  CountryCode: address.countryCode,
  ProjectNumber: address.projectNumber,
  ShipTo: address.shipTo,
  SoldTo: address.soldTo,
  ShippingCondition: address.shippingCondition,
  IsOneTimeAddress: address.isOneTimeAddress,
  IsServiceCenter: address.isServiceCenter,
  PlantId: address.plantId,
  LastUsed: null,
  DefaultSapAddress: address.isDefault,
  GrossistContactID: '',
});

/** The same as its user has used it: its id is that of the use. */
export const presentLatestAddress = (latest: LatestAddress, contactId: string): DeliveryAddress => ({
  ...presentAddress(latest.address),
  Id: latest.id,
  ProjectNumber: latest.projectNumber,
  LastUsed: latest.lastUsed.toISOString(),
  GrossistContactID: contactId,
});
