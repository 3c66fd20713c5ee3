import { type LabelStock, labelsPerPage } from './label-sheets.ts';

/** Millimeters by which a person's printer has to be corrected, to the right and downwards. */
export interface PrinterShift {
  x: number;
  y: number;
}

/** Most millimeters of a shift in each direction. */
export const MOST_SHIFT = 10;

/** Where a label is. Millimeters from the top left corner of its page; pages count from 1. */
export interface LabelPlace {
  page: number;
  x: number;
  y: number;
}

export interface LabelRun {
  stock: LabelStock;
  /** Number of labels to place. */
  count: number;
  /** First free label of the first page, counted from 1 row by row. Later pages begin at 1. */
  offset: number;
  shift: PrinterShift;
}

/** Returns true for a whole number from 1 to the number of labels on a page. Section 5, "Label print offsets". */
export const isLabelOffset = (stock: LabelStock, offset: number): boolean =>
  Number.isInteger(offset) && offset >= 1 && offset <= labelsPerPage(stock);

/**
 * Returns the place of each label, row by row and page by page. Each is computed from the first one of its page, so that
 * rounding errors do not add up from row to row.
 * @throws RangeError when the offset is not on the sheet, which isLabelOffset tells before
 */
export const placeLabels = ({ stock, count, offset, shift }: LabelRun): LabelPlace[] => {
  if (!isLabelOffset(stock, offset)) throw new RangeError(`No label ${offset} on a sheet ${stock.product}`);
  const perPage = labelsPerPage(stock);
  return Array.from({ length: count }, (_, index) => {
    const nth = offset - 1 + index;
    const onPage = nth % perPage;
    return {
      page: Math.floor(nth / perPage) + 1,
      x: stock.firstX + (onPage % stock.columns) * stock.pitchX + shift.x,
      y: stock.firstY + Math.floor(onPage / stock.columns) * stock.pitchY + shift.y,
    };
  });
};
