import type { PdfCatalogType } from '@grossist/contracts';
import type { EncodedNumber, Locale } from '@grossist/domain';
import type { DocumentReportLine } from '../../../db/index.ts';

/** A picture as a document shows it. */
export interface DocumentPicture {
  /** Names it within the document: "/pictures/1.jpg". */
  path: string;
  content: Uint8Array;
}

/** Cover, introduction, header and footer of a catalog. Texts are '' where there is none. */
export interface CatalogueHead {
  type: Exclude<PdfCatalogType, 'labelPrint'>;
  title: string;
  description: string;
  companyName: string;
  contactName: string;
  locale: Locale;
  cover: DocumentPicture | undefined;
  introduction: { text: string; picture: DocumentPicture | undefined } | undefined;
  logo: DocumentPicture | undefined;
  hasTableOfContents: boolean;
  hasPageNumbers: boolean;
  hasPictures: boolean;
  /** Whether a barcode is wanted of each material. */
  hasBarcodes: boolean;
  /** Cards in a row of a `catalog`, 1 to 4. */
  picturesPerRow: number;
  /** Which prices of which day, for whom; '' without prices. */
  priceNote: string;
}

/** A material of a catalog. Texts are '' where it has none. */
export interface CatalogueLine {
  sapMaterialNumber: string;
  /** Nodes of the catalog tree from the top; empty without headings. */
  headings: readonly { code: string; name: string }[];
  name: string;
  type: string;
  /** Numbers with their labels, "EL 1234567890". */
  numbers: readonly (readonly [label: string, number: string])[];
  text: string;
  note: string;
  price: string;
  specifications: readonly (readonly [name: string, value: string])[];
  documents: readonly { title: string; url: string }[];
  barcode: EncodedNumber | undefined;
  picture: DocumentPicture | undefined;
}

/** A heading, once for each run of lines below it. */
export interface CatalogueHeading {
  title: string;
  /** From 1. */
  level: number;
}

/** Lines of a catalog, read in pieces so that a long one takes no more memory than a short one. */
export interface CatalogueSource {
  head: CatalogueHead;
  lineCount: number;
  /** Headings of all lines in their order; empty where there are none. */
  headings: readonly CatalogueHeading[];
  read(offset: number, limit: number): Promise<readonly CatalogueLine[]>;
}

export interface OpenedSource {
  source: CatalogueSource;
  /** What was left out so far: grows as lines are read. */
  report: readonly DocumentReportLine[];
}
