import type { VariationDetails } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { resolvedNumber, resolvedNumbers } from '../../../unresolved-number.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { attributesOf, knownFeaturesOf, presentAttribute, presentAttributeGroups } from '../presenter/attributes.ts';
import { distinguish } from '../presenter/distinguishing.ts';
import { MOST_RELATED, materialImageUrl, presentDocument } from '../presenter/document.ts';
import { isDialuxLink, presentDialux, presentDocuments, presentPictures } from '../presenter/media.ts';
import type { Reference } from '../reference/reference.ts';
import { presentPath } from '../show-node.ts';
import {
  type DocumentRow,
  findListMarks,
  findVisibleDocuments,
  type ListMarks,
  markDocuments,
} from './find-documents.ts';
import {
  findVariation,
  listMedia,
  listSiblings,
  type MediaRow,
  type Siblings,
  type VariationRow,
} from './find-variation.ts';
import { presentVendorLink } from './vendors.ts';

interface VariationShown {
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
const presentVariationDetails = (row: VariationRow, shown: VariationShown): VariationDetails => {
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

interface VariationWanted {
  number: string;
  withSiblings: boolean;
  mostAttributes: number;
}

/** Shows a variation with its details. At most six queries, however many details. [cat-03] */
export const showVariation = ({ db, catalogue }: CatalogueAccess, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  const variationOf = findVariation(db, search);
  const siblingsOf = listSiblings(db);
  const mediaOf = listMedia(db);
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);
  return async (wanted: VariationWanted, reader: CatalogueReader): Promise<VariationDetails> => {
    const row = await variationOf(wanted.number, reader);
    const relatedNumbers = [
      ...resolvedNumbers(row.alternatives, MOST_RELATED),
      ...resolvedNumbers(row.accessories, MOST_RELATED),
      ...resolvedNumbers([row.replaced_by], 1).filter((number) => number !== ''),
    ];
    const [reference, siblings, media, related] = await Promise.all([
      referenceNow(),
      wanted.withSiblings ? siblingsOf(row, reader) : undefined,
      mediaOf(row.sap_material_number),
      documentsOf(relatedNumbers, reader),
    ]);
    const shown = [row, ...related, ...(siblings?.rows ?? [])].map((each) => each.sap_material_number);
    const marks = await marksOf(reader.contactId, shown);
    const { mostAttributes } = wanted;
    return presentVariationDetails(row, { reference, reader, siblings, media, related, marks, mostAttributes });
  };
};
