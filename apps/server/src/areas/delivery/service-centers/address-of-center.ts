import { PICKUP_SHIPPING_CONDITION } from '@grossist/domain';
import type { StoredAddress } from '../../../db/index.ts';
import type { ServiceCenter } from '../../../gateways/erp/port.ts';

/** A service center as the address of a cart that is picked up there: shipping condition ZP and its plant. [cart-17] */
export const addressOfCenter = (center: ServiceCenter, soldTo: string): StoredAddress => ({
  id: center.code,
  name: center.name,
  name2: '',
  street: center.street,
  city: center.city,
  postalCode: center.postalCode,
  countryCode: center.market,
  projectNumber: '',
  shipTo: '',
  soldTo,
  shippingCondition: PICKUP_SHIPPING_CONDITION,
  isOneTimeAddress: false,
  isServiceCenter: true,
  plantId: center.plant,
  isDefault: false,
});
