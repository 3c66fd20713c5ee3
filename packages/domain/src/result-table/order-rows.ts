import type { Magnitude } from '../magnitude/index.ts';

export interface OrderedRow {
  isOrderable: boolean;
  /** Undefined where the material has no value. */
  value: Magnitude | undefined;
}

type Group = 0 | 1 | 2;

const groupOf = ({ isOrderable, value }: OrderedRow): Group => {
  if (!isOrderable) return 2;
  return value === undefined ? 1 : 0;
};

/**
 * Returns rows by their values; those without a value after those with one, and what can't be ordered last, whichever
 * the direction. Rows of equal values keep their order.
 */
export const orderRows = <Row extends OrderedRow>(
  rows: readonly Row[],
  compare: (one: Magnitude, other: Magnitude) => number,
  isDescending = false,
): Row[] => {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const group = groupOf(one) - groupOf(other);
    if (group !== 0 || one.value === undefined || other.value === undefined) return group;
    return direction * compare(one.value, other.value);
  });
};
