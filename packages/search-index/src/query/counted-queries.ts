import type { Language } from '@grossist/domain';
import { languagesRead } from '../languages.ts';
import type { RegisteredWords } from '../registry.ts';
import type { View } from '../view.ts';
import { evaluate } from './evaluate.ts';
import { Matcher } from './matcher.ts';
import { parseQuery } from './parse.ts';
import type { Scope } from './scopes.ts';
import { countDocuments } from './totals.ts';

const KEPT = 5000;

/** Counts of the queries that were suggested last: while a word is typed they are mostly the same. A scope lasts until something changes. */
const memories = new WeakMap<Scope, { registered: RegisteredWords; counts: Map<string, number> }>();

const count = (view: View, scope: Scope, language: Language, text: string): number => {
  const matcher = new Matcher(view, language, scope);
  const { found, isPartial, words } = evaluate(matcher, parseQuery(text, languagesRead(language)));
  const total = isPartial || words.some(({ corrected }) => corrected !== undefined) ? 0 : countDocuments(found);
  view.endSearch();
  return total;
};

/** How many materials a query finds with all its words, as a search would; none when it would have to be corrected. */
export const countOfQuery = (view: View, scope: Scope, language: Language, text: string): number => {
  const { registered } = view;
  let memory = memories.get(scope);
  if (memory?.registered !== registered) {
    memory = { registered, counts: new Map() };
    memories.set(scope, memory);
  }
  const key = `${language} ${text}`;
  const known = memory.counts.get(key) ?? count(view, scope, language, text);
  if (memory.counts.size >= KEPT) memory.counts.clear();
  memory.counts.set(key, known);
  return known;
};
