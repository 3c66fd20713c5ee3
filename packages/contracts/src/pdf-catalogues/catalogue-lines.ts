import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, Instant, Ok, pageNumber, pageSize, SapMaterialNumber, typedText } from '../shared/values.ts';
import {
  ofCatalogue,
  PdfBarcodeType,
  PdfCatalog,
  PdfNote,
  PdfPriceOptions,
  pdfCatalogSettings,
  seenPdfVersion,
} from './catalogue.ts';

const lines = { area: 'pdf catalogs', access: 'buyer' } as const;

/** Lines or materials that one call takes. */
const MOST = 2000;

export const PdfVariation = z
  .object({
    code: z.string().describe('Code of the variation, as in its address'),
    note: z.string().describe('Note on the line'),
    variation: z
      .object({
        ItemNumber: z.string().describe('Number that the caller prefers (EL, HWS, SAP), else the SAP material number'),
        TypeAndColor: z.string().describe('Type designation, and the color where the material has one'),
        ItemSapMaterialNumber: SapMaterialNumber,
        Image: z.string().describe("Address of the picture; '' for none"),
      })
      .describe('The material'),
  })
  .describe('A material of a catalog. No price and no stock');
export type PdfVariation = z.infer<typeof PdfVariation>;

export const PdfCatalogLine = PdfVariation.extend({
  productCode: z.string().describe('Code of the product'),
  localMaterialName: z.string().describe("Name of the material in the caller's language"),
  position: z.number().int().describe('Rank within the catalog: increases from line to line, not consecutive'),
  addedOn: Instant.describe('When the line was added'),
  isAvailable: z.boolean().describe("False: the material can't be ordered"),
  headings: z
    .array(z.object({ code: z.string().describe('Id of the node'), name: z.string().describe('Name of the node') }))
    .describe('Nodes of the catalog tree that the line belongs to, from the top; empty where `headings` is `none`'),
}).describe('A line of a catalog in the order of the document');
export type PdfCatalogLine = z.infer<typeof PdfCatalogLine>;

const page = {
  PageNumber: pageNumber.describe('Number of the page, from 1'),
  PageSize: pageSize(50).describe('Items of a page'),
  cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
};

export const getPdfCatalogVariations = operation({
  ...lines,
  call: 'pdf-05',
  name: 'getPdfCatalogVariations',
  summary: 'Lines of a catalog',
  description:
    "Returns a page of a catalog's lines in the order of the document: by node where `headings` says so, then by `sortOrder`. Materials that the caller's market does not sell or that are hidden from the caller are left out.",
  method: 'GET',
  path: '/api/pdfcatalogs/:id/variations',
  failures: [404],
  params: ofCatalogue,
  query: z.object({
    ...page,
    Query: typedText(100).default('').describe('Words that each line must have in a number, a name or its note'),
  }),
  response: z.object({
    PageItems: z.array(PdfCatalogLine).describe('The items of this page'),
    TotalItems: z.number().int().describe('Lines that the query keeps'),
    noOfVariations: z.number().int().describe('Lines whatever the query'),
    version: z.number().int().describe('Version of the catalog that the page shows'),
  }),
});

export const getPdfCatalogProducts = operation({
  ...lines,
  call: 'own-pdf-01',
  name: 'getPdfCatalogProducts',
  summary: 'Basket or catalog, grouped by product',
  description:
    'Returns a page of the products of a basket or catalog with its variations of each, in the order of their first line. [section 3, "PDF basket"]',
  method: 'GET',
  path: '/api/pdfcatalogs/:id/products',
  failures: [404],
  params: ofCatalogue,
  query: z.object(page),
  response: z.object({
    products: z
      .array(
        z.object({
          code: z.string().describe('Code of the product'),
          localMaterialName: z.string().describe("Name of the product in the caller's language"),
          variations: z.array(PdfVariation).describe('Variations of it in the basket'),
        }),
      )
      .describe('Products of this page'),
    noOfProducts: z.number().int().describe('Products of the whole basket'),
    noOfVariations: z.number().int().describe('Lines of the whole basket'),
    settings: PdfCatalog.pick({
      isTemporaryList: true,
      name: true,
      description: true,
      type: true,
      pdfId: true,
      coverPageImageUrl: true,
      introductionPageImageUrl: true,
      includeNotes: true,
      includeTechnicalSpecifications: true,
    }).describe('Settings'),
    pdfSettings: z
      .object({
        description: pdfCatalogSettings.description,
        contactName: pdfCatalogSettings.contactName,
        barcodeType: PdfBarcodeType,
        priceOptions: PdfPriceOptions,
      })
      .describe('Settings of the document'),
    version: z.number().int().describe('Version that the page shows; 0 for an empty basket'),
  }),
});

export const NotAddedToPdfReason = z
  .enum(['unknown-material', 'catalog-full'])
  .describe("`unknown-material`: does not exist, or the caller's market or assortments do not have it");
export type NotAddedToPdfReason = z.infer<typeof NotAddedToPdfReason>;

