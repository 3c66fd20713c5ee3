import type { Language, Texts } from '@grossist/domain';
import type { SearchIndex, SynonymGroup } from '@grossist/search-index';
import type { ClientBase } from 'pg';

/** Receives the words beside the materials: an index, or the writing half of one. */
export type WordTarget = Pick<SearchIndex, 'registerTerms' | 'registerFeatureOrder' | 'registerSynonyms'>;

/** Reads every synonym group of the editors (at most 10,000); changes are notified on the channel "synonyms". */
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

type Words = Partial<Record<Language, readonly string[]>>;

/** The same words in one list for each language, each once. */
const together = (...lists: readonly Words[]): Words => {
  const words: Partial<Record<Language, Set<string>>> = {};
  for (const list of lists) {
    for (const [language, more] of Object.entries(list) as [Language, readonly string[]][]) {
      const known = (words[language] ??= new Set());
      for (const word of more) known.add(word);
    }
  }
  return Object.fromEntries(Object.entries(words).map(([language, known]) => [language, [...known]]));
};

const namesAsWords = (names: Texts): Words =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, [name]]));

/** Classes by code with the synonyms of the ETIM model, which the wholesaler's own go before. */
const readClassSynonyms = async (client: ClientBase): Promise<ReadonlyMap<string, Words>> => {
  const { rows } = await client.query<{ class_code: string; words: Words }>(`
    select class_code, json_object_agg(language, words) as words from (
      select s.class_code, s.language, json_agg(s.word order by s.word) as words
      from etim_class_synonyms s join etim_classes c on c.code = s.class_code
      group by s.class_code, s.language
    ) of_a_language group by class_code`);
  return new Map(rows.map(({ class_code, words }) => [class_code, words]));
};

/** Changes whenever a class, a node, a supplier or the ETIM model does. */
const readStamp = async (client: ClientBase): Promise<string> => {
  const { rows } = await client.query<{ stamp: string }>(`
    select concat_ws(' ',
      (select revision from etim_model),
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from etim_classes),
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from catalogue_nodes),
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from suppliers)) as stamp`);
  return rows[0]?.stamp ?? '';
};

/** The stamp of the terms that were last registered with each index. */
const lastStamps = new WeakMap<object, string>();

/**
 * Names and synonyms of classes, nodes and suppliers: their words count for every material of theirs; and which
 * features of a class are the most useful. Registered again only when they changed, since a whole ETIM release has
 * 5,600 classes with 40,000 synonyms.
 */
const registerTerms = async (client: ClientBase, index: Omit<WordTarget, 'registerSynonyms'>): Promise<void> => {
  const stamp = await readStamp(client);
  if (lastStamps.get(index) === stamp) return;
  const synonymsOf = await readClassSynonyms(client);
  const classes = await client.query<{ code: string; names: Texts; synonyms: Words; features: string[] }>(`
    select code, names, synonyms, array(
      select f.value ->> 'code' from jsonb_array_elements(features) with ordinality f (value, place) order by f.place
    ) as features from etim_classes_known`);
  for (const { code, names, synonyms, features } of classes.rows) {
    index.registerTerms('class', code, together(namesAsWords(names), synonyms, synonymsOf.get(code) ?? {}));
    if (features.length > 0) index.registerFeatureOrder(code, features);
  }
  const nodes = await client.query<{ code: string; names: Texts }>('select code, names from catalogue_nodes');
  for (const { code, names } of nodes.rows) index.registerTerms('node', code, namesAsWords(names));
  const suppliers = await client.query<{ code: string; name: string }>('select code, name from suppliers');
  for (const { code, name } of suppliers.rows) index.registerTerms('supplier', code, { en: [name] });
  lastStamps.set(index, stamp);
};

/** Registers all words beside the materials: of classes, nodes and suppliers, and the editors' synonyms. */
export const registerWords = async (client: ClientBase, index: WordTarget): Promise<void> => {
  await registerTerms(client, index);
  index.registerSynonyms(await readSynonyms(client));
};
