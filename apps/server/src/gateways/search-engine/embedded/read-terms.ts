import type { Language, Texts } from '@grossist/domain';
import type { SearchIndex } from '@grossist/search-index';
import type { ClientBase } from 'pg';

type Words = Partial<Record<Language, string[]>>;

const wordsOf = (names: Texts, synonyms: Partial<Record<Language, readonly string[]>>): Words => {
  const words: Words = {};
  for (const [language, name] of Object.entries(names) as [Language, string][]) words[language] = [name];
  for (const [language, more] of Object.entries(synonyms) as [Language, readonly string[]][]) {
    words[language] = [...(words[language] ?? []), ...more];
  }
  return words;
};

/** Names and synonyms of classes, nodes and suppliers: their words count for every material of theirs. */
export const registerTerms = async (client: ClientBase, index: SearchIndex): Promise<void> => {
  const classes = await client.query<{ code: string; names: Texts; synonyms: Words }>(
    'select code, names, synonyms from etim_classes',
  );
  for (const { code, names, synonyms } of classes.rows) index.registerTerms('class', code, wordsOf(names, synonyms));
  const nodes = await client.query<{ code: string; names: Texts }>('select code, names from catalogue_nodes');
  for (const { code, names } of nodes.rows) index.registerTerms('node', code, wordsOf(names, {}));
  const suppliers = await client.query<{ code: string; name: string }>('select code, name from suppliers');
  for (const { code, name } of suppliers.rows) index.registerTerms('supplier', code, wordsOf({ en: name }, {}));
};
