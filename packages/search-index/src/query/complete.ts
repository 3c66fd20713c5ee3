import type { Language } from '@grossist/domain';
import { languageMask, languagesRead } from '../languages.ts';
import type { RegisteredWords } from '../registry.ts';
import { hasBit } from '../storage/bitset.ts';
import { compareTexts, prefixRange, textAt } from '../storage/string-table.ts';
import { tokensOf } from '../text/tokens.ts';
import { stemOf } from '../text/word-forms.ts';
import type { Completion, Completions, SuggestRequest } from '../types.ts';
import type { View } from '../view.ts';
import { phrasesOfCodes, phrasesOfNames, wordsBeginning } from './completion-sources.ts';
import { spelled } from './corrections.ts';
import { countDocuments } from './counts.ts';
import { correctedQuery, queryInstead } from './did-you-mean.ts';
import { evaluate } from './evaluate.ts';
import { Matcher } from './matcher.ts';
import { type ParsedQuery, parseQuery } from './parse.ts';
import { firstRanked } from './rank.ts';
import { type Scope, scopeOf } from './scopes.ts';

const MOST_CACHED = 5000;

/** Counts of the latest suggested queries, by scope: while a word is typed they are mostly the same. */
const caches = new WeakMap<Scope, { registered: RegisteredWords; counts: Map<string, number> }>();

const countNow = (view: View, scope: Scope, language: Language, text: string): number => {
  const matcher = new Matcher(view, language, scope);
  const { found, isPartial, words } = evaluate(matcher, parseQuery(text, languagesRead(language)));
  const total = isPartial || words.some(({ corrected }) => corrected !== undefined) ? 0 : countDocuments(found);
  view.endSearch();
  return total;
};

/** Returns how many materials a search for a query finds with all its words; 0 when it would have to be corrected. */
const countOfQuery = (view: View, scope: Scope, language: Language, text: string): number => {
  const { registered } = view;
  let cache = caches.get(scope);
  if (cache?.registered !== registered) {
    cache = { registered, counts: new Map() };
    caches.set(scope, cache);
  }
  const key = `${language} ${text}`;
  const known = cache.counts.get(key) ?? countNow(view, scope, language, text);
  if (cache.counts.size >= MOST_CACHED) cache.counts.clear();
  cache.counts.set(key, known);
  return known;
};

/** Candidates of each kind that are counted: each count is a search. */
const TRIED = 8;
const NAMES_READ = 48;
const SHORTEST_NUMBER = 4;

type Asked = Pick<SuggestRequest, 'language'> & { view: View; scope: Scope };

const counted = (asked: Asked, texts: readonly string[], kind: Completion['kind']): Completion[] =>
  [...new Set(texts)]
    .slice(0, TRIED)
    .map((text) => ({ text, kind, count: countOfQuery(asked.view, asked.scope, asked.language, text) }))
    .filter(({ count }) => count > 0);

/** Returns identifiers that begin with the typed text, in ascending order. */
const numbersBeginning = ({ view, scope }: Asked, { number, numberAsPrefix }: ParsedQuery): string[] => {
  if (!numberAsPrefix || number.length < SHORTEST_NUMBER || !/^\d+$/.test(number)) return [];
  const found = new Set<string>();
  view.segments.forEach(({ segment }, index) => {
    const [from, to] = prefixRange(segment.numbers, number);
    let listed = 0;
    for (let entry = from; entry < to && listed < TRIED; entry++) {
      if (!hasBit(scope.bits[index]!, segment.numberOf[entry]!)) continue;
      found.add(textAt(segment.numbers, entry));
      listed++;
    }
  });
  return [...found].sort(compareTexts);
};

/** Compares completions: those that find more come first, phrases before words that find as many. */
const byUse = (one: Completion, other: Completion): number =>
  other.count - one.count || compareTexts(one.kind, other.kind) || compareTexts(one.text, other.text);

/** One of those that say the same in other forms and find as much: rather one that goes on as typed, rather a short one. */
const once = (all: readonly Completion[], language: Language, typed: string): Completion[] => {
  const strays = ({ text }: Completion): number => (text.startsWith(typed) ? 0 : 1);
  const seen = new Map<string, Completion>();
  for (const each of all) {
    const stems = tokensOf(each.text).map(({ term }) => stemOf(term, language) ?? term);
    const key = [each.count, ...stems.sort()].join(' ');
    const known = seen.get(key);
    const better =
      known === undefined ||
      strays(each) - strays(known) < 0 ||
      (strays(each) === strays(known) && each.text.length < known.text.length);
    if (better) seen.set(key, each);
  }
  return [...seen.values()];
};

/**
 * Queries that continue what was typed, each with how many materials it finds: names of classes and suppliers, how
 * names begin, the last word completed, identifiers; and the query corrected when it is mistyped. [sea-01, Suggestions]
 */
export const complete = (view: View, request: SuggestRequest): Completions => {
  const { language, market, assortments, limit } = request;
  const languages = languagesRead(language);
  const scope = scopeOf(view, market, assortments);
  const asked: Asked = { view, scope, language };
  const query = parseQuery(request.query, languages);
  const last = query.words.at(-1);
  if (last === undefined) return { completions: [] };
  const matcher = new Matcher(view, language, scope);
  const evaluation = evaluate(matcher, query);
  const isMistyped = evaluation.isPartial || evaluation.words.some(({ corrected }) => corrected !== undefined);
  const nothing = evaluation.isPartial || countDocuments(evaluation.found) === 0;
  const instead = nothing
    ? queryInstead(view, matcher, evaluation.words, languages)
    : correctedQuery(view, evaluation.words, languages);
  const ranked = isMistyped
    ? []
    : firstRanked(view, evaluation.found, evaluation, {
        sort: 'relevance',
        language,
        byProduct: false,
        count: NAMES_READ,
      });
  const names = phrasesOfNames(view, ranked, query.words, languages);
  view.endSearch();
  const before = query.words.slice(0, -1).map(({ written }) => written);
  const words = last.open
    ? wordsBeginning(view, last.term, languageMask(language)).map((term) =>
        [...before, spelled(view, term, languages)].join(' '),
      )
    : [];
  const all = once(
    [
      ...counted(asked, phrasesOfCodes(view, scope, query.words, languages), 'phrase'),
      ...counted(asked, names, 'phrase'),
      ...counted(asked, words, 'word'),
      ...counted(asked, numbersBeginning(asked, query), 'number'),
    ].sort(byUse),
    language,
    before.join(' '),
  );
  const didYouMean =
    instead === undefined ? undefined : { text: instead, count: countOfQuery(view, scope, language, instead) };
  return {
    completions: all.slice(0, Math.max(0, Math.floor(limit))),
    ...(didYouMean === undefined || didYouMean.count === 0 ? {} : { didYouMean }),
  };
};
