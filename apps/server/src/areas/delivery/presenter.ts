import type { DeliveryAddress } from '@grossist/contracts';
import type { StoredAddress } from '../../db/index.ts';

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
