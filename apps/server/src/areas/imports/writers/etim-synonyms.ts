import type { EtimSynonymsRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { modelChanged } from './etim-model.ts';
import { classesChanged } from './search-changes.ts';
import { keyOf, outcomesOf, SEPARATOR, type Writer, type Written } from './writer.ts';

export const synonymsKey = ({ classCode, language }: EtimSynonymsRecord): string => keyOf(classCode, language);

/** Adds words to those a class has in a language. */
export const writeEtimSynonyms: Writer<EtimSynonymsRecord> = async (tx, items) => {
  const rows = items.flatMap(({ record: { classCode, language, words } }) =>
    words.map((word) => ({ class_code: classCode, language, word })),
  );
  const { rows: written } = await sql<Written & { classCode: string }>`
    with given as materialized (
      select distinct class_code, language, word from json_populate_recordset(null::etim_class_synonyms, ${JSON.stringify(rows)}::json)
    ), before as (
      select distinct class_code, language from etim_class_synonyms
      where (class_code, language) in (select class_code, language from given)
    ), added as (
      insert into etim_class_synonyms (class_code, language, word) select class_code, language, word from given
      on conflict do nothing
      returning class_code, language
    )
    select distinct a.class_code || ${SEPARATOR} || a.language as key, b.class_code is null as made,
      a.class_code as "classCode"
    from added a left join before b on b.class_code = a.class_code and b.language = a.language`.execute(tx);
  await modelChanged(tx, written);
  await classesChanged(tx, [...new Set(written.map(({ classCode }) => classCode))]);
  return outcomesOf(items, synonymsKey, written);
};
