import { sql } from 'kysely';
import { bytesField, type CopyTarget, copyRows, field } from '../copy.ts';
import { rowsOf, type Tx } from '../writer.ts';
import { mergedInfoTag } from './info-tag.ts';
import { COLUMNS, TEXT_COLUMNS } from './row.ts';

const listed = (table: string) => sql.join(COLUMNS.map((column) => sql.ref(`${table}.${column}`)));

const merged = (column: (typeof COLUMNS)[number]) => {
  const old = sql.ref(`o.${column}`);
  const given = sql.ref(`r.${column}`);
  if (column === 'info_tag') return mergedInfoTag(old, given);
  return TEXT_COLUMNS.has(column) ? sql`${old} || coalesce(${given}, '{}'::jsonb)` : sql`coalesce(${given}, ${old})`;
};

const MERGED = sql.join(COLUMNS.map((column) => sql`${merged(column)} as ${sql.ref(column)}`));

const ASSIGNED = sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`));

/**
 * Rows of what sources say, as JSON; what a row does not mention stays. Answers the SAP numbers of those in which
 * anything is different now.
 */
export const updateMaterials = async (tx: Tx, rows: string): Promise<string[]> => {
  const changed = await sql<{ key: string }>`
    update materials m set ${ASSIGNED}, changed_at = now()
    from (
      select o.sap_material_number, ${MERGED}
      from json_populate_recordset(null::materials, ${rows}::json) r
      join materials o on o.sap_material_number = r.sap_material_number
    ) n
    where m.sap_material_number = n.sap_material_number
      and row(${listed('m')}) is distinct from row(${listed('n')})
    returning m.sap_material_number as key`.execute(tx);
  return changed.rows.map((row) => row.key);
};

export interface Told {
  sapMaterialNumber: string;
  hash: string;
}

const SOURCES: CopyTarget = { table: 'material_sources (sap_material_number, source, content_hash)' };

function* sourceRows(source: string, told: readonly Told[]): Generator<string> {
  for (const { sapMaterialNumber, hash } of told)
    yield `${field(sapMaterialNumber)}\t${field(source)}\t${bytesField(hash)}`;
}

/** Notes what this kind of source said of materials that nobody had spoken of. */
export const noteNewSources = (tx: Tx, source: string, told: readonly Told[]): Promise<void> =>
  copyRows(tx, SOURCES, sourceRows(source, told));

/** Notes what this kind of source said. */
export const noteSources = async (tx: Tx, source: string, told: readonly Told[]): Promise<void> => {
  if (told.length === 0) return;
  const rows = rowsOf(told, ({ sapMaterialNumber, hash }) => ({
    sap_material_number: sapMaterialNumber,
    source,
    content_hash: hash,
  }));
  await sql`
    insert into material_sources (sap_material_number, source, content_hash)
    select sap_material_number, source, content_hash
    from json_populate_recordset(null::material_sources, ${rows}::json)
    on conflict (sap_material_number, source) do update set content_hash = excluded.content_hash`.execute(tx);
};
