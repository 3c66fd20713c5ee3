import type { CartItem } from '@grossist/contracts';
import type { PricedLine } from '../use-cart.ts';
import type { LineActions } from './line-actions.ts';
import type { LineChange } from './order-changes.tsx';
import type { QuantityEditing } from './use-quantity.ts';

/** Props of a row of the lines' table. */
export interface LineRowProps {
  line: CartItem;
  /** From 0, among the rows that are shown. */
  place: number;
  childCount: number;
  isChild: boolean;
  isKitOpen: boolean;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
  /** The first date on which stock can arrive. */
  firstDate: string | undefined;
  /** One row of text. */
  isCompact: boolean;
  /** Changes that a refused order reported. */
  changes: readonly LineChange[] | undefined;
  isChosen: boolean;
  /** Whether the details are open. */
  isOpen: boolean;
  actions: LineActions;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Props of a row's cells. */
export interface LineCellsProps extends LineRowProps {
  quantity: QuantityEditing;
}
