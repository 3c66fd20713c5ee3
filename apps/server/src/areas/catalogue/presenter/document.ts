import type { InfoTag as InfoTagOut, SearchDocument } from '@grossist/contracts';
import {
  type InfoTag,
  isOrderable,
  isPhasedOut,
  type Language,
  piecesOfCode,
  quantityOf,
  quantityToNumber,
  textIn,
} from '@grossist/domain';
import type { StoredConceptSuggestion } from '../../../db/index.ts';
import { resolvedNumbers } from '../../../unresolved-number.ts';
import type { DocumentRow } from '../queries/find-documents.ts';

/** Presents a material's info tag in the reader's language; null without a text in any language. Section 3. */
export const presentInfoTag = (tag: InfoTag | null, language: Language): InfoTagOut | null => {
  if (tag === null) return null;
  const ribbon = textIn(tag.ribbonTexts, language);
  if (ribbon === undefined) return null;
  return {
    Color: tag.color,
    RibbonText: ribbon.text,
    ExternalDescription: textIn(tag.descriptions, language)?.text ?? '',
  };
};

/** The most alternatives, and accessories, that are shown of a material. */
export const MOST_RELATED = 50;

const number = (decimal: string): number => quantityToNumber(quantityOf(decimal));

const presentConcept = (suggestion: StoredConceptSuggestion | null) =>
  suggestion && {
    Code: suggestion.sapMaterialNumber,
    Quantity: number(suggestion.quantity),
    MinQuantity: number(suggestion.minQuantity),
  };

export const materialImageUrl = (sapMaterialNumber: string): string =>
  `/media/materials/${encodeURIComponent(sapMaterialNumber)}.svg`;

export const variationUrl = (code: string): string => `/variation/${encodeURIComponent(code)}`;

/** Returns the packaging level of a material that a code is; undefined where it is none. */
const presentPackaging = (
  { ean, package_size, packagings }: DocumentRow,
  code: string,
): SearchDocument['Packaging'] => {
  const pieces = piecesOfCode(code, { ean, packageSize: quantityOf(package_size), packagings });
  if (pieces === undefined) return undefined;
  return { Identifier: code, Quantity: pieces === 'unknown' ? null : quantityToNumber(pieces) };
};

/**
 * Presents section 3, "Search: document". Public: no price and no stock.
 * @param code what the material was found by, which may be a carton of it
 */
export const presentDocument = (row: DocumentRow, language: Language, code?: string): SearchDocument => {
  const packaging = code === undefined ? undefined : presentPackaging(row, code);
  const infoTag = presentInfoTag(row.info_tag, language);
  const name = textIn(row.names, language) ?? textIn(row.product_names, language);
  return {
    ItemSAPMaterialNumber: row.sap_material_number,
    Code: row.code,
    ItemLocalMaterialName: name?.text ?? row.code,
    NameLanguage: name === undefined || name.language === language ? '' : name.language,
    TypeDesignation: row.type_designation,
    ItemElNumber: row.el_number,
    ItemHwsNumber: row.hws_number,
    ItemEANNumber: row.ean,
    Supplier: row.supplier_name ?? '',
    SupplierNumber: row.supplier_number,
    ProductCode: row.product_code,
    ProductName: textIn(row.product_names, language)?.text ?? '',
    ImageUrl: materialImageUrl(row.sap_material_number),
    Url: variationUrl(row.code),
    SalesUnit: row.sales_unit,
    MinQuantity: number(row.min_quantity),
    Multiplum: number(row.multiplum),
    PackageSize: number(row.package_size),
    CableCutAllowed: row.cable_cut_allowed,
    OnClearanceSale: row.is_on_clearance_sale,
    IsPhasedOut: isPhasedOut(row.status),
    IsOrderable: isOrderable(row.status),
    IsFavorite: false,
    IsInList: false,
    ...(packaging === undefined ? {} : { Packaging: packaging }),
    ...(infoTag === null ? {} : { InfoTag: infoTag }),
    ConceptSuggestionProduct: presentConcept(row.concept_suggestion),
    ConceptSuggestionProductZCON2: presentConcept(row.concept_suggestion_zcon2),
    AlternativeProducts: resolvedNumbers(row.alternatives, MOST_RELATED),
    AlternativePromotionList: { RelatedItems: resolvedNumbers(row.accessories, MOST_RELATED) },
  };
};
