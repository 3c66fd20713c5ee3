import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../db/index.ts';

/** Words of a query that count. */
const MOST_WORDS = 8;

/**
 * Returns the condition that a material `m` has each of the words of a query in a number, the type designation, the
 * supplier or the name in any language, or in a further text.
 * @param query as it was typed; empty: every material matches
 */
export const hasWords = (query: string, further: RawBuilder<unknown> = sql`''`): RawBuilder<boolean> => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sql<boolean>`true`;
  const patterns = words.slice(0, MOST_WORDS).map((word) => `%${escapeLike(word)}%`);
  const described = sql`lower(concat_ws(' ', m.sap_material_number, m.code, m.el_number, m.hws_number, m.ean,
    m.supplier_number, m.type_designation, ${further}, (select name from suppliers where code = m.supplier_code),
    (select string_agg(name, ' ') from jsonb_each_text(m.names) as n(language, name))) collate "default")`;
  return sql<boolean>`${described} like all (${patterns}::text[])`;
};
