import type { DeliveryType } from '../order/wire-names.ts';

/**
 * Whether a material may be packed into a smart kit. The house packs kits from its own shelves: what the supplier
 * delivers directly never passes them, and a remnant is there only once. Section 5, "item not allowed in smart kit".
 */
export const isAllowedInSmartKit = (line: { isDirectDelivery?: boolean; isRemnant?: boolean }): boolean =>
  !line.isDirectDelivery && !line.isRemnant;

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
