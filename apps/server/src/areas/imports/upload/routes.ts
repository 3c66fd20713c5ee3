import { Readable } from 'node:stream';
import { uploadImport, uploadImportByPut } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformed, signedOut } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { noteAct } from '../../audit/index.ts';
import { receiveFile, tooLarge, type UploadDeps } from './receive-file.ts';

export interface ImportUploadDeps extends UploadDeps {
  findSession: FindSession;
  /** Has somebody look for imports that wait. */
  wake(): Promise<void>;
}

/**
 * The call that takes a file: unlike all others its body is no JSON, and is not read before it is known who sends it.
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
    const asker = { name: visitor.name, contactId: visitor.contactId };
    const id = await receive(asker, { ...query, content: request.body });
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
  // A room of its own: nowhere else is such a body taken.
  app.register(async (room) => {
    room.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    for (const operation of [uploadImport, uploadImportByPut]) room.route({ ...routeOf(operation), handler: respond });
  });
};
