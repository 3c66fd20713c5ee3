import type { CartDetails } from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';

/** What the rules call the delivery types of the wire; what is picked up is a way of the normal delivery. */
export const DELIVERY_TYPES: Record<CartDetails['DeliveryType'], DeliveryType> = {
  Normal: 'normal',
  DriveIn: 'normal',
  Fastbox: 'fastbox',
  SmartKit: 'smart-kit',
};