export const addedToPdf = {
  SapNumbersNotAdded: z.array(z.string()).describe('SAP material numbers that were not added'),
  NotAdded: z
    .array(z.object({ SapNumber: z.string().describe('SAP material number'), Reason: NotAddedToPdfReason }))
    .describe('The same with the reason of each'),
  AddedCount: z.number().int().describe('How many were added'),
  AlreadyThereCount: z.number().int().describe('How many existed already; their notes stay as they were'),
} as const;

export const AddedToPdf = z
  .object({
    ...addedToPdf,
    noOfVariations: z.number().int().describe('Lines afterwards whose materials the caller may see'),
    version: z.number().int().describe('Version afterwards'),
  })
  .describe('What was added to a catalog and what was not');
export type AddedToPdf = z.infer<typeof AddedToPdf>;

export const addPdfCatalogVariations = operation({
  ...lines,
  call: 'pdf-06',
  name: 'addPdfCatalogVariations',
  summary: 'Add materials to a catalog',
  description:
    'Adds materials at the end of a catalog or basket in one transaction; a material is there once. Those that cannot be added are reported, and the others are added.',
  method: 'POST',
  path: '/api/pdfcatalogs/:id/variations',
  failures: [403, 404],
  params: ofCatalogue,
  body: z.object({ SapNumbers: z.array(SapMaterialNumber).min(1).max(MOST).describe('SAP material numbers') }),
  response: AddedToPdf,
});

const ofLine = ofCatalogue.extend({ sap: SapMaterialNumber });

export const changePdfCatalogVariation = operation({
  ...lines,
  call: 'pdf-07',
  name: 'changePdfCatalogVariation',
  summary: 'Change the note on a material',
  description: 'Sets the note on a material of a catalog; empty: none.',
  method: 'PATCH',
  path: '/api/pdfcatalogs/:id/variations/:sap',
  failures: [403, 404],
  params: ofLine,
  body: z.object({ Note: PdfNote }),
  response: Ok,
});

export const removePdfCatalogVariation = operation({
  ...lines,
  call: 'pdf-08',
  name: 'removePdfCatalogVariation',
  summary: 'Remove a material from a catalog',
  description: 'Removes a material; restorePdfCatalogVariations undoes it within 30 days.',
  method: 'DELETE',
  path: '/api/pdfcatalogs/:id/variations/:sap',
  failures: [403, 404],
  params: ofLine,
  response: Ok,
});

export const changePdfCatalogVariations = operation({
  ...lines,
  call: 'own-pdf-02',
  name: 'changePdfCatalogVariations',
  summary: 'Change and move lines of a catalog',
  description:
    'Changes notes and order of lines, all in one transaction or none. A move sets `sortOrder` to `position`, after the order that the document had. 404 for a line that the catalog does not have.',
  method: 'PATCH',
  path: '/api/pdfcatalogs/:id/variations',
  failures: [403, 404, 409],
  params: ofCatalogue,
  body: z.object({
    Lines: z
      .array(
        z.object({
          SapNumber: SapMaterialNumber,
          Note: PdfNote.optional(),
          AfterSapNumber: SapMaterialNumber.nullable()
            .optional()
            .describe(
              'Line after which this one is moved; null: to the beginning. Absent: it stays. Moves are done in their order',
            ),
        }),
      )
      .min(1)
      .max(MOST)
      .describe('The lines'),
    version: seenPdfVersion,
  }),
  response: Ok.extend({ version: z.number().int().describe('Version afterwards') }),
});

export const removePdfCatalogVariations = operation({
  ...lines,
  call: 'own-pdf-03',
  name: 'removePdfCatalogVariations',
  summary: 'Remove many materials from a catalog',
  description:
    'Removes materials in one transaction; those that are not there are no error. restorePdfCatalogVariations undoes it within 30 days.',
  method: 'DELETE',
  path: '/api/pdfcatalogs/:id/variations',
  failures: [403, 404],
  params: ofCatalogue,
  body: z.object({ SapNumbers: z.array(SapMaterialNumber).min(1).max(MOST).describe('SAP material numbers') }),
  response: z.object({
    RemovedCount: z.number().int().describe('How many were removed'),
    version: z.number().int().describe('Version afterwards'),
  }),
});

export const restorePdfCatalogVariations = operation({
  ...lines,
  call: 'own-pdf-04',
  name: 'restorePdfCatalogVariations',
  summary: 'Undo the removal of materials',
  description:
    'Restores removed lines with their note and place, up to 30 days after they were removed. Those that are there are left out. 422 `catalog-full`, and then none is restored.',
  method: 'POST',
  path: '/api/pdfcatalogs/:id/variations/restore',
  failures: [403, 404, 422],
  params: ofCatalogue,
  body: z.object({ SapNumbers: z.array(SapMaterialNumber).min(1).max(MOST).describe('SAP material numbers') }),
  response: z.object({
    RestoredCount: z.number().int().describe('How many were restored'),
    version: z.number().int().describe('Version afterwards'),
  }),
});
