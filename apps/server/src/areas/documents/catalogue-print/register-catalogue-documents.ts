import { generateSimplePdfCatalog, getPdfCatalogFile, previewPdfCatalog } from '@grossist/contracts';
import { labelStockOf, labelsPerPage } from '@grossist/domain';
import type { FastifyInstance } from 'fastify';
import { notAllowed, tooMany } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import { MakerBusy } from '../../../idle-worker.ts';
import { showCatalogue, showSimpleCatalogue } from '../../catalogues/index.ts';
import { type Buyer, isBuyer } from '../../identity/index.ts';
import { type DocumentResponseDeps, respondWithDocument } from '../jobs/document-response.ts';
import type { DocumentRequest } from '../jobs/request-document.ts';
import type { CatalogueKindDeps } from '../kinds.ts';
import { readPreferences } from '../shelf-labels/preferences.ts';
import { shelfLabelDocument } from '../shelf-labels/shelf-label-document.ts';
import { catalogueLabels } from './catalogue-labels.ts';
import { openCatalogue } from './catalogue-source.ts';
import { requirePrices } from './line-reader.ts';
import { previewCatalogue } from './render-catalogue.ts';

export interface CatalogueDocumentsDeps extends DocumentResponseDeps, CatalogueKindDeps {
  /** Milliseconds since 1970; the machine's clock unless given. */
  now?: () => number;
}

const SAME_DOCUMENT_MS = 600_000;
const BUSY_SECONDS = 5;
/** A drawing that may be opened by itself: nothing in it runs or loads. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** Serves catalogs and simple catalogs as PDF, and drawings of their first pages. [pdf-13] [pdf-20] [own-doc-05] */
export const registerCatalogueDocuments = (app: FastifyInstance, deps: CatalogueDocumentsDeps): void => {
  const { db, typesetter, now = Date.now } = deps;
  const [show, showSimple, preferencesOf] = [showCatalogue(db), showSimpleCatalogue(db), readPreferences(db)];
  const [open, labels] = [openCatalogue(deps), catalogueLabels(deps)];

  const catalogueDocument = async (buyer: Buyer, id: string): Promise<DocumentRequest> => {
    const catalogue = await show(buyer, id);
    requirePrices(buyer, catalogue.priceOptions);
    const { pdfId, version, name, noOfVariations, priceOptions, type } = catalogue;
    return {
      kind: type === 'labelPrint' ? 'catalog-labels' : 'catalog',
      title: name,
      input: { catalogueId: pdfId ?? id },
      lineCount: noOfVariations,
      hasNetPrices: priceOptions === 'netPrice',
      requestKey: `${pdfId}:${version}:${buyer.account.id}:${buyer.locale}:${Math.floor(now() / SAME_DOCUMENT_MS)}`,
    };
  };

  app.route({
    ...routeOf(getPdfCatalogFile),
    handler: respondWithDocument(deps, getPdfCatalogFile, ({ params }, buyer) => catalogueDocument(buyer, params.id)),
  });
  app.route({
    ...routeOf(generateSimplePdfCatalog),
    handler: respondWithDocument(deps, generateSimplePdfCatalog, async ({ params, body }, buyer) => {
      const { id, name, version, variationSapNumbers } = await showSimple(buyer, params.id);
      return {
        kind: 'simple-catalog',
        title: name,
        input: { catalogueId: id },
        lineCount: variationSapNumbers.length,
        hasNetPrices: false,
        requestKey: `${id}:${version}:${body.sessionId}`,
      };
    }),
  });

  const drawLabels = async (buyer: Buyer, id: string, signal: AbortSignal): Promise<Buffer> => {
    const stock = labelStockOf((await preferencesOf(buyer)).Product);
    const { print } = await labels(buyer, id, signal, stock === undefined ? 1 : labelsPerPage(stock));
    return typesetter.svg(shelfLabelDocument(print), signal);
  };
  app.route({
    ...routeOf(previewPdfCatalog),
    handler: async (request, reply) => {
      const { visit, input } = await admit(previewPdfCatalog, request, deps.findSession);
      const { visitor } = visit;
      if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company have catalogs');
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { params, query } = input;
      const { type } = await show(visitor, params.id);
      const draw = async (): Promise<Buffer> => {
        if (type === 'labelPrint') return drawLabels(visitor, params.id, gone.signal);
        const { source } = await open(visitor, params.id, { at: new Date(now()), signal: gone.signal });
        return previewCatalogue(source, query.Pages, { typesetter, signal: gone.signal });
      };
      const svg = await draw().catch((error: unknown) => {
        throw error instanceof MakerBusy ? tooMany('Too many documents are being made', BUSY_SECONDS) : error;
      });
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', DRAWING_POLICY)
        .type('image/svg+xml; charset=utf-8')
        .send(svg);
    },
  });
};
