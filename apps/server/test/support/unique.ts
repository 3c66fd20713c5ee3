let last = 0;

/** A number that no other builder of this file has had. */
export const unique = (): number => (last += 1);

/** For rows whose content no import will ever compare. */
export const NO_HASH = Buffer.alloc(0);
