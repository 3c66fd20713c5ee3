/**
 * Begins with six digits, which no run exceeds: numbers of the same length sort as text as they sort as numbers, and none
 * is the beginning of another, whatever files a worker ran before.
 */
let last = 100_000;

/** A number that no other builder of this file has had. */
export const unique = (): number => (last += 1);

/** For rows whose content no import will ever compare. */
export const NO_HASH = Buffer.alloc(0);
