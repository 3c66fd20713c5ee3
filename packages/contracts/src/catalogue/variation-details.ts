import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/documents.ts';
import { flag, LocaleCode, MaterialCode } from '../shared/values.ts';

export const EtimAttribute = z.object({
  Code: z.string(),
  Name: z.string(),
  Value: z.string(),
  Unit: z.string(),
});

/** Everything that anybody may know of a variation. Prices and stock come from the ERP calls. */
export const VariationDetails = SearchDocument.extend({
  Description: z.string(),
  DescriptionLanguage: z.string(),
  EtimClass: z.string(),
  EtimClassName: z.string(),
  Attributes: z.array(EtimAttribute),
  AttributeCount: z.number().int(),
  AlternativeNumbers: z.array(z.string()),
  Path: z.array(z.object({ CatalogNodeId: z.string(), Name: z.string(), Url: z.string() })),
  Siblings: z.array(SearchDocument),
  ReplacedBy: z.string(),
  IsDirectDeliveryProduct: z.boolean(),
  IsContractorProduct: z.boolean(),
  IsGrossistProjectProduct: z.boolean(),
  IsAccountingStringProduct: z.boolean(),
  EndUserRegistrationRequirementType: z.string(),
});
export type VariationDetails = z.infer<typeof VariationDetails>;

/** A variation by its code or SAP number, with at most 50 siblings of its product. [cat-03] */
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
    cultureName: LocaleCode.optional(),
  }),
  response: VariationDetails,
});
