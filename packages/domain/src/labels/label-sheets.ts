/** Sheets and rolls of shelf labels: their layout, the place of each label, and copies. */

/** How many labels a sheet has: across x down. Section 5, "Label print offsets". */
export const LABEL_LAYOUTS = ['2x8', '2x10', '2x11'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** A sheet of labels, or a roll where each page is one label. All lengths in millimeters, from the top left corner. */
export interface LabelStock {
  /** As the maker calls it; a person chooses by it. */
  product: string;
  /** Absent for a roll. */
  layout?: LabelLayout;
  pageWidth: number;
  pageHeight: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  firstX: number;
  firstY: number;
  /** From the left edge of a label to the left edge of its neighbor. */
  pitchX: number;
  /** From the top edge of a label to the top edge of the one below. */
  pitchY: number;
}

const A4 = { pageWidth: 210, pageHeight: 297 };

const sheet = (
  layout: LabelLayout,
  product: string,
  [width, height]: [number, number],
  [firstX, firstY]: [number, number],
  [pitchX, pitchY]: [number, number],
): LabelStock => {
  const [columns = 1, rows = 1] = layout.split('x').map(Number);
  return { product, layout, ...A4, columns, rows, width, height, firstX, firstY, pitchX, pitchY };
};

/** The sheets that labels are printed on, A4 portrait. */
export const LABEL_SHEETS: readonly LabelStock[] = [
  sheet('2x8', 'Avery L7162', [99.1, 33.9], [3.99, 12.98], [102.48, 33.9]),
  sheet('2x8', 'Herma 4620', [105, 37.04], [0, 0], [105, 37.04]),
  sheet('2x8', 'Rayfilm 0953', [105, 33.8], [0, 13.3], [105, 33.8]),
  sheet('2x8', 'Rayfilm 0907', [105, 35], [0, 8.5], [105, 35]),
  sheet('2x10', 'Rayfilm 8038', [92.5, 26], [8.5, 18.5], [100.5, 26]),
  sheet('2x11', '105 x 27 mm', [105, 27], [0, 0], [105, 27]),
];

/** A printer of single labels: each page is one. */
export const LABEL_ROLL: LabelStock = {
  product: '102 x 152 mm',
  pageWidth: 102,
  pageHeight: 152,
  columns: 1,
  rows: 1,
  width: 102,
  height: 152,
  firstX: 0,
  firstY: 0,
  pitchX: 102,
  pitchY: 152,
};

export const LABEL_STOCKS: readonly LabelStock[] = [...LABEL_SHEETS, LABEL_ROLL];

/** Returns the sheet or roll of that product name; undefined where there is none. */
export const labelStockOf = (product: string): LabelStock | undefined =>
  LABEL_STOCKS.find((stock) => stock.product === product);

/** Returns how many labels a page has, which is also its highest offset. */
export const labelsPerPage = ({ columns, rows }: LabelStock): number => columns * rows;

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

/** Most labels of one document. */
export const MOST_LABELS = 5000;

/** Most copies of the label of one material. */
export const MOST_COPIES = 999;

/** Copies of each label: the same for all materials but those that are named. */
export interface LabelCopies {
  /** Of every material that is not named. */
  each: number;
  /** By SAP number; 0 leaves the material out. */
  of: ReadonlyMap<string, number>;
}

/** A material and how often its label is printed. */
export interface CopiedLabel {
  sapMaterialNumber: string;
  copies: number;
}

/** Returns the materials that labels are printed of, in their order, with their copies. */
export const copiedLabels = (numbers: readonly string[], { each, of }: LabelCopies): CopiedLabel[] =>
  numbers
    .map((sapMaterialNumber) => ({ sapMaterialNumber, copies: of.get(sapMaterialNumber) ?? each }))
    .filter(({ copies }) => copies > 0);

/** Returns the number of labels. */
export const countLabels = (labels: readonly CopiedLabel[]): number =>
  labels.reduce((sum, { copies }) => sum + copies, 0);

/** Returns the number of sheets that labels take up when the first one is put at an offset, counted from 1. */
export const pagesOfLabels = (labels: number, offset: number, perPage: number): number =>
  Math.ceil((offset - 1 + labels) / perPage);
