import type { CartItem } from '@grossist/contracts';
import type { PricedLine } from '../use-cart.ts';
import type { ChangeLine } from './line-commands.ts';
import type { LineChange } from './order-changes.tsx';
import type { QuantityEditing } from './use-quantity.ts';

/** How a press chooses a line: toggles it, or extends the range from the anchor to it. */
export type Choosing = 'toggle' | 'extend';

/** The actions of a row. The same object while the table is mounted. */
export interface LineActions {
  change: ChangeLine;
  remove: (line: CartItem) => void;
  choose: (lineId: string, how: Choosing) => void;
  toggleDetails: (lineId: string) => void;
  toggleKit: (lineId: string) => void;
  /** Opens the dialog that changes a kit, by the id of its line. */
  editKit: (lineId: string) => void;
  /** Shows how the line's price comes about, beside an element. */
  explain: (lineId: string, beside: HTMLElement) => void;
  /** Moves the focus to the same cell of the next or previous row. */
  move: (lineId: string, by: 1 | -1) => void;
  /** Undefined if the page can't show suggestions. */
  showSavings: ((lineId: string) => void) | undefined;
}

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
