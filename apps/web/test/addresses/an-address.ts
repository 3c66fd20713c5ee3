import type { DeliveryAddress } from '@grossist/contracts';

/** An ordinary address of an account. */
export const anAddress = (wished: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  Id: 'a',
  Name: 'Nordkraft El A/S',
  Name2: '',
  Street: 'Kobbervej 18',
  City: 'Glostrup',
  PostalCode: '2600',
  CountryCode: 'DK',
  ProjectNumber: '',
  ShipTo: '',
  SoldTo: '20100001',
  ShippingCondition: '',
  IsOneTimeAddress: false,
  IsServiceCenter: false,
  PlantId: '',
  LastUsed: null,
  DefaultSapAddress: false,
  GrossistContactID: '',
  ...wished,
});
