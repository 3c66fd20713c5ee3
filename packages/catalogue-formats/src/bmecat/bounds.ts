/** Limits against hostile files. A product above a limit is refused, not the file. */

/** Product numbers that are remembered to find repeated ones. */
export const MOST_REMEMBERED = 1_000_000;
/** Names of features and values that a file's classification system may define for its products. */
export const MOST_DEFINED_NAMES = 50_000;
/** One code or number. */
export const LONGEST_CODE = 100;
/** What the catalogue takes as a description. */
export const LONGEST_DESCRIPTION = 20_000;
export const LONGEST_NAME = 500;
/** The format says 50; longer ones are taken and noted, up to this. */
export const KEYWORD_OF_FORMAT = 50;
export const LONGEST_KEYWORD = 200;
export const MOST_KEYWORDS = 200;
export const MOST_MEDIA = 200;
export const MOST_REFERENCES = 1000;
export const MOST_ALTERNATIVE_NUMBERS = 50;
/** Lines of a description for features of no ETIM class. */
export const MOST_FEATURE_LINES = 60;
export const LONGEST_FEATURE_LINE = 200;
/** Different details (languages, types) that one kind of note reports. */
export const MOST_DETAILS = 40;
export const LONGEST_DETAIL = 60;
/** Values of one feature that are written into its line. */
export const MOST_VALUES = 20;
/** Materials that one product with VARIANTS may expand to. */
export const MOST_VARIANTS = 500;
/** Names of unused elements that are reported. */
export const MOST_UNUSED_NAMES = 60;
