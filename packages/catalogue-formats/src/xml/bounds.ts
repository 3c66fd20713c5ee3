/** What a document may hold before it is held to be hostile. An element that is kept and passes a bound is refused, not the file. */

/** Levels of elements within a product; the format has about 8. */
export const DEEPEST = 40;
/** Levels of elements in a file: above it the rest of the file is refused. */
export const DEEPEST_FILE = 1000;
/** Characters of one element's own text. The format says 64,000 at most. */
export const LONGEST_TEXT = 200_000;
/** Characters of all texts of one product. */
export const MOST_TEXT = 8_000_000;
export const MOST_ATTRIBUTES = 32;
export const MOST_ELEMENTS = 250_000;
/** Features of one product; files of real manufacturers have several thousand. */
export const MOST_FEATURES = 20_000;
/** Characters between two tags, or within one: above it the rest of the file is refused. */
export const LONGEST_TOKEN = 4_000_000;
/** The name of an element: above it the rest of the file is refused. */
export const LONGEST_TAG = 200;
