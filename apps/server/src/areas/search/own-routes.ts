import { clearSearchHistory, getSearchHistory, setSearchHistoryLimit, setSortKey } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import type { Person, Visitor } from '../identity/index.ts';
import * as commands from './commands/search-preferences.ts';
import { forgetSearches, readHistory, setHistoryLimit } from './commands/search-preferences.ts';

const person = (visitor: Visitor): Person => {
  if (visitor.kind !== 'person') throw signedOut();
  return visitor;
};

/** What the search keeps of a person: the order they like, and what they searched for last. */
export const ownSearchRoutes = (db: Database): readonly Answer[] => {
  const keepSortKey = commands.setSortKey(db);
  const historyOf = readHistory(db);
  const forget = forgetSearches(db);
  const limit = setHistoryLimit(db);

  return [
    answer(setSortKey, async ({ body }, { visitor }) => {
      await keepSortKey(person(visitor).contactId, body.SortKey);
      return DONE;
    }),
    answer(getSearchHistory, async (_, { visitor }) => historyOf(person(visitor).contactId)),
    answer(clearSearchHistory, async (_, { visitor }) => {
      await forget(person(visitor).contactId);
      return DONE;
    }),
    answer(setSearchHistoryLimit, async ({ body }, { visitor }) => {
      await limit(person(visitor).contactId, body.Limit);
      return DONE;
    }),
  ];
};
