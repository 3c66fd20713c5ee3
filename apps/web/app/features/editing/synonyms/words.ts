/** A group of synonyms in a line, its direction by the sign between the words. */
export const wordsOf = ({ Words, IsOneWay }: { Words: readonly string[]; IsOneWay: boolean }): string => {
  const [first = '', ...others] = Words;
  return IsOneWay ? `${first} → ${others.join(', ')}` : Words.join(' = ');
};

const LONGEST = 100;
const MOST = 50;

/** The words with those typed added: separated by commas, semicolons or lines, none twice. */
export const withTyped = (words: readonly string[], typed: string): readonly string[] => {
  const added = typed
    .split(/[,;\n]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST))
    .filter((word) => word !== '');
  const known = new Set(words.map((word) => word.toLowerCase()));
  const fresh = added.filter((word) => {
    const key = word.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...words, ...fresh].slice(0, MOST);
};
