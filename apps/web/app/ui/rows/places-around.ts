/** So many rows come and go together: one picture in several has rows to draw, and the others have nothing to do. */
const TOGETHER = 3;

export interface Span {
  /** Places of the first and the last row in the window, from 0. */
  startIndex: number;
  endIndex: number;
  /** So many rows at least before and after them. */
  overscan: number;
  count: number;
}

/** Places of the rows to draw. Those of a long table change with each third row that goes by. */
export const placesAround = ({ startIndex, endIndex, overscan, count }: Span): number[] => {
  const block = Math.floor(startIndex / TOGETHER) * TOGETHER;
  const first = Math.max(0, block - overscan);
  const last = Math.min(count, block + TOGETHER + (endIndex - startIndex) + overscan);
  return Array.from({ length: Math.max(0, last - first) }, (_, nth) => first + nth);
};
