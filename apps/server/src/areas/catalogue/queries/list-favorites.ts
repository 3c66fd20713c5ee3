import { type RawBuilder, sql } from 'kysely';
import { type Database, literally } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_TABLES, type DocumentRow } from './find-documents.ts';

export interface FavoritesWanted {
  contactId: string;
  reader: CatalogueReader;
  /** As it was typed; empty: all of them. */
  query: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface FavoritesPage {
  rows: readonly DocumentRow[];
  total: number;
}

/** Words of a query that count; whoever types more means the first. */
const MOST_WORDS = 8;

/** Each word somewhere in what tells of the material, in whatever language. */
const hasWords = (query: string): RawBuilder<unknown> => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sql`true`;
  const patterns = words.slice(0, MOST_WORDS).map((word) => `%${literally(word)}%`);
  const told = sql`lower(concat_ws(' ', m.sap_material_number, m.code, m.el_number, m.hws_number, m.ean,
    m.supplier_number, m.type_designation, s.name, (select string_agg(name, ' ') from jsonb_each_text(m.names) as n(language, name))) collate "default")`;
  return sql`${told} like all (${patterns}::text[])`;
};

/** A page of somebody's favourites that their market has, the latest first. Two queries. */
export const listFavorites =
  (db: Database) =>
  async ({ contactId, reader, query, page, pageSize }: FavoritesWanted): Promise<FavoritesPage> => {
    const theirs = sql`${DOCUMENT_TABLES} join favorites f on f.sap_material_number = m.sap_material_number
      where f.contact_id = ${contactId} and ${reader.market} = any(m.markets) and ${visibleMaterial(reader)}
        and ${hasWords(query)}`;
    const counted = await sql<{ total: number }>`select count(*) as total from ${theirs}`.execute(db);
    const { rows } = await sql<DocumentRow>`
      select ${DOCUMENT_COLUMNS} from ${theirs}
      order by f.added_at desc, f.sap_material_number
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  };
