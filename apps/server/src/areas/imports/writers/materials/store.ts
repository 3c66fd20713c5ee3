/** Columns of materials, and their update from records. */

import type { MaterialRecord, ToldInfoTag } from '@grossist/catalogue-formats';
import { type RawBuilder, sql } from 'kysely';
import { bytesField, type CopyTarget, copyRows, field } from '../copy.ts';
import { rowsOf, type Tx } from '../writer.ts';
import type { Stored } from './find.ts';
import type { StoredReferences } from './material-references.ts';

/** Returns the value for the column info_tag; a removed tag has the color `none`, so that the update removes it. */
export const infoTagColumn = (tag: ToldInfoTag | undefined) =>
  tag === undefined || tag.color === 'none' ? tag : { descriptions: {}, ...tag };

/** Builds the new value from the stored tag and the given one, if any. */
export const mergedInfoTag = (old: RawBuilder<unknown>, given: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`nullif(coalesce(${given}, ${old}), '{"color": "none"}'::jsonb)`;

/** The columns that a source may set. */
const COLUMNS = [
  'product_code',
  'class_code',
  'supplier_code',
  'supplier_number',
  'el_number',
  'hws_number',
  'ean',
  'alternative_numbers',
  'type_designation',
  'tree',
  'names',
  'descriptions',
  'sales_unit',
  'min_quantity',
  'multiplum',
  'package_size',
  'packagings',
  'cable_cut_allowed',
  'status',
  'is_on_clearance_sale',
  'is_direct_delivery_product',
  'is_project_product',
  'is_contractor_product',
  'is_accounting_string_product',
  'is_stocked',
  'supply_status',
  'end_user_registration_requirement_type',
  'concept_suggestion',
  'alternatives',
  'accessories',
  'replaced_by',
  'material_group',
  'markets',
  'features',
  'popularity',
  'keywords',
  'info_tag',
] as const;

/** Columns by language: a source with one language leaves the others unchanged. */
const TEXT_COLUMNS: ReadonlySet<string> = new Set(['names', 'descriptions', 'keywords']);

type MaterialRow = Partial<Record<(typeof COLUMNS)[number], unknown>>;

const together = (
  stored: readonly string[] | undefined,
  added: readonly string[] | undefined,
): readonly string[] | undefined => added && [...new Set([...(stored ?? []), ...added])];

/**
 * Returns the columns that the record sets. The wholesaler's own records (with a SAP number) replace markets and alternative
 * numbers; an external file only adds to them.
 */
export const carriedRow = (
  record: MaterialRecord,
  references: StoredReferences,
  stored: Stored | undefined,
): MaterialRow => {
  const isOwn = record.sapMaterialNumber !== undefined;
  return {
    product_code: record.productCode || undefined,
    class_code: record.classCode || undefined,
    supplier_code: record.supplierCode || undefined,
    supplier_number: record.supplierNumber,
    el_number: record.elNumber,
    hws_number: record.hwsNumber,
    ean: record.ean,
    alternative_numbers: isOwn
      ? record.alternativeNumbers
      : together(stored?.alternativeNumbers, record.alternativeNumbers),
    type_designation: record.typeDesignation,
    tree: record.tree,
    names: record.names,
    descriptions: record.descriptions,
    sales_unit: record.salesUnit,
    min_quantity: record.minQuantity,
    multiplum: record.multiplum,
    package_size: record.packageSize,
    packagings: record.packagings,
    cable_cut_allowed: record.cableCutAllowed,
    status: record.status,
    is_on_clearance_sale: record.isOnClearanceSale,
    is_direct_delivery_product: record.isDirectDeliveryProduct,
    is_project_product: record.isProjectProduct,
    is_contractor_product: record.isContractorProduct,
    is_accounting_string_product: record.isAccountingStringProduct,
    is_stocked: record.isStocked,
    supply_status: record.supplyStatus,
    end_user_registration_requirement_type: record.endUserRegistrationRequirementType,
    concept_suggestion: record.conceptSuggestion,
    alternatives: references.alternatives,
    accessories: references.accessories,
    replaced_by: references.replacedBy,
    material_group: record.materialGroup,
    markets: isOwn ? record.markets : together(stored?.markets, record.markets),
    features: record.features,
    popularity: record.popularity,
    keywords: record.keywords,
    info_tag: infoTagColumn(record.infoTag),
  };
};

const listed = (table: string) => sql.join(COLUMNS.map((column) => sql.ref(`${table}.${column}`)));

const merged = (column: (typeof COLUMNS)[number]) => {
  const old = sql.ref(`o.${column}`);
  const given = sql.ref(`r.${column}`);
  if (column === 'info_tag') return mergedInfoTag(old, given);
  return TEXT_COLUMNS.has(column) ? sql`${old} || coalesce(${given}, '{}'::jsonb)` : sql`coalesce(${given}, ${old})`;
};

const MERGED = sql.join(COLUMNS.map((column) => sql`${merged(column)} as ${sql.ref(column)}`));

const ASSIGNED = sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`));

/** Updates materials from rows as JSON; a field that a row omits is not changed. @returns SAP numbers of changed materials */
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

interface SourceHash {
  sapMaterialNumber: string;
  hash: string;
}

const SOURCES: CopyTarget = { table: 'material_sources (sap_material_number, source, content_hash)' };

function* sourceRows(source: string, hashes: readonly SourceHash[]): Generator<string> {
  for (const { sapMaterialNumber, hash } of hashes)
    yield `${field(sapMaterialNumber)}\t${field(source)}\t${bytesField(hash)}`;
}

/** Stores the hashes of new materials for this kind of source. */
export const noteNewSources = (tx: Tx, source: string, hashes: readonly SourceHash[]): Promise<void> =>
  copyRows(tx, SOURCES, sourceRows(source, hashes));

/** Stores the hashes of known materials for this kind of source. */
export const noteSources = async (tx: Tx, source: string, hashes: readonly SourceHash[]): Promise<void> => {
  if (hashes.length === 0) return;
  const rows = rowsOf(hashes, ({ sapMaterialNumber, hash }) => ({
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
