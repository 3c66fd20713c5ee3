import { sql } from 'kysely';
import type { Tx } from '../writer.ts';
import { COLUMNS, TEXT_COLUMNS } from './row.ts';

const listed = (table: string) => sql.join(COLUMNS.map((column) => sql.ref(`${table}.${column}`)));

const INSERTED = sql.join(
  ['id', 'sap_material_number', 'code', ...COLUMNS, 'content_hash'].map((column) => sql.ref(column)),
);

const MERGED = sql.join(
  COLUMNS.map((column) => {
    const old = sql.ref(`o.${column}`);
    const given = sql.ref(`r.${column}`);
    const merged = TEXT_COLUMNS.has(column)
      ? sql`${old} || coalesce(${given}, '{}'::jsonb)`
      : sql`coalesce(${given}, ${old})`;
    return sql`${merged} as ${sql.ref(column)}`;
  }),
);

const ASSIGNED = sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`));

/** Whole rows of new materials, as JSON. */
export const insertMaterials = async (tx: Tx, rows: string): Promise<void> => {
  await sql`
    insert into materials (${INSERTED})
    select ${INSERTED} from json_populate_recordset(null::materials, ${rows}::json)`.execute(tx);
};

/**
 * Rows of what sources say, as JSON; what a row does not mention stays. Answers the SAP numbers of those in which
 * anything is different now.
 */
export const updateMaterials = async (tx: Tx, rows: string): Promise<string[]> => {
  const changed = await sql<{ key: string }>`
    update materials m set ${ASSIGNED}, content_hash = n.content_hash, changed_at = now()
    from (
      select o.sap_material_number, r.content_hash, ${MERGED}
      from json_populate_recordset(null::materials, ${rows}::json) r
      join materials o on o.sap_material_number = r.sap_material_number
    ) n
    where m.sap_material_number = n.sap_material_number
      and row(${listed('m')}) is distinct from row(${listed('n')})
    returning m.sap_material_number as key`.execute(tx);
  return changed.rows.map((row) => row.key);
};

/** Notes what this kind of source said: [{sap_material_number, source, content_hash}] as JSON. */
export const noteSources = async (tx: Tx, rows: string): Promise<void> => {
  await sql`
    insert into material_sources (sap_material_number, source, content_hash)
    select sap_material_number, source, content_hash
    from json_populate_recordset(null::material_sources, ${rows}::json)
    on conflict (sap_material_number, source) do update set content_hash = excluded.content_hash`.execute(tx);
};
