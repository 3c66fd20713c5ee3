import { createSynonyms, deleteSynonyms, getSynonyms, importSynonyms, updateSynonyms } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { createGroup, deleteGroup, listGroups, type SynonymsGiven, updateGroup } from './groups.ts';
import { importGroups } from './import-groups.ts';

interface GroupBody {
  Language: Language | null;
  Words: readonly string[];
  IsOneWay: boolean;
}

const given = ({ Language: language, Words: words, IsOneWay: isOneWay }: GroupBody): SynonymsGiven => ({
  language,
  words,
  isOneWay,
});

/** Routes of the editors' synonyms; the search is notified of each change (channel "synonyms"). */
export const synonymRoutes = (db: Database): readonly Answer[] => {
  const list = listGroups(db);
  const create = createGroup(db);
  const update = updateGroup(db);
  const remove = deleteGroup(db);
  const bringIn = importGroups(db);

  return [
    answer(getSynonyms, async ({ query }) =>
      list({ query: query.Query, language: query.Language, page: query.Page, pageSize: query.PageSize }),
    ),
    answer(createSynonyms, async ({ body }) => create(given(body))),
    answer(updateSynonyms, async ({ params, body }) => update(params.id, given(body), body.Version)),
    answer(deleteSynonyms, async ({ params, query }) => {
      await remove(params.id, query.Version);
      return DONE;
    }),
    answer(importSynonyms, async ({ body }) => bringIn(body.Csv, body.ReplaceAll)),
  ];
};
