import type { PdfCatalog } from '@grossist/contracts';
import { languageOf, localTime, marketFacts, writeDate } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import type { Database, DocumentReportLine } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { type CatalogueReader, presentPath } from '../../catalogue/index.ts';
import { logoUrlOf, readDocumentLines, showCatalogue } from '../../catalogues/index.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import type { CatalogueHead, CatalogueHeading, OpenedSource } from './catalogue-document.ts';
import { companyPictures } from './catalogue-pictures.ts';
import { type LineReaderDeps, lineReader, requirePrices } from './line-reader.ts';
import type { WantedLine } from './present-line.ts';

export interface CatalogueSourceDeps extends LineReaderDeps {
  store: MediaStore;
  /** Address of the shop, for links. */
  publicUrl: () => string;
}

/** Returns the account whose prices are printed. One query, and none for the account that the buyer is on. @throws Failure 404 */
const onAccount = async (db: Database, buyer: Buyer, soldTo: string): Promise<Buyer> => {
  if (soldTo === '' || soldTo === buyer.account.soldTo) return buyer;
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.company_id = ${buyer.company.id} and a.sold_to = ${soldTo}`.execute(db);
  if (rows[0] === undefined) throw notFound('account of yours');
  return buyerOnAccount(db)(buyer, rows[0].id);
};

const priceNote = ({ priceOptions, language: locale, projectNumber }: PdfCatalog, buyer: Buyer, at: Date): string => {
  if (priceOptions === 'none') return '';
  const { date } = localTime(at.getTime(), marketFacts(buyer.market).timeZone);
  const account = [`${buyer.account.name} (${buyer.account.soldTo})`, projectNumber].filter((part) => part !== '');
  return textFor(locale)(priceOptions === 'netPrice' ? 'printedCatalog.netPrices' : 'printedCatalog.listPrices', {
    currency: buyer.account.currency,
    date: writeDate(date, { locale }),
    account: account.join(', '),
  });
};

/** Returns each heading once for each run of lines below it. */
export const headingsOf = (paths: readonly (readonly { code: string; name: string }[])[]): CatalogueHeading[] => {
  let before: readonly { code: string }[] = [];
  return paths.flatMap((path) => {
    const known = path.findIndex(({ code }, index) => code !== before[index]?.code);
    before = path;
    return known < 0 ? [] : path.slice(known).map(({ name }, index) => ({ title: name, level: known + index + 1 }));
  });
};

export interface OpenedCatalogue extends OpenedSource {
  settings: PdfCatalog;
}

/**
 * Opens a catalog or the buyer's basket as a document. The order of its lines is read once; their materials are read in
 * pieces. A picture of cover, introduction or logo that is gone is left out and reported.
 * @throws Failure 404 for another company's, and for an account that is not the buyer's; 403 for net prices without the
 * right to see them, 422 `label-print` for a catalog of labels
 */
export const openCatalogue = (deps: CatalogueSourceDeps) => {
  const { db, catalogue, publicUrl } = deps;
  const show = showCatalogue(db);
  const linesOf = readDocumentLines(db);
  const logoUrl = logoUrlOf(db);
  const readLines = lineReader(deps);
  const referenceNow = catalogue.reference;

  return async (
    visitor: Buyer,
    id: string,
    { at, signal }: { at: Date; signal: AbortSignal },
  ): Promise<OpenedCatalogue> => {
    const settings = await show(visitor, id);
    const { type } = settings;
    if (type === 'labelPrint') throw breaksRule('label-print', 'Labels are printed by the label printing page');
    requirePrices(visitor, settings.priceOptions);
    const buyer = settings.priceOptions === 'none' ? visitor : await onAccount(db, visitor, settings.accountNumber);
    const locale = settings.language;
    const reader: CatalogueReader = {
      locale,
      language: languageOf(locale),
      market: buyer.market,
      assortments: visitor.assortments,
    };
    const report: DocumentReportLine[] = [];
    const rows = await linesOf(visitor, id);
    const hasHeadings = settings.headings === 'catalogNode';
    const lines = rows.map(
      ({ number, note, node_code }): WantedLine => ({ number, note, nodeCode: hasHeadings ? node_code : '' }),
    );
    const reference = await referenceNow();
    const paths = lines.map(({ nodeCode }) =>
      nodeCode === ''
        ? []
        : presentPath(reference, nodeCode, reader.language).map(({ CatalogNodeId, Name }) => ({
            code: CatalogNodeId,
            name: Name,
          })),
    );
    const pictureOf = companyPictures(deps, visitor, { signal, report });
    const [cover, introductionPicture, logo] = await Promise.all([
      pictureOf('cover', settings.coverPageImageUrl),
      pictureOf('introduction', settings.introductionPageImageUrl),
      pictureOf('logo', (await logoUrl(visitor.company.id, settings)) ?? ''),
    ]);
    const hasIntroduction = settings.introductionText !== '' || introductionPicture !== undefined;
    const head: CatalogueHead = {
      type,
      title: settings.name,
      description: settings.description,
      companyName: visitor.company.name,
      contactName: settings.contactName,
      locale,
      cover,
      introduction: hasIntroduction ? { text: settings.introductionText, picture: introductionPicture } : undefined,
      logo,
      hasTableOfContents: settings.hasTableOfContents,
      hasPageNumbers: settings.hasPageNumbers,
      hasPictures: settings.hasPictures,
      hasBarcodes: settings.barcodeType !== 'none',
      picturesPerRow: settings.picturesPerRow,
      priceNote: priceNote(settings, buyer, at),
    };
    const options = {
      barcodeType: settings.barcodeType,
      hasSpecifications: settings.includeTechnicalSpecifications,
      hasNotes: settings.includeNotes,
      hasDescriptions: false,
      hasDocuments: type === 'documentation',
      publicUrl: publicUrl(),
    };
    const wanted = {
      buyer,
      reader,
      options,
      priceOption: settings.priceOptions,
      hasPictures: settings.hasPictures,
      signal,
      report: (line: DocumentReportLine) => void report.push(line),
    };
    return {
      settings,
      report,
      source: {
        head,
        lineCount: lines.length,
        headings: settings.hasTableOfContents ? headingsOf(paths) : [],
        read: (offset, limit) => readLines(lines.slice(offset, offset + limit), wanted),
      },
    };
  };
};
