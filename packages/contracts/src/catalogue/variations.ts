import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, flag, MaterialCode } from '../shared/values.ts';
import { EtimAttribute } from './etim-attribute.ts';
import { VendorLink } from './vendor-link.ts';

/** Attributes of one kind, the most useful first. */
export const AttributeGroup = z.object({
  Key: z.enum(['general', 'electrical', 'dimensions', 'physical', 'properties']),
  Name: z.string(),
  Attributes: z.array(EtimAttribute),
});

/** What sets the variations of a product apart: a column of their table, with the values it may be filtered by. */
export const DistinguishingAttribute = z.object({
  Code: z.string(),
  Name: z.string(),
  Unit: z.string(),
  Values: z.array(z.string()),
});

/** A variation's own value of each distinguishing attribute; absent where it has none. */
export const DistinguishingValue = z.object({ Code: z.string(), Value: z.string() });

export const Sibling = SearchDocument.extend({ DistinguishingValues: z.array(DistinguishingValue) });
export type Sibling = z.infer<typeof Sibling>;

/** A picture or drawing of a material; the first is the one that lists show. */
export const MaterialPicture = z.object({
  Kind: z.enum(['picture', 'drawing']),
  Url: z.string(),
  Title: z.string(),
  MimeType: z.string(),
});

/** A document or link of a material, those in the reader's language first. `Type` is a code, `TypeName` its word. */
export const MaterialDocument = z.object({
  Kind: z.enum(['document', 'link']),
  Type: z.string(),
  TypeName: z.string(),
  Title: z.string(),
  Url: z.string(),
  MimeType: z.string(),
  Language: z.string(),
});

/** Everything that anybody may know of a variation. Prices and stock come from the ERP calls. */
export const VariationDetails = SearchDocument.extend({
  Description: z.string(),
  DescriptionLanguage: z.string(),
  EtimClass: z.string(),
  EtimClassName: z.string(),
  /** At most EtimFeatureCount of them; `AttributeCount` tells how many there are. */
  Attributes: z.array(EtimAttribute),
  AttributeCount: z.number().int(),
  /** The same attributes as `Attributes`, by kind. */
  AttributeGroups: z.array(AttributeGroup),
  AlternativeNumbers: z.array(z.string()),
  Path: z.array(z.object({ CatalogNodeId: z.string(), Name: z.string(), Url: z.string() })),
  /** At most 500; `SiblingCount` tells how many there are. Empty unless LoadSiblings. */
  Siblings: z.array(Sibling).max(500),
  SiblingCount: z.number().int(),
  /** Of the variation and its siblings; empty unless LoadSiblings. */
  DistinguishingAttributes: z.array(DistinguishingAttribute),
  DistinguishingValues: z.array(DistinguishingValue),
  Pictures: z.array(MaterialPicture),
  Documents: z.array(MaterialDocument),
  Alternatives: z.array(SearchDocument).max(50),
  Accessories: z.array(SearchDocument).max(50),
  ReplacedBy: z.string(),
  Replacement: SearchDocument.nullable(),
  Vendor: VendorLink.nullable(),
  IsDirectDeliveryProduct: z.boolean(),
  IsContractorProduct: z.boolean(),
  IsGrossistProjectProduct: z.boolean(),
  IsAccountingStringProduct: z.boolean(),
  EndUserRegistrationRequirementType: z.string(),
});
export type VariationDetails = z.infer<typeof VariationDetails>;

/** A variation by its code or a number of any kind, with at most 500 siblings of its product. [cat-03] */
export const getVariationDetails = operation({
  call: 'cat-03',
  name: 'getVariationDetails',
  area: 'catalogue',
  summary: 'Details of a variation',
  method: 'GET',
  path: '/api/variation-details/:id',
  access: 'anyone',
  params: z.object({ id: MaterialCode }),
  query: z.object({
    LoadSiblings: flag(false),
    EtimFeatureCount: z.coerce.number().int().min(0).max(500).default(500),
    cultureName: CultureName.optional(),
  }),
  response: VariationDetails,
});
