import type { MaterialRecord, MediaReference } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type CopyTarget, copyRows, field, jsonField } from '../copy.ts';
import { rowsOf, type Tx } from '../writer.ts';

/** A record that may have media, with its material's number. */
export interface WithMedia {
  record: Pick<MaterialRecord, 'media'>;
  sapMaterialNumber: string;
}

const keyOf = ({ kind, source, language }: MediaReference): string => JSON.stringify([kind, source, language ?? '']);

interface Placed {
  media: MediaReference;
  sapMaterialNumber: string;
  place: number;
}

/** Returns media with their positions within their material; the last of two equal ones counts. */
const placed = (materials: readonly WithMedia[]): Placed[] =>
  materials.flatMap(({ record, sapMaterialNumber }) =>
    [...new Map((record.media ?? []).map((media) => [keyOf(media), media])).values()].map((media, place) => ({
      media,
      sapMaterialNumber,
      place,
    })),
  );

const rows = (materials: readonly WithMedia[], source: string, from: number): string =>
  rowsOf(placed(materials), ({ media, sapMaterialNumber, place }) => ({
    sap_material_number: sapMaterialNumber,
    kind: media.kind,
    source: media.source,
    language: media.language ?? '',
    document_type: media.documentType ?? '',
    mime_type: media.mimeType ?? '',
    titles: media.titles ?? {},
    position: from + place,
    told_by: source,
  }));

const write = async (tx: Tx, given: string): Promise<string[]> => {
  const written = await sql<{ key: string }>`
    insert into material_media
      (sap_material_number, kind, source, language, document_type, mime_type, titles, position, told_by)
    select sap_material_number, kind, source, language, document_type, mime_type, titles, position, told_by
    from json_populate_recordset(null::material_media, ${given}::json)
    on conflict (sap_material_number, kind, source, language) do update set document_type = excluded.document_type,
      mime_type = excluded.mime_type, titles = excluded.titles, position = excluded.position,
      told_by = excluded.told_by
    where (material_media.document_type, material_media.mime_type, material_media.titles, material_media.position)
      is distinct from (excluded.document_type, excluded.mime_type, excluded.titles, excluded.position)
    returning sap_material_number as key`.execute(tx);
  return written.rows.map((row) => row.key);
};

/**
 * Writes pictures and documents: a record's list replaces all of its kind of source; a record without a list changes none.
 * @returns SAP numbers of materials whose media changed
 */
export const writeMedia = async (tx: Tx, source: string, materials: readonly WithMedia[]): Promise<string[]> => {
  const withMedia = materials.filter(({ record }) => record.media !== undefined);
  if (withMedia.length === 0) return [];
  const given = rows(withMedia, source, 0);
  const numbers = withMedia.map(({ sapMaterialNumber }) => sapMaterialNumber);
  const gone = await sql<{ key: string }>`
    delete from material_media m
    where m.sap_material_number = any(${numbers}::text[]) and m.told_by = ${source}
      and not exists (
        select from json_populate_recordset(null::material_media, ${given}::json) r
        where (r.sap_material_number, r.kind, r.source, r.language) = (m.sap_material_number, m.kind, m.source, m.language))
    returning m.sap_material_number as key`.execute(tx);
  return [...gone.rows.map((row) => row.key), ...(await write(tx, given))];
};

const NEW: CopyTarget = {
  table:
    'material_media (sap_material_number, kind, source, language, document_type, mime_type, titles, position, told_by)',
};

/** Inserts pictures and documents of new materials. */
export const writeNewMedia = (tx: Tx, source: string, materials: readonly WithMedia[]): Promise<void> =>
  copyRows(
    tx,
    NEW,
    placed(materials).map(({ media, sapMaterialNumber, place }) =>
      [
        field(sapMaterialNumber),
        media.kind,
        field(media.source),
        media.language ?? '',
        field(media.documentType ?? ''),
        field(media.mimeType ?? ''),
        media.titles === undefined ? '{}' : jsonField(media.titles),
        place,
        field(source),
      ].join('\t'),
    ),
  );

/** First position of added media, after those of the materials' own records. */
const ADDED = 10_000;

/** Adds or updates pictures and documents; removes none. */
export const addMedia = async (tx: Tx, source: string, materials: readonly WithMedia[]): Promise<string[]> => {
  const withMedia = materials.filter(({ record }) => (record.media ?? []).length > 0);
  return withMedia.length === 0 ? [] : write(tx, rows(withMedia, source, ADDED));
};
