import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../http/failure.ts';
import { outageOf } from '../../http/failure-response.ts';
import { originIfKnown, originOf } from '../../http/origin.ts';
import type { SignInBrake } from '../identity/index.ts';
import { answerCxml, CXML_ORDER_PATH, CXML_PATH, startOf, writeFailure } from './cxml/answer-cxml.ts';
import { documentIn } from './cxml/read-request.ts';
import type { PunchoutDeps } from './deps.ts';

const MOST_BYTES = 2 * 1024 * 1024;
/** Origin for the payloadID of a failure when the request has no valid one. */
const NOWHERE = 'http://localhost';

/** Converts errors of the server itself, before a document is read. */
const asFailure = (error: unknown): unknown => {
  const outage = outageOf(error);
  if (outage !== undefined) return outage;
  if (error instanceof Failure || !(error instanceof Error) || !('statusCode' in error)) return error;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? new Failure(statusCode, 'malformed', 'The document can’t be taken', error.message)
    : error;
};

/** Registers `POST /punchout/cxml` and `/punchout/cxml/order`: any request of cXML 1.2 at either; the response is always a cXML document. */
export const registerCxml = (app: FastifyInstance, deps: PunchoutDeps, brake: SignInBrake): void => {
  const { now = Date.now } = deps;
  const answer = answerCxml(deps, brake);

  const send = (reply: FastifyReply, status: number, document: string) =>
    reply.code(status).type('text/xml; charset=utf-8').header('cache-control', 'no-store').send(document);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Senders use all kinds of content types, some malformed, or none: the body's format is detected.
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
