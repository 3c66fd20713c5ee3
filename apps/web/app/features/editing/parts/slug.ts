const LONGEST = 60;

const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ð: 'd',
};

/** A title as the last part of an address: "Høstens tilbud!" is "hoestens-tilbud". */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[æøåäöüßð]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
