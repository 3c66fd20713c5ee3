import type { RefObject } from 'react';
import { useWindowedRows, type WindowedRows } from '../../ui/rows/use-windowed-rows.ts';

/** From here on only the rows near the window are in the page. */
const MANY = 100;
const ROW_HEIGHT = 112;

/** Which lines of a long cart to render; all of a short one. */
export const useShownLines = (count: number, table: RefObject<HTMLElement | null>): WindowedRows =>
  useWindowedRows({ count, table, most: MANY, rowHeight: ROW_HEIGHT });
