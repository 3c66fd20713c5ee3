/** Keys that followed each other faster than fingers can. */
export interface Burst {
  text: string;
  /** Milliseconds, of the last key. */
  at: number;
}

export const NO_BURST: Burst = { text: '', at: 0 };

/** Milliseconds between two keys of a scanner; people take twice as long when they hurry. */
const LONGEST_GAP = 50;
/** The shortest number that is printed as a barcode. */
const SHORTEST = 6;

/** The burst with one more key at a time in milliseconds; a slow key begins another, a key that writes nothing none. */
export const withKey = (burst: Burst, key: string, at: number): Burst => {
  // A scanner holds shift for capital letters.
  if (key === 'Shift') return burst;
  if (key.length !== 1) return NO_BURST;
  return { text: at - burst.at > LONGEST_GAP ? key : burst.text + key, at };
};

/** What a scanner typed before Enter came; undefined when it was a person. */
export const scannedIn = ({ text, at }: Burst, enterAt: number): string | undefined => {
  const isFast = enterAt - at <= LONGEST_GAP;
  return isFast && text.length >= SHORTEST && /^[\w./+-]*\d[\w./+-]*$/.test(text) ? text : undefined;
};
