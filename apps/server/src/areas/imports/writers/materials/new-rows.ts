import type { MaterialRecord, Tree } from '@grossist/catalogue-formats';
import { bytesField, type CopyTarget, copyRows, field, fieldOrNull, jsonField, listField } from '../copy.ts';
import type { Tx } from '../writer.ts';
import { toldInfoTag } from './info-tag.ts';
import { newIds } from './new-ids.ts';

export interface NewMaterialRow {
  id: string;
  record: MaterialRecord;
  sapMaterialNumber: string;
  productCode: string;
  tree: Tree;
  hash: string;
}

const given = (code: string | undefined): string => fieldOrNull(code || undefined);
const text = (value: string | undefined): string => field(value ?? '');
const flag = (value: boolean | undefined, preset = false): string => ((value ?? preset) ? 't' : 'f');
const list = (values: readonly string[] | undefined): string => (values?.length ? listField(values) : '{}');
const json = (value: object | undefined): string => (value === undefined ? '{}' : jsonField(value));

/** Columns and what fills them in a material that is new: what the record does not say has its preset. */
const FIELDS: readonly (readonly [column: string, fill: (row: NewMaterialRow) => string])[] = [
  ['id', (row) => row.id],
  ['sap_material_number', (row) => field(row.sapMaterialNumber)],
  ['code', (row) => field(row.sapMaterialNumber)],
  ['product_code', (row) => field(row.productCode)],
  ['class_code', ({ record }) => given(record.classCode)],
  ['supplier_code', ({ record }) => given(record.supplierCode)],
  ['supplier_number', ({ record }) => text(record.supplierNumber)],
  ['el_number', ({ record }) => text(record.elNumber)],
  ['hws_number', ({ record }) => text(record.hwsNumber)],
  ['ean', ({ record }) => text(record.ean)],
  ['alternative_numbers', ({ record }) => list(record.alternativeNumbers)],
  ['type_designation', ({ record }) => text(record.typeDesignation)],
  ['tree', (row) => row.tree],
  ['names', ({ record }) => json(record.names)],
  ['descriptions', ({ record }) => json(record.descriptions)],
  ['sales_unit', ({ record }) => field(record.salesUnit)],
  ['min_quantity', ({ record }) => field(record.minQuantity ?? '1')],
  ['multiplum', ({ record }) => field(record.multiplum ?? '1')],
  ['package_size', ({ record }) => field(record.packageSize ?? '1')],
  ['cable_cut_allowed', ({ record }) => flag(record.cableCutAllowed)],
  ['status', ({ record }) => field(record.status ?? '10')],
  ['is_on_clearance_sale', ({ record }) => flag(record.isOnClearanceSale)],
  ['is_direct_delivery_product', ({ record }) => flag(record.isDirectDeliveryProduct)],
  ['is_project_product', ({ record }) => flag(record.isProjectProduct)],
  ['is_contractor_product', ({ record }) => flag(record.isContractorProduct)],
  ['is_accounting_string_product', ({ record }) => flag(record.isAccountingStringProduct)],
  ['is_stocked', ({ record }) => flag(record.isStocked, true)],
  ['supply_status', ({ record }) => text(record.supplyStatus)],
  ['end_user_registration_requirement_type', ({ record }) => text(record.endUserRegistrationRequirementType)],
  [
    'concept_suggestion',
    ({ record: { conceptSuggestion } }) => (conceptSuggestion ? jsonField(conceptSuggestion) : '\\N'),
  ],
  ['alternatives', ({ record }) => list(record.alternatives)],
  ['accessories', ({ record }) => list(record.accessories)],
  ['replaced_by', ({ record }) => text(record.replacedBy)],
  ['material_group', ({ record }) => text(record.materialGroup)],
  ['markets', ({ record }) => list(record.markets)],
  ['features', ({ record }) => json(record.features)],
  ['popularity', ({ record }) => String(record.popularity ?? 0)],
  ['keywords', ({ record }) => json(record.keywords)],
  [
    'info_tag',
    ({ record: { infoTag } }) => (infoTag && infoTag.color !== 'none' ? jsonField(toldInfoTag(infoTag) ?? {}) : '\\N'),
  ],
  ['content_hash', (row) => bytesField(row.hash)],
];

const MATERIALS: CopyTarget = { table: `materials (${FIELDS.map(([column]) => column).join(', ')})` };

function* linesOf(rows: readonly Omit<NewMaterialRow, 'id'>[]): Generator<string> {
  const ids = newIds(rows.length);
  for (const [place, each] of rows.entries()) {
    const row = { ...each, id: ids[place] ?? '' };
    let line = '';
    for (const [, fill] of FIELDS) line += line === '' ? fill(row) : `\t${fill(row)}`;
    yield line;
  }
}

/** Writes materials that no one has. */
export const insertMaterials = (tx: Tx, rows: readonly Omit<NewMaterialRow, 'id'>[]): Promise<void> =>
  copyRows(tx, MATERIALS, linesOf(rows));
