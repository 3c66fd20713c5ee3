const SHORTEST_PREFIX = 3;

/** An identifier without what people leave out or put in: spaces, dashes, dots, leading zeros, case. Empty when nothing is left. */
export const normaliseNumber = (text: string): string => {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const short = bare.replace(/^0+/, '');
  return short === '' && bare !== '' ? '0' : short;
};

/** Whether a normalised text is number enough to look for identifiers that begin with it, or to be one among words. */
export const looksLikeNumber = (normalised: string): boolean =>
  normalised.length >= SHORTEST_PREFIX && /\d/.test(normalised);
