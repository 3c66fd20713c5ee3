import type { MaterialRecord } from '@grossist/catalogue-formats';
import type { Stored } from './find.ts';
import { toldInfoTag } from './info-tag.ts';
import type { StoredReferences } from './known-references.ts';

/** The columns a source may say something of. */
export const COLUMNS = [
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

/** By language: a source that speaks one language leaves the others. */
export const TEXT_COLUMNS: ReadonlySet<string> = new Set(['names', 'descriptions', 'keywords']);

export type MaterialRow = Partial<Record<(typeof COLUMNS)[number], unknown>>;

const together = (
  stored: readonly string[] | undefined,
  added: readonly string[] | undefined,
): readonly string[] | undefined => added && [...new Set([...(stored ?? []), ...added])];

/**
 * What the record says, and nothing for what it does not mention. The house's own records (with a SAP number) set
 * markets and alternative numbers; a file from outside only adds to them.
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
    info_tag: toldInfoTag(record.infoTag),
  };
};
