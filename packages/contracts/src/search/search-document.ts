import { SORT_KEYS } from '@grossist/domain';
import { z } from 'zod';
import { EtimAttribute, InfoTag } from '../catalogue/material-values.ts';
import { CatalogNode } from '../catalogue/navigation.ts';
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

export const SearchDocument = z
  .object({
    ItemSAPMaterialNumber: SapMaterialNumber.describe('SAP material number'),
    Code: MaterialCode.describe('Code of the variation, as in its address'),
    ItemLocalMaterialName: z.string().describe("Name of the material in the caller's language"),
    NameLanguage: z.string().describe("Language the name is in, where it fell back from the reader's own"),
    TypeDesignation: z.string().describe('Type designation, as printed on the material'),
    ItemElNumber: z.string().describe("EL number of the material; '' for none"),
    ItemHwsNumber: z.string().describe("HWS number of the material; '' for none"),
    ItemEANNumber: z.string().describe("GTIN (EAN) of the material; '' for none"),
    Supplier: z.string().describe('Name of the supplier'),
    SupplierNumber: z.string().describe("The supplier's own number of the material"),
    ProductCode: z.string().describe('Code of the product'),
    ProductName: z.string().describe('Name of the product'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    Url: z.string().describe('Address of the page'),
    SalesUnit: z.string().describe('Sales unit'),
    MinQuantity: QuantityOut.describe('Smallest quantity that is sold, in sales units'),
    Multiplum: QuantityOut.describe('Step of the quantity, in sales units'),
    PackageSize: QuantityOut.describe('Sales units in a package'),
    CableCutAllowed: z.boolean().describe('Whether lengths other than whole packages are cut'),
    OnClearanceSale: z.boolean().describe('Whether the material is sold as clearance goods'),
    IsPhasedOut: z.boolean().describe('Whether the material is sold only while stock lasts'),
    IsOrderable: z.boolean().describe('Whether the material can be ordered'),
    IsFavorite: z.boolean().describe('Whether the material is a favorite of the caller'),
    IsInList: z.boolean().describe("Whether the material is on one of the caller's lists"),
    InfoTag: InfoTag.optional().describe('Absent where nothing is hung on it, as on most'),
    ConceptSuggestionProduct: z
      .object({
        Code: z.string().describe('Code of the variation, as in its address'),
        Quantity: QuantityOut.describe('Quantity in sales units'),
        MinQuantity: QuantityOut.describe('Smallest quantity that is sold, in sales units'),
      })
      .nullable()
      .describe('Material that the wholesaler suggests instead; null without one'),
    ConceptSuggestionProductZCON2: z
      .object({
        Code: z.string().describe('Code of the variation, as in its address'),
        Quantity: QuantityOut.describe('Quantity in sales units'),
        MinQuantity: QuantityOut.describe('Smallest quantity that is sold, in sales units'),
      })
      .nullable()
      .describe('Second suggestion of the wholesaler; null without one'),
    AlternativeProducts: z.array(z.string()).describe('SAP numbers of materials that can replace this one'),
    AlternativePromotionList: z
      .object({ RelatedItems: z.array(z.string()).max(50).describe('SAP numbers of the related materials') })
      .describe('Materials that are promoted as alternatives'),
    Packaging: z
      .object({
        Identifier: z.string().describe('The identifier as it was sent'),
        Quantity: QuantityOut.nullable().describe('Quantity in sales units'),
      })
      .optional()
      .describe(
        'Absent unless the query, or the number looked up, is the GTIN of a carton or pallet of the material: what was asked for, and the sales units in it, null where they are unknown',
      ),
    Description: z
      .string()
      .optional()
      .describe('In the full view alone: the beginning of the description, and the most useful attributes'),
    Attributes: z.array(EtimAttribute).optional().describe('ETIM attributes with their values'),
  })
  .describe('A material as search results show it, without price and stock, which only signed-in users see');
export type SearchDocument = z.infer<typeof SearchDocument>;

export const SelectedFacet = z
  .object({
    Key: typedText(60).min(1).describe('Key'),
    Values: z.array(typedText(200).min(1)).max(100).describe('Values'),
  })
  .describe('Chosen values of a facet');

export const Facet = z
  .object({
    Key: z.string().describe('Key that selects the facet'),
    Name: z.string().describe('Name of the facet'),
    Unit: z.string().describe("Unit of the value; '' for none"),
    Type: z.enum(['values', 'range']).describe('Whether values or a range can be chosen'),
    Min: z.number().nullable().describe('Smallest value; null without one'),
    Max: z.number().nullable().describe('Largest value; null without one'),
    Values: z
      .array(
        z.object({
          Value: z.string().describe('Value'),
          Name: z.string().describe('Name of the facet'),
          Count: z.number().int().describe('How many there are'),
          IsSelected: z.boolean().describe('Whether it is selected'),
        }),
      )
      .describe('Values'),
  })
  .describe('A facet as it may be narrowed by. `Type` range has Min and Max; a chosen range is sent as "min..max"');
export type Facet = z.infer<typeof Facet>;

export const SortKey = z.enum(SORT_KEYS).describe('Order of search results');

export const ResultType = z
  .enum(['slim', 'full'])
  .describe('Slim: what a row of a list needs; full: with description and attributes');

/** What search calls take; all but Query optional. Decisions, "Calls". */
export const searchRequest = (presetPageSize: number) =>
  z.object({
    Query: multilineText(200).default('').describe('Search text'),
    Page: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(presetPageSize).describe('Items of a page'),
    SelectedFacets: z.array(SelectedFacet).max(50).default([]).describe('Facet values that narrow the result'),
    SortKey: orBlank(SortKey, undefined).optional().describe('Order of the list'),
    CatalogNodeId: typedText(100).optional().describe('Id of the catalog node'),
    resultType: ResultType.default('slim').describe('Detail of the result'),
  });

/** A search as the shop receives it, with all defaults. */
export type SearchInput = z.infer<ReturnType<typeof searchRequest>>;

export const SearchAnswer = z
  .object({
    Documents: z.array(SearchDocument).describe('Documents'),
    TotalCount: z.number().int().describe('Number of results'),
    CatalogNode: CatalogNode.nullable().describe('The catalog node that was searched; null for the whole catalog'),
    FacetsAvailable: z.array(Facet).describe('Facets by which the result can be narrowed'),
    RcsToken: z.string().describe('Token that links the cart to the recommendation'),
    Suggestions: z.array(z.string()).describe('Suggestions'),
  })
  .describe('A page of search results with its facets');
export type SearchAnswer = z.infer<typeof SearchAnswer>;
