import { LANGUAGES, type Texts, textIn } from '@grossist/domain';
import { sharedWords } from '../storage/shared.ts';
import type { StringTable } from '../storage/string-table.ts';
import { TextPool } from '../storage/text-pool.ts';
import type { SearchDocument } from '../types.ts';
import { LONGEST_NAME, writeNameKey } from './name-keys.ts';

export interface NameColumns {
  names: StringTable;
  nameRanks: Uint32Array[];
}

const namesOf = ({ texts }: SearchDocument): Texts => {
  const names: Texts = {};
  for (const language of LANGUAGES) {
    const name = texts[language]?.name;
    if (name !== undefined) names[language] = name;
  }
  return names;
};

/** Per language the name a reader sees, ranked. */
export const nameColumns = (documents: readonly SearchDocument[]): NameColumns => {
  const pool = new TextPool();
  const key = new Uint16Array(LONGEST_NAME);
  const columns = LANGUAGES.map(() => sharedWords(documents.length));
  documents.forEach((document, index) => {
    for (let column = 0; column < columns.length; column++) {
      const language = LANGUAGES[column]!;
      // Most have a name in each language, and need not be asked for another.
      const name = document.texts[language]?.name || (textIn(namesOf(document), language)?.text ?? '');
      columns[column]![index] = pool.numberOf(key, writeNameKey(name, key));
    }
  });
  const { table, order } = pool.sorted();
  const rank = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) rank[order[place]!] = place;
  for (const column of columns)
    for (let index = 0; index < column.length; index++) column[index] = rank[column[index]!]!;
  return { names: table, nameRanks: columns };
};
