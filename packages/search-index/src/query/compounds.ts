import type { Matcher } from './matcher.ts';
import type { QueryWord } from './parse.ts';
import { bitsOf, markBoth, type WordSet } from './word-set.ts';

/** Ends of words that are rarely what the word is about: endings like "-ring", and words that hide in others. */
const NO_HEADS: ReadonlySet<string> = new Set(
  'ring ning ling ting sing king ding ding skab else inge form lich isch heit keit tion sion ator able less ness ment ende igen iger'.split(
    ' ',
  ),
);

/** Words of three letters that the trade makes compounds of. */
const SHORT_HEADS: ReadonlySet<string> = new Set(['ror', 'lys', 'box', 'lim', 'hus', 'sav', 'tag']);

/** What Germanic languages put between the parts of a compound. */
export const LINKS = ['', 's', 'e', 'n', 'es', 'en', 'er'] as const;
const SHORTEST_PART = 3;
const LONGEST_COMPOUND = 40;
const SPLIT = 0.7;
const FORM = 0.8;
const HEAD = 0.75;
/** How far apart the parts of a compound may stand in a query. */
const APART = 2;

const isPlain = (term: string): boolean => /^\p{L}+$/u.test(term);

const splitsAt = (term: string, cut: number): (readonly [string, string])[] => {
  const first = term.slice(0, cut);
  return LINKS.filter((link) => first.endsWith(link) && first.length - link.length >= SHORTEST_PART).map(
    (link) => [first.slice(0, first.length - link.length), term.slice(cut)] as const,
  );
};

const splitsBy = (
  term: string,
  splitAt: (cut: number) => (readonly [string, string])[],
): (readonly [string, string])[] => {
  if (term.length > LONGEST_COMPOUND || !isPlain(term)) return [];
  const splits: (readonly [string, string])[] = [];
  for (let cut = SHORTEST_PART; cut <= term.length - SHORTEST_PART; cut++) splits.push(...splitAt(cut));
  return splits;
};

/** Ways to take a word of letters for two: "installationskabel" is "installation" and "kabel", among others. */
export const splitsOf = (term: string): (readonly [string, string])[] => splitsBy(term, (cut) => splitsAt(term, cut));

/** The same where the letters on both sides of the cut were swapped: "installationksabel". */
export const swappedSplitsOf = (term: string): (readonly [string, string])[] =>
  splitsBy(term, (cut) =>
    splitsAt(term.slice(0, cut - 1) + term.charAt(cut) + term.charAt(cut - 1) + term.slice(cut + 1), cut),
  );

/** The compounds two words may be written as. */
export const joinsOf = (first: string, second: string): string[] =>
  isPlain(first) && isPlain(second) ? LINKS.map((link) => first + link + second) : [first + second];

/** Documents that have both parts of a compound, the second in any form, count for the compound. */
export const addSplits = (matcher: Matcher, set: WordSet, term: string): void => {
  for (const [first, second] of splitsOf(term)) {
    if (!matcher.work.allows('compounds')) return;
    if (!matcher.knows(first) || !(matcher.knows(second) || matcher.knowsForms(second))) continue;
    // Of the commoner part only documents that have the rarer one are of interest.
    const firstIsRarer = matcher.frequency(first) < matcher.frequency(second);
    const firstSet = matcher.scratch(0);
    const secondSet = matcher.scratch(1);
    if (firstIsRarer) matcher.addExact(firstSet, first, 1);
    matcher.addExact(secondSet, second, 1, firstIsRarer ? bitsOf(firstSet) : undefined);
    matcher.addForms(secondSet, second, FORM, firstIsRarer ? bitsOf(firstSet) : undefined);
    if (!firstIsRarer) matcher.addExact(firstSet, first, 1, bitsOf(secondSet));
    markBoth(set, firstSet, secondSet, SPLIT);
  }
};

/** Whether a folded word is one that others end with for what they are: "kabel" in "installationskabel". */
export const isHead = (term: string): boolean =>
  /^[a-z]{3,}$/.test(term) && (term.length > SHORTEST_PART ? !NO_HEADS.has(term) : SHORT_HEADS.has(term));

/** Whether a word is a compound that ends with a head. */
export const endsWithHead = (word: string, head: string): boolean =>
  word.length >= head.length + SHORTEST_PART && word.endsWith(head) && /^[a-z]+$/.test(word);

/** Documents with a compound of which the word is what it is about. English makes none. */
export const addHeads = (matcher: Matcher, set: WordSet, term: string, weight = 1): void => {
  if (isHead(term) && matcher.work.allows('compounds')) matcher.addHeads(set, term, weight * HEAD, SHORTEST_PART);
};

/** The places of words that may be one compound, first part first: neighbours, and the other way round, or nearly. */
export const pairsOf = (words: readonly QueryWord[]): (readonly [number, number])[] => {
  const pairs: (readonly [number, number])[] = [];
  words.forEach((word, index) => {
    for (let other = Math.max(0, index - APART); other <= Math.min(words.length - 1, index + APART); other++) {
      if (other === index) continue;
      const asTyped = other === index + 1;
      if (asTyped || (isPlain(word.term) && isPlain(words[other]!.term))) pairs.push([index, other]);
    }
  });
  return pairs;
};

/** Documents that have two words of the query as one count for both. */
export const addJoins = (matcher: Matcher, words: readonly QueryWord[], sets: readonly WordSet[]): void => {
  for (const [first, second] of pairsOf(words)) {
    const head = words[second]!;
    for (const joined of joinsOf(words[first]!.term, head.term)) {
      if (!matcher.work.allows('compounds')) return;
      if (!matcher.beginsAny(joined)) continue;
      for (const set of [sets[first]!, sets[second]!]) {
        if (head.open) matcher.addPrefix(set, joined, 1);
        else matcher.addExact(set, joined, 1);
        matcher.addForms(set, joined, FORM);
      }
    }
  }
};
