import type { CheckedInput, FileOperation } from '@grossist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inline } from '../../../http/download.ts';
import { notAllowed, tooMany } from '../../../http/failure.ts';
import { admit } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { MakerBusy } from '../../../idle-worker.ts';
import { type Buyer, isBuyer } from '../../identity/index.ts';
import { DocumentTaken, readFile } from './document-store.ts';
import { findDocument, presentDocument } from './find-documents.ts';
import { type MakeDocumentDeps, makeDocument } from './make-document.ts';
import { type DocumentRequest, insertDocument, type RequestedDocument, withdrawDocument } from './request-document.ts';

export interface DocumentResponseDeps extends MakeDocumentDeps {
  findSession: FindSession;
  /** Has a process make the documents that wait. */
  wake(): Promise<void>;
}

const BUSY_SECONDS = 5;

const presentedError = (error: unknown): unknown => {
  if (error instanceof MakerBusy) return tooMany('Too many documents are being made', BUSY_SECONDS);
  if (error instanceof DocumentTaken) return tooMany('The document was cancelled', BUSY_SECONDS);
  return error;
};

/** Sends a PDF to be shown in a window. The header `x-document-id` names the document, which has its report. */
const sendPdf = (
  reply: FastifyReply,
  { id, title }: { id: string; title: string },
  content: Buffer | NodeJS.ReadableStream,
) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', inline(title, 'document', 'pdf'))
    .header('x-content-type-options', 'nosniff')
    .header('x-document-id', id)
    .type('application/pdf')
    .send(content);

/**
 * Returns a route's handler that responds with a document: the PDF where it is small or was made before, else 202 and its
 * job. What a small document's caller no longer waits for is withdrawn, as is one that can't be made.
 */
export const respondWithDocument = <O extends FileOperation>(
  deps: DocumentResponseDeps,
  operation: O,
  plan: (input: CheckedInput<O>, buyer: Buyer) => Promise<DocumentRequest>,
) => {
  const { db, findSession, wake } = deps;
  const insert = insertDocument(db);
  const make = makeDocument(deps);

  const makeNow = async (document: RequestedDocument, buyer: Buyer, gone: AbortSignal): Promise<Buffer> => {
    try {
      return await make(document, buyer, gone);
    } catch (error) {
      await withdrawDocument(db, document.id);
      throw presentedError(error);
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { visit, input } = await admit(operation, request, findSession);
    const { visitor } = visit;
    if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company can make documents');
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const wanted = await plan(input, visitor);
    const document = await insert(visitor, wanted);
    if (document.isNew && document.state === 'running') {
      return sendPdf(reply, { id: document.id, title: wanted.title }, await makeNow(document, visitor, gone.signal));
    }
    if (document.isNew) await wake();
    const row = await findDocument(db, visitor, document.id);
    if (row.file_hash !== null) return sendPdf(reply, row, readFile(db, row.file_hash, row.byte_count ?? 0));
    return reply.code(202).header('cache-control', 'no-store').send(presentDocument(row, visitor));
  };
};
