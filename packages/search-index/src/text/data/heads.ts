/** Ends of words that are rarely what the word is about: endings like "-ring", and words that hide in others. */
export const NO_HEADS: ReadonlySet<string> = new Set(
  'ring ning ling ting sing king ding ding skab else inge form lich isch heit keit tion sion ator able less ness ment ende igen iger'.split(
    ' ',
  ),
);

/** Words of three letters that the trade makes compounds of. */
export const SHORT_HEADS: ReadonlySet<string> = new Set(['ror', 'lys', 'box', 'lim', 'hus', 'sav', 'tag']);
