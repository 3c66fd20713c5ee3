import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, flag, MaterialCode } from '../shared/values.ts';
import { EtimAttribute, VendorLink } from './material-values.ts';

export const AttributeGroup = z
  .object({
    Key: z.enum(['general', 'electrical', 'dimensions', 'physical', 'properties']).describe('Key'),
    Name: z.string().describe('Name'),
    Attributes: z.array(EtimAttribute).describe('ETIM attributes with their values'),
  })
  .describe('Attributes of one kind, the most useful first');

export const DistinguishingAttribute = z
  .object({
    Code: z.string().describe('Code of the variation, as in its address'),
    Name: z.string().describe('Name'),
    Unit: z.string().describe("Unit of the value; '' for none"),
    Values: z.array(z.string()).describe('Values'),
  })
  .describe(
    'What sets the variations of a product apart: a column of their table, with the values it may be filtered by',
  );

export const DistinguishingValue = z
  .object({
    Code: z.string().describe('Code of the variation, as in its address'),
    Value: z.string().describe('Value'),
  })
  .describe("A variation's own value of each distinguishing attribute; absent where it has none");

export const Sibling = SearchDocument.extend({
  DistinguishingValues: z
    .array(DistinguishingValue)
    .describe("The variation's own values of the distinguishing attributes"),
}).describe('Another variation of the same product');
export type Sibling = z.infer<typeof Sibling>;

export const MaterialPicture = z
  .object({
    Kind: z.enum(['picture', 'drawing']).describe('Kind'),
    Url: z.string().describe('Address of the page'),
    Title: z.string().describe('Title'),
    MimeType: z.string().describe('Media type'),
  })
  .describe('A picture or drawing of a material; the first is the one that lists show');

export const MaterialDocument = z
  .object({
    Kind: z.enum(['document', 'link']).describe('Kind'),
    Type: z.string().describe('Type'),
    TypeName: z.string().describe("Name of the type in the reader's language"),
    Title: z.string().describe('Title'),
    Url: z.string().describe('Address of the page'),
    MimeType: z.string().describe('Media type'),
    Language: z.string().describe('Language'),
  })
  .describe(
    "A document or link of a material, those in the reader's language first. `Type` is a code, `TypeName` its word",
  );

export const DialuxInformation = z
  .object({
    dialuxLinks: z
      .array(
        z.object({
          Title: z.string().describe('Title'),
          Url: z.string().describe('Address of the file or page'),
        }),
      )
      .max(20)
      .describe('Files and pages for planning light in Dialux'),
    imageUrl: z.string().describe("Address of the light distribution's picture, else of the lamp's"),
  })
  .describe('What a lamp has for planning light');
export type DialuxInformation = z.infer<typeof DialuxInformation>;

export const VariationDetails = SearchDocument.extend({
  Description: z.string().describe('Description'),
  DescriptionLanguage: z.string().describe('Language of the description'),
  EtimClass: z.string().describe('ETIM class code'),
  EtimClassName: z.string().describe('Name of the ETIM class'),
  Attributes: z
    .array(EtimAttribute)
    .describe('ETIM attributes, at most EtimFeatureCount; `AttributeCount` is their number'),
  AttributeCount: z.number().int().describe('How many attributes the material has'),
  AttributeGroups: z.array(AttributeGroup).describe('The same attributes as `Attributes`, by kind'),
  AlternativeNumbers: z.array(z.string()).describe('Other numbers of the material'),
  Path: z
    .array(
      z.object({
        CatalogNodeId: z.string().describe('Id of the catalog node'),
        Name: z.string().describe('Name'),
        Url: z.string().describe('Address of the page'),
      }),
    )
    .describe('The way from the top of the tree'),
  Siblings: z
    .array(Sibling)
    .max(500)
    .describe(
      'Other variations of the product, at most 500; `SiblingCount` is their number. Empty without LoadSiblings',
    ),
  SiblingCount: z.number().int().describe('Number of siblings'),
  DistinguishingAttributes: z
    .array(DistinguishingAttribute)
    .describe('Of the variation and its siblings; empty unless LoadSiblings'),
  DistinguishingValues: z
    .array(DistinguishingValue)
    .describe("The variation's own values of the distinguishing attributes"),
  Pictures: z.array(MaterialPicture).describe('Pictures and drawings'),
  Documents: z.array(MaterialDocument).describe('Documents'),
  DialuxInformation: DialuxInformation.nullable().describe('Null for what is no lamp or has no such files'),
  Alternatives: z.array(SearchDocument).max(50).describe('Materials that can replace this one'),
  Accessories: z.array(SearchDocument).max(50).describe('Accessories of the material, at most 50'),
  ReplacedBy: z.string().describe("Code of the material that replaces this one; '' for none"),
  Replacement: SearchDocument.nullable().describe('The material that replaces this one; null for none'),
  Vendor: VendorLink.nullable().describe('The vendor; null when unknown'),
  IsDirectDeliveryProduct: z.boolean().describe('Whether the supplier delivers the material directly'),
  IsContractorProduct: z.boolean().describe('Whether only contractors may buy the material'),
  IsGrossistProjectProduct: z.boolean().describe('Whether the material is sold for projects only'),
  IsAccountingStringProduct: z.boolean().describe('Whether the line can have accounting strings'),
  EndUserRegistrationRequirementType: z
    .string()
    .describe("Which registration of the end user the material requires; '' for none"),
}).describe('Everything that anybody may know of a variation. Prices and stock come from the ERP calls');
export type VariationDetails = z.infer<typeof VariationDetails>;

export const getVariationDetails = operation({
  call: 'cat-03',
  name: 'getVariationDetails',
  area: 'catalogue',
  summary: 'Details of a variation',
  description: 'A variation by its code or a number of any kind, with at most 500 siblings of its product.',
  method: 'GET',
  path: '/api/variation-details/:id',
  failures: [404],
  access: 'anyone',
  params: z.object({ id: MaterialCode.describe('Id') }),
  query: z.object({
    LoadSiblings: flag(false).describe('Whether to include the other variations of the product'),
    EtimFeatureCount: z.coerce.number().int().min(0).max(500).default(500).describe('Most attributes to include'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: VariationDetails,
});
