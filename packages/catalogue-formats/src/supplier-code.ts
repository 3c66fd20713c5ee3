/** A stable key of a supplier known by name only: "Wareco Int" and "WARECO  INT" are one. */
export const supplierCodeOf = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || name;
