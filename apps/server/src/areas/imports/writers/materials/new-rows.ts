/** Inserts new materials by COPY. */

import { randomFillSync } from 'node:crypto';
import type { MaterialRecord, Tree } from '@grossist/catalogue-formats';
import { v7 as uuidv7 } from 'uuid';
import { type CopyTarget, copyRows, field, jsonField, listField, NULL } from '../copy.ts';
import type { Tx } from '../writer.ts';
import type { StoredReferences } from './material-references.ts';
import { infoTagColumn } from './store.ts';

const RANDOM_BYTES = 16;

/** Makes time-ordered ids with random bytes that are drawn at once: one draw for each takes longer than its row. */
const newIds = (count: number): string[] => {
  const random = randomFillSync(new Uint8Array(count * RANDOM_BYTES));
  const msecs = Date.now();
  return Array.from({ length: count }, (_, place) =>
    uuidv7({ msecs, seq: place, random: random.subarray(place * RANDOM_BYTES, (place + 1) * RANDOM_BYTES) }),
  );
};

interface NewMaterialRow {
  record: MaterialRecord;
  references: StoredReferences;
  sapMaterialNumber: string;
  productCode: string;
  tree: Tree;
}

const NOTHING = '{}';

interface Column {
  name: string;
  /** Returns the record's value as a field of COPY; undefined where it has none. */
  read: (record: MaterialRecord, references: StoredReferences) => string | undefined;
  /** Default of the table's column. */
  preset: string;
}

const text = (name: string, read: (record: MaterialRecord) => string | undefined, preset = ''): Column => ({
  name,
  read: (record) => {
    const value = read(record);
    return value === undefined ? undefined : field(value);
  },
  preset,
});
const code = (name: string, read: (record: MaterialRecord) => string | undefined): Column =>
  text(name, (record) => read(record) || undefined, NULL);
const list = (
  name: string,
  read: (record: MaterialRecord, references: StoredReferences) => readonly string[] | undefined,
): Column => ({
  name,
  read: (record, references) => {
    const values = read(record, references);
    return values === undefined || values.length === 0 ? undefined : listField(values);
  },
  preset: NOTHING,
});
const json = (name: string, read: (record: MaterialRecord) => object | undefined, preset = NOTHING): Column => ({
  name,
  read: (record) => {
    const value = read(record);
    return value === undefined ? undefined : jsonField(value);
  },
  preset,
});
const flag = (name: string, read: (record: MaterialRecord) => boolean | undefined, preset = false): Column => ({
  name,
  read: (record) => {
    const value = read(record);
    return value === undefined || value === preset ? undefined : value ? 't' : 'f';
  },
  preset: preset ? 't' : 'f',
});

/** Optional columns. Those in which no record of a batch has a value are left to their defaults. */
const COLUMNS: readonly Column[] = [
  code('class_code', (record) => record.classCode),
  code('supplier_code', (record) => record.supplierCode),
  text('supplier_number', (record) => record.supplierNumber),
  text('el_number', (record) => record.elNumber),
  text('hws_number', (record) => record.hwsNumber),
  text('ean', (record) => record.ean),
  list('alternative_numbers', (record) => record.alternativeNumbers),
  text('type_designation', (record) => record.typeDesignation),
  json('descriptions', (record) => record.descriptions),
  text('min_quantity', (record) => record.minQuantity, '1'),
  text('multiplum', (record) => record.multiplum, '1'),
  text('package_size', (record) => record.packageSize, '1'),
  json('packagings', (record) => record.packagings),
  flag('cable_cut_allowed', (record) => record.cableCutAllowed),
  text('status', (record) => record.status, '10'),
  flag('is_on_clearance_sale', (record) => record.isOnClearanceSale),
  flag('is_direct_delivery_product', (record) => record.isDirectDeliveryProduct),
  flag('is_project_product', (record) => record.isProjectProduct),
  flag('is_contractor_product', (record) => record.isContractorProduct),
  flag('is_accounting_string_product', (record) => record.isAccountingStringProduct),
  flag('is_stocked', (record) => record.isStocked, true),
  text('supply_status', (record) => record.supplyStatus),
  text('end_user_registration_requirement_type', (record) => record.endUserRegistrationRequirementType),
  json('concept_suggestion', (record) => record.conceptSuggestion, NULL),
  list('alternatives', (_, references) => references.alternatives),
  list('accessories', (_, references) => references.accessories),
  { name: 'replaced_by', read: (_, { replacedBy }) => (replacedBy ? field(replacedBy) : undefined), preset: '' },
  text('material_group', (record) => record.materialGroup),
  json('features', (record) => record.features),
  text('popularity', (record) => record.popularity?.toString(), '0'),
  json('keywords', (record) => record.keywords),
  json(
    'info_tag',
    ({ infoTag }) => (infoTag && infoTag.color !== 'none' ? (infoTagColumn(infoTag) ?? {}) : undefined),
    NULL,
  ),
];

const ALWAYS = ['id', 'sap_material_number', 'code', 'product_code', 'tree', 'names', 'sales_unit', 'markets'];

const targetOf = (columns: readonly Column[]): CopyTarget => ({
  table: `materials (${[...ALWAYS, ...columns.map(({ name }) => name)].join(', ')})`,
});

function* linesOf(rows: readonly NewMaterialRow[], columns: readonly Column[]): Generator<string> {
  const ids = newIds(rows.length);
  for (const [place, { record, references, sapMaterialNumber, productCode, tree }] of rows.entries()) {
    const number = field(sapMaterialNumber);
    let line = `${ids[place]}\t${number}\t${number}\t${field(productCode)}\t${tree}\t${jsonField(record.names)}`;
    line += `\t${field(record.salesUnit)}\t${listField(record.markets)}`;
    for (const { read, preset } of columns) line += `\t${read(record, references) ?? preset}`;
    yield line;
  }
}

/** Inserts new materials. */
export const insertMaterials = (tx: Tx, rows: readonly NewMaterialRow[]): Promise<void> => {
  const columns = COLUMNS.filter(({ read }) =>
    rows.some(({ record, references }) => read(record, references) !== undefined),
  );
  return copyRows(tx, targetOf(columns), linesOf(rows, columns));
};
