import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStable } from '../../../cart/index.ts';
import {
  blockBetween,
  COLUMN_WIDTH,
  clampPlace,
  type MatrixBlock,
  type MatrixPlace,
  type MatrixSize,
  ROW_HEIGHT,
  samePlace,
} from './matrix-place.ts';

export interface ActiveCell {
  /** The cell that takes the keys: the only one that the Tab key reaches. */
  place: MatrixPlace;
  /** Where the block began; the active cell itself without one. */
  anchor: MatrixPlace;
  /** The selected quantities; a single cell is no block. */
  block: MatrixBlock | undefined;
  /** Makes a cell the active one and focuses it. `isExtending` keeps the other corner of the block. */
  go: (place: MatrixPlace, isExtending?: boolean) => void;
  /** Selects the quantities between two corners. */
  select: (from: MatrixPlace, to: MatrixPlace) => void;
  /** Focuses the active cell, as after a field in it was closed. */
  refocus: () => void;
}

const sideWidth = (frame: HTMLElement, side: 'left' | 'right'): number => {
  const cell = frame.querySelector<HTMLElement>(`[data-side="${side}"]`);
  return cell && getComputedStyle(cell).position === 'sticky' ? cell.offsetWidth : 0;
};
const edgeHeight = (frame: HTMLElement, edge: 'head' | 'foot'): number =>
  frame.querySelector<HTMLElement>(`[data-edge="${edge}"]`)?.offsetHeight ?? 0;

/** Scrolls a cell out from under head, foot and the columns at the sides. */
const reveal = (frame: HTMLElement, { row, column }: MatrixPlace, size: MatrixSize): void => {
  const [left, right] = [sideWidth(frame, 'left'), sideWidth(frame, 'right')];
  const [head, foot] = [edgeHeight(frame, 'head'), edgeHeight(frame, 'foot')];
  if (row >= 0 && row < size.rowCount) {
    const top = row * ROW_HEIGHT;
    const least = top + ROW_HEIGHT - (frame.clientHeight - head - foot);
    if (frame.scrollTop > top) frame.scrollTop = top;
    else if (frame.scrollTop < least) frame.scrollTop = least;
  }
  if (column >= size.kitCount && right === 0) frame.scrollLeft = frame.scrollWidth;
  else if (column >= 0 && column < size.kitCount) {
    const start = column * COLUMN_WIDTH;
    const least = start + COLUMN_WIDTH - (frame.clientWidth - left - right);
    if (frame.scrollLeft > start) frame.scrollLeft = start;
    else if (frame.scrollLeft < least) frame.scrollLeft = least;
  }
};

/** The active cell of the matrix and the block between it and another corner; the focus follows it. */
export const useActiveCell = (frame: RefObject<HTMLElement | null>, size: MatrixSize): ActiveCell => {
  const [wanted, setWanted] = useState<MatrixPlace>({ row: 0, column: 0 });
  const [corner, setCorner] = useState<MatrixPlace>();
  const isFocusing = useRef(false);
  const place = clampPlace(wanted, size);
  const block = corner && !samePlace(corner, place) ? blockBetween(corner, place, size) : undefined;

  // The cell may be drawn only after the frame was scrolled to it.
  useLayoutEffect(() => {
    if (!isFocusing.current || !frame.current) return;
    const cell = frame.current.querySelector<HTMLElement>(`[data-place="${place.row} ${place.column}"]`);
    if (!cell) return;
    isFocusing.current = false;
    cell.focus({ preventScroll: true });
  });

  const go = useStable((next: MatrixPlace, isExtending = false): void => {
    const to = clampPlace(next, size);
    setCorner(isExtending ? (corner ?? place) : undefined);
    setWanted(to);
    isFocusing.current = true;
    if (frame.current) reveal(frame.current, to, size);
  });
  return {
    place,
    anchor: block ? (corner ?? place) : place,
    block,
    go,
    select: useStable((from: MatrixPlace, to: MatrixPlace) => {
      setCorner(clampPlace(from, size));
      setWanted(clampPlace(to, size));
      isFocusing.current = true;
    }),
    refocus: useStable(() => go(place, corner !== undefined)),
  };
};
