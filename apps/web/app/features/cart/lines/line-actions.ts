import type { CartItem } from '@grossist/contracts';
import type { ChangeLine } from './use-line-changes.ts';

/** How a press chooses a line: that one more or less, or all from the last one to it. */
export type Choosing = 'toggle' | 'extend';

/** What a row can ask for. The same object for as long as the table stands. */
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
  /** Leaves a row's cell for the same cell of the next row, or of the one before. */
  move: (lineId: string, by: 1 | -1) => void;
  /** Undefined where nothing is there to show suggestions. */
  showSavings: ((lineId: string) => void) | undefined;
}
