/** Characters of a synonym. */
export const LONGEST_WORD = 100;

const count = (text: string, sign: string): number => text.split(sign).length - 1;
const openIn = (text: string): number => count(text, '(') - count(text, ')');

/** The words of a list parted by commas; "Fan (AC, low voltage)" is one. Each once, in their order. */
export const wordsOf = (list: string): string[] => {
  const words: string[] = [];
  for (const piece of list.split(/[,|]\s+|\|/)) {
    const before = words.at(-1);
    if (before !== undefined && openIn(before) === 1 && openIn(piece) === -1 && !piece.includes('(')) {
      words[words.length - 1] = `${before}, ${piece.trim()}`;
    } else words.push(piece.trim());
  }
  return [...new Set(words.filter((word) => word !== ''))];
};
