import { Readable } from 'node:stream';
import { type CheckedInput, uploadImport } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkAccess } from '../../../http/access.ts';
import { checkAntiForgery } from '../../../http/anti-forgery.ts';
import { checkInput } from '../../../http/check-input.ts';
import { ANTI_FORGERY_HEADER } from '../../../http/cookies.ts';
import { malformed, signedOut } from '../../../http/failure.ts';
import { type FindSession, visitOf } from '../../../http/visit.ts';
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
    const { visitor, antiForgeryToken } = await visitOf(request, deps.findSession);
    checkAccess(uploadImport.access, visitor);
    checkAntiForgery(request.headers[ANTI_FORGERY_HEADER], antiForgeryToken);
    if (visitor.kind !== 'person') throw signedOut();
    // The schemas of this very operation have checked the input.
    const { query } = checkInput(uploadImport, request) as CheckedInput<typeof uploadImport>;
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
    room.route({
      method: ['POST', 'PUT'],
      url: uploadImport.path,
      handler: respond,
      config: { operation: uploadImport.name },
    });
  });
};
