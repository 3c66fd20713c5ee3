/** Section 3, "Order line status". */
export const VALIDATED_LINE_STATUSES = ['match', 'multipleMatches', 'difference', 'outOfStock', 'notFound'] as const;
export type ValidatedLineStatus = (typeof VALIDATED_LINE_STATUSES)[number];

/**
 * What the order would have otherwise than the document: `quantity` rounded to what is sold, `unit` another or converted,
 * `packaging` a carton of which nobody knows how much is in it, `price` beyond the tolerance, `replaced` by its successor; `notSold`, `noPrice` and `tooMuch` keep a line from being
 * ordered.
 */
export const LINE_DIFFERENCES = [
  'quantity',
  'unit',
  'packaging',
  'price',
  'replaced',
  'notSold',
  'noPrice',
  'tooMuch',
] as const;
export type LineDifferenceKind = (typeof LINE_DIFFERENCES)[number];

const PREVENTING: readonly LineDifferenceKind[] = ['notSold', 'noPrice', 'tooMuch'];

export interface JudgedLine {
  /** How many materials the line may mean by its numbers. */
  candidateCount: number;
  isChosen: boolean;
  differences: readonly LineDifferenceKind[];
  /** The stock does not cover it; undefined when the ERP did not say. */
  isShort?: boolean | undefined;
  /** What is short is refused instead of waited for: phased out, clearance. */
  isRefusedWhenShort?: boolean;
}

/** The status of a line: what is missing comes before what differs, and out of stock before other differences. */
export const statusOfLine = ({ candidateCount, isChosen, differences, isShort }: JudgedLine): ValidatedLineStatus => {
  if (!isChosen) return candidateCount > 1 ? 'multipleMatches' : 'notFound';
  if (isShort === true) return 'outOfStock';
  return differences.length > 0 ? 'difference' : 'match';
};

/** Whether a line would be part of the order as it stands; what is short waits unless it would be refused. */
export const isOrderableLine = ({ isChosen, differences, isShort, isRefusedWhenShort }: JudgedLine): boolean =>
  isChosen &&
  !differences.some((kind) => PREVENTING.includes(kind)) &&
  !(isShort === true && isRefusedWhenShort === true);
