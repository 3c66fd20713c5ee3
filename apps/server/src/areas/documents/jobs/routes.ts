import { cancelDocument as cancelCall, getDocument, getDocumentFile, listDocuments } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { type Database, transaction } from '../../../db/index.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { inline } from '../../../http/download.ts';
import { notAllowed, notFound } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { type Buyer, isBuyer } from '../../identity/index.ts';
import { readFile } from './document-store.ts';
import { type DocumentRow, findDocument, listDocumentsOf, presentDocument } from './find-documents.ts';

/**
 * Cancels a document of the buyer's own that waits or is being made; one that has ended stays as it is. The process that
 * makes it notices within seconds, and stores nothing of it. [own-doc-03]
 * @throws Failure 404 for another company's, 403 for a colleague's
 */
const cancelDocument =
  (db: Database) =>
  (buyer: Buyer, id: string): Promise<DocumentRow> =>
    transaction(db, async (tx) => {
      await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute();
      const document = await findDocument(tx, buyer, id);
      if (document.created_by !== buyer.contactId) throw notAllowed('Only the person who asked for it can cancel it');
      if (document.state !== 'waiting' && document.state !== 'running') return document;
      await tx
        .updateTable('documents')
        .set({ state: 'cancelled', ended_at: new Date() })
        .where('id', '=', id)
        .execute();
      return findDocument(tx, buyer, id);
    });

interface DocumentRouteDeps {
  db: Database;
}

/** Documents of a company and their progress. [own-doc-01] [own-doc-02] [own-doc-03] */
export const documentRoutes = ({ db }: DocumentRouteDeps): readonly Answer[] => {
  const list = listDocumentsOf(db);
  const cancel = cancelDocument(db);
  return [
    answerBuyer(getDocument, async ({ params }, buyer) =>
      presentDocument(await findDocument(db, buyer, params.documentId), buyer),
    ),
    answerBuyer(listDocuments, async ({ query: { Page: page, PageSize: pageSize, IsOwn: isOwn } }, buyer) => {
      const { rows, total } = await list(buyer, { page, pageSize, isOwn });
      return { PageItems: rows.map((row) => presentDocument(row, buyer)), TotalItems: total };
    }),
    answerBuyer(cancelCall, async ({ params }, buyer) =>
      presentDocument(await cancel(buyer, params.documentId), buyer),
    ),
  ];
};

interface DocumentFileDeps {
  db: Database;
  findSession: FindSession;
}

/**
 * Serves the files of documents to their company, with their hash as validator. Answers 404 for another company's, one that
 * is not done and one that expired, 403 for one with net prices to people who may not see them. [own-doc-04]
 */
export const registerDocumentFile = (app: FastifyInstance, { db, findSession }: DocumentFileDeps): void => {
  app.route({
    ...routeOf(getDocumentFile),
    handler: async (request, reply) => {
      const { visit, input } = await admit(getDocumentFile, request, findSession);
      const { visitor } = visit;
      if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company have documents');
      const document = await findDocument(db, visitor, input.params.documentId);
      if (document.file_hash === null) throw notFound('file of a document');
      if (document.has_net_prices && !visitor.showNetPrice) throw notAllowed('This document has net prices');
      const etag = `"${document.file_hash}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .header('content-disposition', inline(document.title, 'document', 'pdf'))
        .header('x-content-type-options', 'nosniff')
        .header('content-length', document.byte_count ?? 0)
        .type('application/pdf')
        .send(readFile(db, document.file_hash, document.byte_count ?? 0));
    },
  });
};
