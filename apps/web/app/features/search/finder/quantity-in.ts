import type { SearchDocument } from '@grossist/contracts';
import { type Quantity, type TypedQuantity, typedQuantityFor } from '@grossist/domain';
import { hasNumber } from '../../../exact-number.ts';

/** Returns the typed quantity in the material's sales unit; undefined where the number may belong to the words. */
export const quantityIn = (typed: TypedQuantity, material: SearchDocument): Quantity | undefined =>
  typedQuantityFor(typed, { salesUnit: material.SalesUnit, isNumbered: hasNumber(material, typed.words) });
