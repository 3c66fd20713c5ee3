import { useText } from '../../../i18n/index.ts';
import type { EditResult } from './sheet/use-sheet-edits.ts';

type Result = EditResult & { unreadable?: number; cut?: number };

/** Says what came of setting cells: how many, how many were rounded, and what was left out. */
export const useEditWords = (): ((result: Result) => string) => {
  const text = useText();
  return ({ set, rounded, refused, unreadable = 0, cut = 0 }) =>
    [
      set > 1 || refused + unreadable + cut > 0 ? text('kits.said.set', { count: set }) : '',
      rounded > 0 ? text('kits.said.rounded', { count: rounded }) : '',
      refused > 0 ? text('kits.said.refused', { count: refused }) : '',
      unreadable > 0 ? text('kits.said.notNumbers', { count: unreadable }) : '',
      cut > 0 ? text('kits.said.cut', { count: cut }) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
};
