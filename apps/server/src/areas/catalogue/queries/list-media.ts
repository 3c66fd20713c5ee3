import type { MediaReference } from '@grossist/catalogue-formats';
import type { MediaType, Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

export interface MediaRow {
  kind: MediaReference['kind'];
  source: string;
  /** Empty: any. */
  language: string;
  document_type: string;
  mime_type: string;
  titles: Texts;
  /** What an editor calls the type of the document or link. */
  type_names: Texts | null;
  /** Of the stored file; null where it was not fetched. */
  stored_hash: string | null;
  stored_mime_type: MediaType | null;
}

const MOST_MEDIA = 200;

/** Pictures, drawings, documents and links of a material in their order, at most 200. One query. [cat-03] */
export const listMedia =
  (db: Database) =>
  async (sapMaterialNumber: string): Promise<readonly MediaRow[]> => {
    const { rows } = await sql<MediaRow>`
      select m.kind, m.source, m.language, m.document_type, m.mime_type, m.titles, t.texts as type_names,
        f.hash as stored_hash, f.mime_type as stored_mime_type
      from material_media m
      left join translations t on t.code = m.document_type
        and t.kind = case m.kind when 'link' then 'url-type' else 'document-type' end
      left join media_fetches f on f.source = m.source and f.state = 'stored'
      where m.sap_material_number = ${sapMaterialNumber}
      order by m.position, m.kind, m.source, m.language limit ${MOST_MEDIA}`.execute(db);
    return rows;
  };
