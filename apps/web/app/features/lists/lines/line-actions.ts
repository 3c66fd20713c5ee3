import type { VariationListLine } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import type { ChangeListLine } from './use-line-changes.ts';

/** What a row can ask for. The same object for as long as the table stands. */
export interface ListLineActions {
  change: ChangeListLine;
  /** A quantity for this order alone, where the caller may not change the list. */
  setQuantity: (line: VariationListLine, quantity: Quantity) => void;
  choose: (place: number, how: 'toggle' | 'extend') => void;
  toggleDetails: (lineId: string) => void;
  /** Undefined where the caller may not order. */
  order: ((line: VariationListLine, quantity: Quantity) => void) | undefined;
  remove: (lineId: string) => void;
  replace: (line: VariationListLine, by: { ItemSAPMaterialNumber: string }) => void;
  /** Leaves a row's quantity for that of the next row, or of the one before. */
  move: (place: number, by: 1 | -1) => void;
  /** Puts the line from one place where that at another is. */
  reorder: (from: number, to: number) => void;
}
