import type { DeliveryType } from '../delivery-type.ts';
import { isBlank } from '../numbers/index.ts';

/** Whether a cart is a smart kit that can be ordered, as the wire spells it. Section 3. */
export type SmartKitValidation = 'Unknown' | 'Ok' | 'NotNamed' | 'NoKits' | 'NotSmartKit';

/** Returns the project state of a smart kit: Unknown while its kits are not loaded; a missing name before missing kits. */
export const validateSmartKit = (cart: {
  deliveryType: DeliveryType;
  projectName?: string | null;
  kitCount?: number;
}): SmartKitValidation => {
  if (cart.deliveryType !== 'smart-kit') return 'NotSmartKit';
  if (cart.kitCount === undefined) return 'Unknown';
  if (isBlank(cart.projectName)) return 'NotNamed';
  return cart.kitCount > 0 ? 'Ok' : 'NoKits';
};
