import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, Ok, pageNumber, pageSize, SapMaterialNumber, typedText } from '../shared/values.ts';
import { MOST_CATALOGUE_LINES } from './catalogue.ts';

const simple = { area: 'pdf catalogs', access: 'buyer' } as const;

/** Presets of section 9, "Default simple catalog". */
const options = {
  variationSortOrder: z
    .enum(['dateAdded', 'name', 'number'])
    .describe('Order of the materials; `dateAdded` is the order in which they were sent'),
  includeLogo: z.boolean().describe("Whether the company's default logo is printed"),
  pdfAdditionalTextOption: z
    .enum(['none', 'technicalSpecifications', 'description'])
    .describe('Text below each material'),
  pdfLabelImageOption: z.enum(['none', 'barcode']).describe('What is drawn beside the number of each material'),
} as const;

const fields = {
  name: typedText(100).describe('Name; "New catalog" when blank'),
  variationSapNumbers: z
    .array(SapMaterialNumber)
    .max(MOST_CATALOGUE_LINES)
    .describe('SAP material numbers in the order in which they were added'),
  hasImage: z.boolean().describe('Whether pictures of the materials are printed'),
  imageFormat: z.enum(['PNG', 'JPG']).describe('Format of the pictures in the document'),
} as const;

export const SimplePdfCatalog = z
  .object({
    id: Id.describe('Id'),
    ...fields,
    options: z.object(options).describe('Options'),
    createdOn: Instant.describe('When it was made'),
    createdByName: z.string().describe('Empty where the person was erased'),
    modifiedOn: Instant.describe('When it was changed last'),
    version: z.number().int().describe('Increases with each change'),
  })
  .describe('A plain catalog of the company: materials and a few options. [section 3, "Simple PDF catalog"]');
export type SimplePdfCatalog = z.infer<typeof SimplePdfCatalog>;

const ofSimple = z.object({ id: Id.describe('Id') });

export const getSimplePdfCatalogs = operation({
  ...simple,
  call: 'pdf-17',
  name: 'getSimplePdfCatalogs',
  summary: 'Simple catalogs of the company',
  description:
    "Returns a page of the company's simple catalogs, newest first, with the materials that the caller may see.",
  method: 'GET',
  path: '/api/simple-pdfcatalogs',
  query: z.object({
    PageNumber: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(10).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(SimplePdfCatalog).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const createSimplePdfCatalog = operation({
  ...simple,
  call: 'pdf-18',
  name: 'createSimplePdfCatalog',
  summary: 'Create a simple catalog',
  description:
    'Creates a simple catalog: "New catalog", with PNG pictures and the logo, sorted by date added, unless something else is sent. Materials that do not exist or that the caller may not see are reported and left out. 422 `too-many-catalogs` beyond 1,000 of a company.',
  method: 'POST',
  path: '/api/simple-pdfcatalogs',
  failures: [403, 422],
  body: z.object({
    name: fields.name.default(''),
    variationSapNumbers: fields.variationSapNumbers.default([]),
    hasImage: fields.hasImage.default(true),
    imageFormat: fields.imageFormat.default('PNG'),
    options: z.object(options).partial().default({}).describe('Options; absent ones have their presets'),
  }),
  response: SimplePdfCatalog.extend({
    SapNumbersNotAdded: z.array(z.string()).describe('SAP material numbers that were not added'),
  }),
});

export const updateSimplePdfCatalog = operation({
  ...simple,
  call: 'pdf-19',
  name: 'updateSimplePdfCatalog',
  summary: 'Change a simple catalog',
  description: 'Changes what is sent. 409 when `version` is not the latest one.',
  method: 'PATCH',
  path: '/api/simple-pdfcatalogs/:id',
  failures: [403, 404, 409],
  params: ofSimple,
  body: z.object({
    name: fields.name.optional(),
    variationSapNumbers: fields.variationSapNumbers.optional(),
    hasImage: fields.hasImage.optional(),
    imageFormat: fields.imageFormat.optional(),
    options: z.object(options).partial().optional().describe('Options; absent ones stay'),
    version: z.number().int().optional().describe('Version that the caller saw. Absent: not compared'),
  }),
  response: SimplePdfCatalog.extend({
    SapNumbersNotAdded: z.array(z.string()).describe('SAP material numbers that were not added'),
  }),
});

export const deleteSimplePdfCatalog = operation({
  ...simple,
  call: 'own-pdf-11',
  name: 'deleteSimplePdfCatalog',
  summary: 'Delete a simple catalog',
  description: 'Deletes a simple catalog of the company for good.',
  method: 'DELETE',
  path: '/api/simple-pdfcatalogs/:id',
  failures: [403, 404],
  params: ofSimple,
  response: Ok,
});
