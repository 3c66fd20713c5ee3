import type { VariationDetails } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import { resolvedNumber } from '../../../unresolved-number.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import type { DocumentRow } from '../queries/find-documents.ts';
import { type ListMarks, markDocuments } from '../queries/find-list-marks.ts';
import type { MediaRow, Siblings, VariationRow } from '../queries/find-variation.ts';
import { presentVendorLink } from '../queries/vendors.ts';
import type { Reference } from '../reference/reference.ts';
import { attributesOf, knownFeaturesOf, presentAttribute, presentAttributeGroups } from './attributes.ts';
import { distinguish } from './distinguishing.ts';
import { materialImageUrl, presentDocument } from './document.ts';
import { isDialuxLink, presentDialux, presentDocuments, presentPictures } from './media.ts';
import { presentPath } from './node.ts';

export interface VariationShown {
  reference: Reference;
  reader: CatalogueReader;
  /** Absent: not requested. */
  siblings: Siblings | undefined;
  media: readonly MediaRow[];
  /** Alternatives, accessories and what replaces it, as far as the reader may see them. */
  related: readonly DocumentRow[];
  marks: ListMarks;
  /** How many attributes are listed; their count is of all. */
  mostAttributes: number;
}

const MOST_RELATED = 50;

const chosen = (related: readonly DocumentRow[], numbers: readonly string[]): DocumentRow[] => {
  const known = new Map(related.map((row) => [row.sap_material_number, row]));
  return [...new Set(numbers)].flatMap((number) => known.get(number) ?? []).slice(0, MOST_RELATED);
};

const presentSiblings = (
  row: VariationRow,
  { reference, reader, siblings, marks }: VariationShown,
): Pick<VariationDetails, 'Siblings' | 'SiblingCount' | 'DistinguishingAttributes' | 'DistinguishingValues'> => {
  if (siblings === undefined) {
    return { Siblings: [], SiblingCount: 0, DistinguishingAttributes: [], DistinguishingValues: [] };
  }
  const features = knownFeaturesOf(row, reference);
  const materials = [row.features, ...siblings.rows.map((sibling) => sibling.features)];
  const { attributes, values } = distinguish(features, materials, reference, reader);
  return {
    Siblings: markDocuments(
      siblings.rows.map((sibling, index) => ({
        ...presentDocument(sibling, reader.language),
        DistinguishingValues: values[index + 1] ?? [],
      })),
      marks,
    ),
    SiblingCount: siblings.count,
    DistinguishingAttributes: attributes,
    DistinguishingValues: values[0] ?? [],
  };
};

const presentRelated = (
  row: VariationRow,
  { related, marks }: VariationShown,
  language: Language,
): Pick<VariationDetails, 'Alternatives' | 'Accessories' | 'Replacement'> => {
  const documents = (numbers: readonly string[]) =>
    markDocuments(
      chosen(related, numbers).map((each) => presentDocument(each, language)),
      marks,
    );
  return {
    Alternatives: documents(row.alternatives),
    Accessories: documents(row.accessories),
    Replacement: documents([row.replaced_by])[0] ?? null,
  };
};

/** [cat-03] */
export const presentVariationDetails = (row: VariationRow, shown: VariationShown): VariationDetails => {
  const { reference, reader, media, marks, mostAttributes } = shown;
  const { language } = reader;
  const description = textIn(row.descriptions, language) ?? textIn(row.product_descriptions, language);
  const attributes = attributesOf(row, reference, reader);
  const listed = attributes.slice(0, mostAttributes);
  const pictures = presentPictures(media, materialImageUrl(row.sap_material_number), language);
  const dialux = presentDialux(media, row.features, pictures[0]?.Url ?? '', language);
  return {
    ...presentDocument(row, language),
    ...presentSiblings(row, shown),
    ...presentRelated(row, shown, language),
    ...marks.get(row.sap_material_number),
    Description: description?.text ?? '',
    DescriptionLanguage: description === undefined || description.language === language ? '' : description.language,
    EtimClass: row.class_code ?? '',
    EtimClassName: textIn(row.class_names ?? {}, language)?.text ?? '',
    Attributes: listed.map(presentAttribute),
    AttributeCount: attributes.length,
    AttributeGroups: presentAttributeGroups(listed, language),
    AlternativeNumbers: row.alternative_numbers,
    Path: presentPath(reference, row.node_code, language),
    Pictures: pictures,
    DialuxInformation: dialux,
    // Dialux links are not listed again among the documents.
    Documents: presentDocuments(
      dialux === null ? media : media.filter((each) => !isDialuxLink(each)),
      { code: row.sap_material_number, hasAttributes: attributes.length > 0 },
      language,
    ),
    ReplacedBy: resolvedNumber(row.replaced_by),
    Vendor: row.supplier_code === null ? null : presentVendorLink(row.supplier_code, row.supplier_name ?? ''),
    IsDirectDeliveryProduct: row.is_direct_delivery_product,
    IsContractorProduct: row.is_contractor_product,
    IsGrossistProjectProduct: row.is_project_product,
    IsAccountingStringProduct: row.is_accounting_string_product,
    EndUserRegistrationRequirementType: row.end_user_registration_requirement_type,
  };
};
