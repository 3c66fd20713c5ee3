/** A number as a text of 16 digits that sorts as the number does. */
export const sortable = (number: number): string => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number + 0);
  const bits = view.getBigUint64(0);
  // Positive numbers go behind negative ones, and of those the greater amounts first.
  const ordered = bits >> 63n === 1n ? ~bits & 0xffff_ffff_ffff_ffffn : bits | (1n << 63n);
  return ordered.toString(16).padStart(16, '0');
};
