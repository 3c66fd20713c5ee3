/** What represents the number of a kit in a pattern of names. */
export const KIT_NUMBER = '{n}';

/** Longest name of a kit, in characters. */
const LONGEST = 100;

/**
 * Returns the names of kits that are made together: "Stairs {n}" numbers them from 1; null, the template's own name, where
 * nothing is left of the pattern. [kit-17]
 */
export const numberedNames = (pattern: string, count: number): (string | null)[] =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => {
    const name = pattern
      .replaceAll(KIT_NUMBER, String(index + 1))
      .trim()
      .slice(0, LONGEST)
      .trim();
    return name === '' ? null : name;
  });
