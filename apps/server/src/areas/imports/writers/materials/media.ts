import type { MaterialRecord, MediaReference } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type CopyTarget, copyRows, field, jsonField } from '../copy.ts';
import { rowsOf, type Tx } from '../writer.ts';

/** A record that may speak of media, and the number its material has. */
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

/** Each with its place among those of its material; the last of two that are the same counts. */
const placed = (materials: readonly WithMedia[]): Placed[] =>
  materials.flatMap(({ record, sapMaterialNumber }) =>
    [...new Map((record.media ?? []).map((media) => [keyOf(media), media])).values()].map((media, place) => ({
      media,
      sapMaterialNumber,
      place,
    })),
  );

const rows = (materials: readonly WithMedia[], toldBy: string, from: number): string =>
  rowsOf(placed(materials), ({ media, sapMaterialNumber, place }) => ({
    sap_material_number: sapMaterialNumber,
    kind: media.kind,
    source: media.source,
    language: media.language ?? '',
    document_type: media.documentType ?? '',
    mime_type: media.mimeType ?? '',
    titles: media.titles ?? {},
    position: from + place,
    told_by: toldBy,
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
 * Pictures and documents: those that a record names are all that its kind of source knows; a record that names none
 * says nothing of them. Answers the SAP numbers of the materials where anything is different.
 */
export const writeMedia = async (tx: Tx, source: string, materials: readonly WithMedia[]): Promise<string[]> => {
  const speaking = materials.filter(({ record }) => record.media !== undefined);
  if (speaking.length === 0) return [];
  const given = rows(speaking, source, 0);
  const numbers = speaking.map(({ sapMaterialNumber }) => sapMaterialNumber);
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

/** Pictures and documents of materials that are new and so have none. */
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

/** After those that materials name themselves. */
const ADDED = 10_000;

/** Adds pictures and documents, or says them anew; takes none away. */
export const addMedia = async (tx: Tx, source: string, materials: readonly WithMedia[]): Promise<string[]> => {
  const speaking = materials.filter(({ record }) => (record.media ?? []).length > 0);
  return speaking.length === 0 ? [] : write(tx, rows(speaking, source, ADDED));
};
