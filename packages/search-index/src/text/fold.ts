const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Small letters without accents: "Gerät" is "gerat", and "rør" is "ror". Digraphs stay as they are typed. */
export const unaccented = (word: string): string => {
  const lower = word.toLowerCase();
  return /^[ -~]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæœßłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
};

/**
 * One spelling for all the ways a word is typed on foreign keyboards: "rør", "roer" and "ror" are "ror".
 * The digraphs are shortened instead of the letters lengthened, so that the beginning of a word stays
 * the beginning of its folded form.
 */
export const fold = (word: string): string => unaccented(word).replace(/aa|ae|oe|ue/g, (pair) => pair.charAt(0));
