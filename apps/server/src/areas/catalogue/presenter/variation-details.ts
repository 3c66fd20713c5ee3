import type { VariationDetails } from '@grossist/contracts';
import { textIn } from '@grossist/domain';
import type { CatalogueReader } from '../catalogue-reader.ts';
import type { DocumentRow } from '../queries/find-documents.ts';
import type { VariationRow } from '../queries/find-variation.ts';
import type { Reference } from '../reference/index.ts';
import { presentAttributes } from './attributes.ts';
import { presentDocument } from './document.ts';
import { presentPath } from './node.ts';

export interface VariationShown {
  reference: Reference;
  reader: CatalogueReader;
  siblings: readonly DocumentRow[];
  /** How many attributes are told; their whole number is told in any case. */
  mostAttributes: number;
}

/** [cat-03] */
export const presentVariationDetails = (
  row: VariationRow,
  { reference, reader, siblings, mostAttributes }: VariationShown,
): VariationDetails => {
  const { language } = reader;
  const description = textIn(row.descriptions, language) ?? textIn(row.product_descriptions, language);
  const attributes = presentAttributes(row, reader);
  return {
    ...presentDocument(row, language),
    Description: description?.text ?? '',
    DescriptionLanguage: description === undefined || description.language === language ? '' : description.language,
    EtimClass: row.class_code ?? '',
    EtimClassName: textIn(row.class_names ?? {}, language)?.text ?? '',
    Attributes: attributes.slice(0, mostAttributes),
    AttributeCount: attributes.length,
    AlternativeNumbers: row.alternative_numbers,
    Path: presentPath(reference, row.node_code, language),
    Siblings: siblings.map((sibling) => presentDocument(sibling, language)),
    ReplacedBy: row.replaced_by,
    IsDirectDeliveryProduct: row.is_direct_delivery_product,
    IsContractorProduct: row.is_contractor_product,
    IsGrossistProjectProduct: row.is_project_product,
    IsAccountingStringProduct: row.is_accounting_string_product,
    EndUserRegistrationRequirementType: row.end_user_registration_requirement_type,
  };
};
