const NORDIC = 'æøåÆØÅ';
const NEIGHBOURING = 'äöüÄÖÜßéÉ';
const TECHNICAL = '°²³µ±½¼¾×';
const TYPOGRAPHIC = '‘’“”„–—…™®©€·§«»•÷\u00a0';
/** Units that µ stands before. */
const MICRO_UNITS = 'FAmVHsSgl';

const isLetter = (char: string): boolean => /\p{L}/u.test(char);
const isDigit = (char: string): boolean => char >= '0' && char <= '9';
const isUpper = (char: string): boolean => char !== char.toLowerCase();
const isLower = (char: string): boolean => char !== char.toUpperCase();

const letterScore = (char: string, before: string, after: string): number => {
  const rank = NORDIC.includes(char) ? 6 : NEIGHBOURING.includes(char) ? 5 : 2;
  if (isDigit(before)) return rank - 3;
  if (isUpper(char) && isLower(before)) return rank - 3;
  if (isLower(char) && isUpper(before) && isUpper(after)) return rank - 2;
  if (isLower(char) && !isLetter(before) && isUpper(after)) return rank - 2;
  return isLetter(before) || isLetter(after) ? rank + 2 : rank;
};

const degreeScore = (before: string, after: string): number => {
  if (isLetter(before)) return 0;
  if (isDigit(before)) return 7;
  return after === 'C' || after === 'F' ? 7 : 2;
};

const signScore = (char: string, before: string, after: string): number => {
  switch (char) {
    case '°':
      return degreeScore(before, after);
    case '²':
    case '³':
      return (before === 'm' || before === 'M') && !isLetter(after) ? 8 : isDigit(before) ? 5 : 2;
    case 'µ':
      return !isLetter(before) && MICRO_UNITS.includes(after) ? 7 : 3;
    case '”':
      return isDigit(before) ? 5 : 2;
    case '’':
    case '‘':
      return isLetter(before) && isLetter(after) ? 4 : 2;
    case '™':
      return isLetter(before) && !isLetter(after) ? 5 : 2;
    default:
      return TECHNICAL.includes(char) ? 4 : 2;
  }
};

/**
 * How likely a character is in the name of an article in the shop's languages; to be compared, not to be read.
 * @param before the character before it, '' at the start; only its kind matters
 */
export const plausibility = (char: string, before: string, after: string): number => {
  if (/\p{Cc}/u.test(char)) return -12;
  if (/[\u2017\u2500-\u25ff]/.test(char)) return -6;
  if (TECHNICAL.includes(char) || TYPOGRAPHIC.includes(char)) return signScore(char, before, after);
  return isLetter(char) ? letterScore(char, before, after) : 0;
};
