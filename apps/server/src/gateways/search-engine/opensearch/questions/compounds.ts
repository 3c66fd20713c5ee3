import { isHead, joinsOf, LINKS, pairsOf, type QueryWord, splitsOf } from '@grossist/search-index';
import { endToken } from '../documents/document-of.ts';
import { allOf, anyOf, either, escaped, type Query, worth } from './query.ts';
import { having, type Reading, standingFor, stemTokens, tagsOf, termTokens } from './reading.ts';

const SPLIT = 0.4;
const JOINED = 0.6;
const JOINED_FORM = 0.5;
const JOINED_REGISTERED = 0.4;
const HEAD = 0.25;

/** A compound that is typed finds materials with both its parts. */
export const splitQueries = (reading: Reading, term: string): Query[] => {
  const splits = splitsOf(term).slice(0, reading.splitsLeft);
  reading.splitsLeft -= splits.length;
  return splits.map(([first, second]) =>
    worth(SPLIT, allOf([having(reading, first, false), having(reading, second, true)])),
  );
};

/** A word finds compounds that end with it, three letters or more before it. */
export const headQueries = (reading: Reading, term: string): Query[] => {
  if (!isHead(term)) return [];
  const { registered, languages } = reading;
  const compounds = languages.flatMap((language): Query[] =>
    language === 'en' ? [] : [{ wildcard: { 'words.ends': { value: `${endToken(language, term)}???*` } } }],
  );
  const all = [...compounds, ...standingFor(registered.compounds(term, languages))];
  return all.length === 0 ? [] : [worth(HEAD, either(all))];
};

const isPlain = (term: string): boolean => /^\p{L}+$/u.test(term);

/** The compounds of two words of which the second may be a beginning. */
const joinedPattern = (reading: Reading, first: string, second: string): string => {
  const links = isPlain(first) && isPlain(second) ? `(${LINKS.filter((link) => link !== '').join('|')})?` : '';
  return `(${tagsOf(reading).join('|')}):${escaped(first)}${links}${escaped(second)}.*`;
};

const joinQueries = (reading: Reading, first: QueryWord, second: QueryWord): Query[] => {
  const { registered, languages } = reading;
  const joined = joinsOf(first.term, second.term);
  const stems = joined.flatMap((term) => stemTokens(reading, term));
  const words = joined.flatMap((term) => [
    ...(second.open ? registered.beginning(term, languages) : registered.exact(term, languages)),
    ...registered.forms(term, languages),
  ]);
  const exact: Query = second.open
    ? { regexp: { 'words.all': { value: joinedPattern(reading, first.term, second.term), flags: 'NONE' } } }
    : anyOf(
        'words.all',
        joined.flatMap((term) => termTokens(reading, term)),
      );
  return [
    worth(JOINED, exact),
    ...(stems.length === 0 ? [] : [worth(JOINED_FORM, anyOf('words.all', stems))]),
    ...standingFor(words).map((query) => worth(JOINED_REGISTERED, query)),
  ];
};

/** Two words that are typed find the compound, which counts for both. */
export const addJoins = (reading: Reading, words: readonly QueryWord[], perWord: readonly Query[][]): void => {
  for (const [first, second] of pairsOf(words)) {
    const queries = joinQueries(reading, words[first]!, words[second]!);
    perWord[first]!.push(...queries);
    perWord[second]!.push(...queries);
  }
};
