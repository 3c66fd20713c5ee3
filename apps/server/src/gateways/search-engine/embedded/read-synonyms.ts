import type { Language } from '@grossist/domain';
import type { SynonymGroup } from '@grossist/search-index';
import type { ClientBase } from 'pg';

/** Every group of synonyms that editors keep (at most 10,000); changes are told on the channel "synonyms". */
export const readSynonyms = async (client: ClientBase): Promise<readonly SynonymGroup[]> => {
  const { rows } = await client.query<{ id: string; language: Language | null; words: string[]; is_one_way: boolean }>(
    'select id, language, words, is_one_way from synonym_groups order by id',
  );
  return rows.map(({ id, language, words, is_one_way: oneWay }) => ({
    id,
    ...(language === null ? {} : { language }),
    words,
    oneWay,
  }));
};
