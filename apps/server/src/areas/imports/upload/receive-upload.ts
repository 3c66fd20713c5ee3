/** Receives the upload of a file and queues its import. */

import { Readable } from 'node:stream';
import type { CatalogueFormat } from '@grossist/catalogue-formats';
import { uploadImport, uploadImportByPut } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/index.ts';
import { breaksRule, Failure, malformed, signedOut } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { noteAct } from '../../audit/index.ts';
import { insertRun } from '../run-store.ts';
import { storeParts } from './stored-files.ts';

/** The person who starts an import. */
export interface ImportStarter {
  name: string;
  contactId: string;
}

interface UploadDeps {
  db: Database;
  mostBytes: number;
}

interface Upload {
  fileName: string;
  format?: CatalogueFormat | undefined;
  dryRun: boolean;
  markets: readonly Market[];
  content: Readable;
}

const tooLarge = (mostBytes: number): Failure =>
  new Failure(413, 'file-too-large', 'Too large', `A file may have at most ${mostBytes} bytes`);

/** Passes chunks on up to the limit. The connection stays open, so that the sender receives the failure. */
async function* upTo(mostBytes: number, content: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    yield piece;
  }
}

/** @throws Failure 413 above the limit, 422 when nothing came */
const store = async ({ db, mostBytes }: UploadDeps, name: string, content: Readable): Promise<number> => {
  const bytes = await storeParts(db, name, upTo(mostBytes, content));
  if (bytes === 0) throw breaksRule('file-empty', 'The file is empty', 'body');
  return bytes;
};

/**
 * Stores an uploaded file in constant memory and queues its import. Returns the import's id. [imp-01]
 * @throws Failure 413 above the limit, 422 `file-empty`
 */
const receiveFile =
  (deps: UploadDeps) =>
  async (startedBy: ImportStarter, upload: Upload): Promise<string> => {
    const name = uuidv7();
    const bytesTotal = await store(deps, name, upload.content);
    const { fileName, format = '', dryRun, markets } = upload;
    const run = { source: fileName, format, dryRun, markets, bytesTotal, storedFile: name, startedBy };
    return insertRun(deps.db, run, 'waiting');
  };

export interface ImportUploadDeps extends UploadDeps {
  findSession: FindSession;
  /** Wakes the import thread. */
  wake(): Promise<void>;
}

/**
 * Registers the upload of a file: its body is not JSON, and is read only after the sender is authorized.
 * [imp-01]
 */
export const registerImportUpload = (app: FastifyInstance, deps: ImportUploadDeps): void => {
  const receive = receiveFile(deps);
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const {
      visit: { visitor },
      input: { query },
    } = await admit(uploadImport, request, deps.findSession);
    if (visitor.kind !== 'person') throw signedOut();
    if (!(request.body instanceof Readable))
      throw malformed([{ field: 'body', message: 'must be the file, as application/octet-stream' }]);
    if (Number(request.headers['content-length'] ?? 0) > deps.mostBytes) throw tooLarge(deps.mostBytes);
    const startedBy = { name: visitor.name, contactId: visitor.contactId };
    const id = await receive(startedBy, { ...query, content: request.body });
    await noteAct(deps.db, {
      act: uploadImport.name,
      visitor,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      subjects: [id],
    });
    await deps.wake();
    reply.header('cache-control', 'no-store');
    return reply.send({ ImportId: id });
  };
  // In its own scope: no other route accepts such a body.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    for (const operation of [uploadImport, uploadImportByPut]) scope.route({ ...routeOf(operation), handler: respond });
  });
};
