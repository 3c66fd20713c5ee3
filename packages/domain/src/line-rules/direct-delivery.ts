import type { DeliveryType } from '../delivery-type.ts';
import { isAllowedInSmartKit } from './smart-kit-item.ts';

/** Why a line can't be delivered by the supplier itself. */
export type DirectDeliveryObstacle =
  /** The supplier does not deliver the material directly, or not as a remnant or a part of a kit. */
  | 'not-offered'
  /** It is packed into a smart kit. */
  | 'smart-kit';

export interface DirectDeliveryFacts {
  /** The supplier delivers the material directly. */
  isOffered: boolean;
  isRemnant: boolean;
  isKitMaterial: boolean;
  deliveryType: DeliveryType;
}

/** Returns why a line can't be switched to direct delivery; undefined when it can. [cart-22] */
export const directDeliveryObstacle = ({
  isOffered,
  isRemnant,
  isKitMaterial,
  deliveryType,
}: DirectDeliveryFacts): DirectDeliveryObstacle | undefined => {
  if (!isOffered || isRemnant || isKitMaterial) return 'not-offered';
  const isPackedIntoKit = deliveryType === 'smart-kit' && !isAllowedInSmartKit({ isDirectDelivery: true, isRemnant });
  return isPackedIntoKit ? 'smart-kit' : undefined;
};
