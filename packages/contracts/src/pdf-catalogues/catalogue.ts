import { z } from 'zod';
import { Id, Instant, LocaleCode, multilineText, typedText } from '../shared/values.ts';

/** Lines that a catalog may have, hidden ones included. */
export const MOST_CATALOGUE_LINES = 5000;
/** Catalogs that a company may have. */
export const MOST_CATALOGUES = 1000;

export const PdfCatalogType = z
  .enum(['catalog', 'documentation', 'variationList', 'labelPrint'])
  .describe(
    '`catalog`: cards with pictures. `documentation`: with the documents of the materials. `variationList`: a compact table. `labelPrint`: labels',
  );
export type PdfCatalogType = z.infer<typeof PdfCatalogType>;

export const PdfBarcodeType = z
  .enum(['none', 'ean', 'el', 'vvs'])
  .describe('Number that is printed as a barcode: the GTIN, the EL number, the HWS (VVS) number');
export type PdfBarcodeType = z.infer<typeof PdfBarcodeType>;

export const PdfPriceOptions = z
  .enum(['none', 'netPrice', 'listPrice'])
  .describe('Price that is printed, for readers who may see it');
export type PdfPriceOptions = z.infer<typeof PdfPriceOptions>;

export const PdfSortOrder = z
  .enum(['position', 'dateAdded', 'name', 'number'])
  .describe('Order of the lines; `position` is the order that people gave them, `number` the SAP material number');
export type PdfSortOrder = z.infer<typeof PdfSortOrder>;

export const PdfHeadings = z
  .enum(['none', 'catalogNode'])
  .describe('`catalogNode`: lines are grouped below the nodes of the catalog tree that they are in');
export type PdfHeadings = z.infer<typeof PdfHeadings>;

export const PdfCatalogName = typedText(100).describe('Blanks around it are removed; "PDF" when nothing is left');
const Description = multilineText(1000).describe('What the catalog is for; printed below its name');
const ContactName = typedText(100).describe('Person whom readers of the document may contact');
/** Address that the media store returned for the caller's company. */
const MediaUrl = typedText(500);
export const PdfNote = multilineText(1000).describe('Note on a material of a catalog');

/** What a person chooses for a catalog. */
export const pdfCatalogSettings = {
  name: PdfCatalogName,
  description: Description,
  type: PdfCatalogType,
  contactName: ContactName,
  coverPageImageUrl: MediaUrl.describe('Picture of the cover page, as the media store returned it; empty: none'),
  introductionPageImageUrl: MediaUrl.describe(
    'Picture of the introduction page, as the media store returned it; empty: none',
  ),
  introductionText: multilineText(4000).describe('Text of the introduction page; empty: none'),
  includeLogo: z.boolean().describe("Whether the logo is printed: the catalog's own, else the company's default logo"),
  includeNotes: z.boolean().describe('Whether the notes of the lines are printed'),
  includeTechnicalSpecifications: z.boolean().describe('Whether the ETIM attributes are printed'),
  barcodeType: PdfBarcodeType,
  priceOptions: PdfPriceOptions,
  accountNumber: typedText(40).describe(
    'Sold-to number of the account whose prices are printed; empty: the account on which the reader buys',
  ),
  projectNumber: typedText(40).describe('Project of the account whose prices are printed; empty: none'),
  sortOrder: PdfSortOrder,
  headings: PdfHeadings,
  hasTableOfContents: z.boolean().describe('Whether a table of contents is printed'),
  hasPageNumbers: z.boolean().describe('Whether pages are numbered'),
  hasPictures: z.boolean().describe('Whether pictures of the materials are printed'),
  picturesPerRow: z.number().int().min(1).max(4).describe('Cards in a row of a `catalog`; of the other types always 1'),
  language: LocaleCode.describe('Language of the document'),
} as const;

export const PdfCatalogSettings = z.object(pdfCatalogSettings).describe('What a person chooses for a catalog');
export type PdfCatalogSettings = z.infer<typeof PdfCatalogSettings>;

const Person = z.object({
  id: Id.nullable().describe('Contact id; null where the person was removed'),
  displayName: z.string().describe('Name; empty where the person was erased'),
});

export const PdfCatalog = PdfCatalogSettings.extend({
  pdfId: Id.nullable().describe('Id; null for a basket that nothing was put into yet'),
  isTemporaryList: z.boolean().describe("True: the caller's own basket. False: a catalog that the company has"),
  logoUrl: MediaUrl.describe(
    "Own logo of the catalog, as the media store returned it; empty: the company's default logo",
  ),
  noOfVariations: z.number().int().describe('Lines whose materials the caller may see'),
  createdBy: Person.describe('Who made it'),
  createdOn: Instant.nullable().describe('When it was made; null for a basket that nothing was put into yet'),
  modifiedBy: Person.describe('Who changed it last'),
  modifiedOn: Instant.nullable().describe('Time of the last change of the catalog or its lines; null as createdOn'),
  version: z.number().int().describe('Increases with each change of the catalog or its lines; 0 for an empty basket'),
}).describe('A catalog of the company, or the caller\'s basket. [section 3, "PDF basket"]');
export type PdfCatalog = z.infer<typeof PdfCatalog>;

export const PdfCatalogId = z
  .union([Id, z.literal('basket')])
  .describe("Id of a catalog, or `basket` for the caller's own basket, which the first change makes");

export const ofCatalogue = z.object({ id: PdfCatalogId });

/** The version that the caller saw. */
export const seenPdfVersion = z
  .number()
  .int()
  .min(0)
  .optional()
  .describe('Version that the caller saw: 409 `changed-meanwhile` when there is a later one. Absent: not compared');
