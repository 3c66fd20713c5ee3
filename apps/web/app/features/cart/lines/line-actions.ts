import type { CartItem } from '@grossist/contracts';
import type { ChangeLine } from './line-commands.ts';

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
