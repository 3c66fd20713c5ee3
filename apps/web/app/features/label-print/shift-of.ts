import { MOST_SHIFT } from '@grossist/domain';

/** Returns the millimeters that a person typed, to a tenth, with comma or point; undefined for what is no shift. */
export const shiftOf = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d+(\.\d*)?$/.test(text)) return undefined;
  const shift = Math.round(Number(text) * 10) / 10;
  // No "-0": it would be shown as such.
  return Math.abs(shift) > MOST_SHIFT ? undefined : shift + 0;
};
