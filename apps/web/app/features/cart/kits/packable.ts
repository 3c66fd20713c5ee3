import type { CartItem } from '@grossist/contracts';

/** Returns true for a line that can be packed into a kit: no kit, no remnant, nothing that can't be ordered. */
export const isPackable = (
  line: Pick<CartItem, 'KitId' | 'ParentItemId' | 'CabelRemnantValue' | 'IsInvalid'>,
): boolean => line.KitId === null && line.ParentItemId === null && line.CabelRemnantValue === null && !line.IsInvalid;
