import { getDocumentFile } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import { inline } from '../../../http/attachment.ts';
import { notAllowed, notFound } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { isBuyer } from '../../identity/index.ts';
import { findDocument } from './find-documents.ts';
import { readFile } from './store/document-files.ts';

export interface DocumentFileDeps {
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
