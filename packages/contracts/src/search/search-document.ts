import { z } from 'zod';
import { EtimAttribute } from '../catalogue/etim-attribute.ts';
import { InfoTag } from '../catalogue/info-tag.ts';
import { CatalogNode } from '../catalogue/nodes.ts';
import {
  MaterialCode,
  multilineText,
  orBlank,
  pageNumber,
  pageSize,
  QuantityOut,
  SapMaterialNumber,
  typedText,
} from '../shared/values.ts';

/** A material as a search finds it. No price and no stock: those are asked for by signed-in users only. [section 3] */
export const SearchDocument = z.object({
  ItemSAPMaterialNumber: SapMaterialNumber,
  Code: MaterialCode,
  ItemLocalMaterialName: z.string(),
  /** Language the name is in, where it fell back from the reader's own. */
  NameLanguage: z.string(),
  TypeDesignation: z.string(),
  ItemElNumber: z.string(),
  ItemHwsNumber: z.string(),
  ItemEANNumber: z.string(),
  Supplier: z.string(),
  SupplierNumber: z.string(),
  ProductCode: z.string(),
  ProductName: z.string(),
  ImageUrl: z.string(),
  Url: z.string(),
  SalesUnit: z.string(),
  MinQuantity: QuantityOut,
  Multiplum: QuantityOut,
  PackageSize: QuantityOut,
  CableCutAllowed: z.boolean(),
  OnClearanceSale: z.boolean(),
  IsPhasedOut: z.boolean(),
  IsOrderable: z.boolean(),
  IsFavorite: z.boolean(),
  IsInList: z.boolean(),
  /** Absent where nothing is hung on it, as on most. */
  InfoTag: InfoTag.optional(),
  ConceptSuggestionProduct: z.object({ Code: z.string(), Quantity: QuantityOut, MinQuantity: QuantityOut }).nullable(),
  ConceptSuggestionProductZCON2: z
    .object({ Code: z.string(), Quantity: QuantityOut, MinQuantity: QuantityOut })
    .nullable(),
  AlternativeProducts: z.array(z.string()),
  AlternativePromotionList: z.object({ RelatedItems: z.array(z.string()).max(50) }),
  /**
   * Absent unless the query, or the number looked up, is the GTIN of a carton or pallet of the material: what was asked for,
   * and the sales units in it, null where they are unknown.
   */
  Packaging: z.object({ Identifier: z.string(), Quantity: QuantityOut.nullable() }).optional(),
  /** In the full view alone: the beginning of the description, and the most useful attributes. */
  Description: z.string().optional(),
  Attributes: z.array(EtimAttribute).optional(),
});
export type SearchDocument = z.infer<typeof SearchDocument>;

export const SelectedFacet = z.object({
  Key: typedText(60).min(1),
  Values: z.array(typedText(200).min(1)).max(100),
});

/** A facet as it may be narrowed by. `Type` range has Min and Max; a chosen range is sent as "min..max". */
export const Facet = z.object({
  Key: z.string(),
  Name: z.string(),
  Unit: z.string(),
  Type: z.enum(['values', 'range']),
  Min: z.number().nullable(),
  Max: z.number().nullable(),
  Values: z.array(z.object({ Value: z.string(), Name: z.string(), Count: z.number().int(), IsSelected: z.boolean() })),
});
export type Facet = z.infer<typeof Facet>;

export const SortKey = z.enum(['relevance', 'popularity', 'name', 'number']);

/** Slim: what a row of a list needs; full: with description and attributes. */
export const ResultType = z.enum(['slim', 'full']);

/** What search calls take; all but Query optional. Decisions, "Calls". */
export const searchRequest = (presetPageSize: number) =>
  z.object({
    Query: multilineText(200).default(''),
    Page: pageNumber,
    PageSize: pageSize(presetPageSize),
    SelectedFacets: z.array(SelectedFacet).max(50).default([]),
    SortKey: orBlank(SortKey, undefined).optional(),
    CatalogNodeId: typedText(100).optional(),
    resultType: ResultType.default('slim'),
  });

export const SearchAnswer = z.object({
  Documents: z.array(SearchDocument),
  TotalCount: z.number().int(),
  CatalogNode: CatalogNode.nullable(),
  FacetsAvailable: z.array(Facet),
  RcsToken: z.string(),
  Suggestions: z.array(z.string()),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
