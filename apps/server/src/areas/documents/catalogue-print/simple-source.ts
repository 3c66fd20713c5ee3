import type { SimplePdfCatalog } from '@grossist/contracts';
import { languageOf, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import { anyOf, type Database, type DocumentReportLine } from '../../../db/index.ts';
import { logoUrlOf, showSimpleCatalogue } from '../../catalogues/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { OpenedSource } from './catalogue-document.ts';
import { companyPictures, printedPictures } from './catalogue-pictures.ts';
import type { CatalogueSourceDeps } from './catalogue-source.ts';
import { lineReader } from './line-reader.ts';

/** Returns names by SAP number. One query. */
const namesOf =
  (db: Database) =>
  async (numbers: readonly string[]): Promise<ReadonlyMap<string, Texts>> => {
    const { rows } = await sql<{ number: string; names: Texts }>`
      select sap_material_number as number, names from materials where sap_material_number = ${anyOf(numbers)}`.execute(
      db,
    );
    return new Map(rows.map(({ number, names }) => [number, names]));
  };

const sorted = async (db: Database, catalogue: SimplePdfCatalog, buyer: Buyer): Promise<readonly string[]> => {
  const { variationSapNumbers: numbers, options } = catalogue;
  if (options.variationSortOrder === 'dateAdded') return numbers;
  if (options.variationSortOrder === 'number') return numbers.toSorted((one, other) => (one < other ? -1 : 1));
  const names = await namesOf(db)(numbers);
  const { compare } = new Intl.Collator(buyer.locale);
  const nameOf = (number: string): string => textIn(names.get(number) ?? {}, languageOf(buyer.locale))?.text ?? number;
  return numbers.toSorted((one, other) => compare(nameOf(one), nameOf(other)) || (one < other ? -1 : 1));
};

export interface OpenedSimpleCatalogue extends OpenedSource {
  catalogue: SimplePdfCatalog;
}

/**
 * Opens a simple catalog as a document in the buyer's language: cards beside each other, pictures in the format of the
 * catalog, the GTIN as barcode. [pdf-20]
 * @throws Failure 404 for another company's
 */
export const openSimpleCatalogue = (deps: CatalogueSourceDeps) => {
  const { db, publicUrl } = deps;
  const show = showSimpleCatalogue(db);
  const logoUrl = logoUrlOf(db);

  return async (buyer: Buyer, id: string, signal: AbortSignal): Promise<OpenedSimpleCatalogue> => {
    const catalogue = await show(buyer, id);
    const { name, hasImage, imageFormat, options } = catalogue;
    const report: DocumentReportLine[] = [];
    const lines = (await sorted(db, catalogue, buyer)).map((number) => ({ number, note: '', nodeCode: '' }));
    const readLines = lineReader({ ...deps, picturesOf: printedPictures(deps, imageFormat) });
    const pictureOf = companyPictures(deps, buyer, { signal, report });
    const hasBarcodes = options.pdfLabelImageOption === 'barcode';
    const hasSpecifications = options.pdfAdditionalTextOption === 'technicalSpecifications';
    const wanted = {
      buyer,
      reader: {
        locale: buyer.locale,
        language: languageOf(buyer.locale),
        market: buyer.market,
        assortments: buyer.assortments,
      },
      options: {
        barcodeType: hasBarcodes ? ('ean' as const) : ('none' as const),
        hasSpecifications,
        hasNotes: false,
        hasDescriptions: options.pdfAdditionalTextOption === 'description',
        hasDocuments: false,
        publicUrl: publicUrl(),
      },
      priceOption: 'none' as const,
      hasPictures: hasImage,
      signal,
      report: (line: DocumentReportLine) => void report.push(line),
    };
    return {
      catalogue,
      report,
      source: {
        head: {
          type: 'catalog',
          title: name,
          description: '',
          companyName: buyer.company.name,
          contactName: '',
          locale: buyer.locale,
          cover: undefined,
          introduction: undefined,
          logo: await pictureOf('logo', (await logoUrl(buyer.company.id, { ...options, logoUrl: '' })) ?? ''),
          hasTableOfContents: false,
          hasPageNumbers: true,
          hasPictures: hasImage,
          hasBarcodes,
          picturesPerRow: 2,
          priceNote: '',
        },
        lineCount: lines.length,
        headings: [],
        read: (offset, limit) => readLines(lines.slice(offset, offset + limit), wanted),
      },
    };
  };
};
