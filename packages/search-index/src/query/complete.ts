import type { Language } from '@grossist/domain';
import { languageMask, languagesRead } from '../languages.ts';
import { hasBit } from '../storage/bitset.ts';
import { compareTexts, prefixRange, textAt } from '../storage/string-table.ts';
import { stemOf } from '../text/stem.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Completion, Completions, SuggestRequest } from '../types.ts';
import type { View } from '../view.ts';
import { phrasesOfNames } from './complete-names.ts';
import { phrasesOfCodes } from './complete-phrases.ts';
import { wordsBeginning } from './complete-words.ts';
import { spelled } from './corrections.ts';
import { countOfQuery } from './counted-queries.ts';
import { correctedQuery, queryInstead } from './did-you-mean.ts';
import { evaluate } from './evaluate.ts';
import { Matcher } from './matcher.ts';
import { type ParsedQuery, parseQuery } from './parse.ts';
import { firstRanked } from './rank.ts';
import { type Scope, scopeOf } from './scopes.ts';
import { countDocuments } from './totals.ts';

/** How many of each kind are tried out: each try is a search. */
const TRIED = 8;
const NAMES_READ = 48;
const SHORTEST_NUMBER = 4;

type Asked = Pick<SuggestRequest, 'language'> & { view: View; scope: Scope };

const counted = (asked: Asked, texts: readonly string[], kind: Completion['kind']): Completion[] =>
  [...new Set(texts)]
    .slice(0, TRIED)
    .map((text) => ({ text, kind, count: countOfQuery(asked.view, asked.scope, asked.language, text) }))
    .filter(({ count }) => count > 0);

/** Identifiers that begin with what was typed, in their order. */
const numbersBeginning = ({ view, scope }: Asked, { number, numberAsPrefix }: ParsedQuery): string[] => {
  if (!numberAsPrefix || number.length < SHORTEST_NUMBER || !/^\d+$/.test(number)) return [];
  const found = new Set<string>();
  view.segments.forEach(({ segment }, index) => {
    const [from, to] = prefixRange(segment.numbers, number);
    let kept = 0;
    for (let entry = from; entry < to && kept < TRIED; entry++) {
      if (!hasBit(scope.bits[index]!, segment.numberOf[entry]!)) continue;
      found.add(textAt(segment.numbers, entry));
      kept++;
    }
  });
  return [...found].sort(compareTexts);
};

/** What goes before: what finds most, phrases before words that find as much. */
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
