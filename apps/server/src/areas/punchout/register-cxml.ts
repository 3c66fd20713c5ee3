import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../http/failure.ts';
import { originIfKnown, originOf } from '../../http/origin.ts';
import { outageOf } from '../../http/outage.ts';
import type { SignInBrake } from '../identity/index.ts';
import { answerCxml, CXML_ORDER_PATH, CXML_PATH, startOf } from './cxml/answer-cxml.ts';
import { documentIn } from './cxml/document-in.ts';
import { writeFailure } from './cxml/write-failure.ts';
import type { PunchoutDeps } from './deps.ts';

const MOST_BYTES = 2 * 1024 * 1024;
/** An answer has a number with a host in it, whatever was asked. */
const NOWHERE = 'http://localhost';

/** What the server itself refuses, before any document is looked at. */
const asFailure = (error: unknown): unknown => {
  const outage = outageOf(error);
  if (outage !== undefined) return outage;
  if (error instanceof Failure || !(error instanceof Error) || !('statusCode' in error)) return error;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? new Failure(statusCode, 'malformed', 'The document can’t be taken', error.message)
    : error;
};

/** `POST /punchout/cxml` and `/punchout/cxml/order`: any request of cXML 1.2 at either; always answered by a cXML document. */
export const registerCxml = (app: FastifyInstance, deps: PunchoutDeps, brake: SignInBrake): void => {
  const { now = Date.now } = deps;
  const answer = answerCxml(deps, brake);

  const send = (reply: FastifyReply, status: number, document: string) =>
    reply.code(status).type('text/xml; charset=utf-8').header('cache-control', 'no-store').send(document);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Senders name all kinds of types, some of them malformed, or none: what came is seen by its content.
    scope.addHook('onRequest', async ({ headers }) => {
      headers['content-type'] = 'application/octet-stream';
    });
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      const failure = asFailure(error);
      if (failure instanceof Failure)
        request.log.info({ status: failure.status, code: failure.code, detail: failure.detail }, 'document refused');
      else request.log.error({ err: failure }, 'document failed');
      if (failure instanceof Failure && failure.retryAfterSeconds !== undefined)
        reply.header('retry-after', String(failure.retryAfterSeconds));
      const start = startOf(originIfKnown(request, deps.publicUrl) ?? NOWHERE, now());
      const { httpStatus, document } = writeFailure(start, failure);
      return send(reply, httpStatus, document);
    });
    const respond = async (request: FastifyRequest<{ Body: Buffer | undefined }>, reply: FastifyReply) => {
      const document = await answer({
        body: documentIn(request.body ?? Buffer.alloc(0)),
        caller: { address: request.ip, userAgent: request.headers['user-agent'] ?? '', requestId: request.id },
        origin: originOf(request, deps.publicUrl),
      });
      return send(reply, 200, document);
    };
    scope.post(CXML_PATH, respond);
    scope.post(CXML_ORDER_PATH, respond);
  });
};
