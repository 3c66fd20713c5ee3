/**
 * Rows are grids of narrow tracks, of which each cell takes some: all rows are as wide as the others whatever is in them,
 * without a style in the markup, and cells grow together where there is room.
 */
export const ROW_STYLE = 'grid w-full grid-flow-col auto-cols-[minmax(2rem,1fr)]';

/** Pixels of a row. */
export const ROW_HEIGHT = 48;

const CELL =
  'min-w-0 contain-inline-size border-b border-line px-2 outline-accent focus-visible:outline-2 focus-visible:-outline-offset-2';

/** A cell of a value, of the number, or of what is ordered, by the tracks that it takes. */
export const CELL_STYLE = {
  number: `${CELL} sticky left-0 z-10 col-span-5 border-r border-r-edge bg-surface tablet:col-span-6`,
  supplier: `${CELL} col-span-3`,
  value: `${CELL} col-span-3`,
  price: `${CELL} col-span-5`,
  order: `${CELL} col-span-8 bg-surface laptop:sticky laptop:right-0 laptop:z-10 laptop:border-l laptop:border-l-edge`,
} as const;

/** Place of the head among the rows. */
export const HEAD = -1;
