export {
  LABEL_LAYOUTS,
  LABEL_ROLL,
  LABEL_SHEETS,
  LABEL_STOCKS,
  type LabelLayout,
  type LabelStock,
  labelStockOf,
  labelsPerPage,
} from './label-sheets.ts';
export {
  isLabelOffset,
  type LabelPlace,
  type LabelRun,
  MOST_SHIFT,
  type PrinterShift,
  placeLabels,
} from './place-labels.ts';
