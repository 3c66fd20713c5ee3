import { startOci } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANTI_FORGERY_COOKIE, cookieTraits, embeddingOf, SESSION_COOKIE, setSecret } from '../../http/cookies.ts';
import { Failure } from '../../http/failure.ts';
import { failureOf, outageOf } from '../../http/failure-response.ts';
import { originIfKnown, originOf } from '../../http/origin.ts';
import { visitOf, visitorsLocale } from '../../http/visit.ts';
import { type SignInBrake, signInBrake } from '../identity/index.ts';
import { registerBuyerPage } from './buyer/register-buyer-page.ts';
import { answerCxml, CXML_ORDER_PATH, CXML_PATH, START_PATH, startOf, writeFailure } from './cxml/answer-cxml.ts';
import { documentIn } from './cxml/read-request.ts';
import { frameOf, type PunchoutDeps } from './deps.ts';
import { type FormPairs, queryOf, readForm } from './form-body.ts';
import { findReturn } from './handing-over/return-form.ts';
import { answerOci } from './oci/answer-oci.ts';
import { POST_BACK, POST_BACK_SCRIPT, sendRefusal, sendReturnPage } from './pages.ts';
import { type Opened, openStart } from './sessions/open-start.ts';
import type { Caller } from './sessions/visits.ts';

const OCI_PATH = startOci.path;
export const POSTBACK_PATH = '/punchout/postback-message';

/** An OCI call has a few dozen fields; it is parsed before its sender is authenticated. */
const MOST_FORM_BYTES = 64 * 1024;
const MOST_FIELDS = 500;
const FORM = 'application/x-www-form-urlencoded';

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});

/** Signs the browser in and redirects it to the shop. */
const enter = (reply: FastifyReply, { session: { token, antiForgeryToken, expires }, frame, path }: Opened) => {
  const traits = { ...cookieTraits(frame, reply), expires };
  setSecret(reply, SESSION_COOKIE, token, traits);
  reply.setCookie(ANTI_FORGERY_COOKIE, antiForgeryToken, traits);
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(path, 303);
};

/**
 * Registers the pages that browsers open: `GET|POST /punchout/oci`, `GET /punchout/start/:token` and
 * `GET /punchout/postback-message?singleEncoding=true`. Refusals are pages for people.
 */
const registerPunchoutPages = (app: FastifyInstance, deps: PunchoutDeps, brake: SignInBrake): void => {
  const framing = frameOf({ frames: deps.frames, overTls: app.overTls });
  const answer = answerOci(deps, brake, framing);
  const start = openStart(deps.db, framing);
  const returnOf = findReturn(deps.db);

  const oci = async (request: FastifyRequest<{ Body: FormPairs | undefined }>, reply: FastifyReply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const answered = await answer({
      parameters: [...readForm(queryOf(request.url), MOST_FIELDS), ...(request.body ?? [])],
      caller: callerOf(request),
      origin: originOf(request, deps.publicUrl),
      embedding: embeddingOf(request),
      signal: gone.signal,
    });
    return answered.kind === 'shop' ? enter(reply, answered) : sendReturnPage(reply, answered.locale, answered);
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      FORM,
      { parseAs: 'buffer', bodyLimit: MOST_FORM_BYTES },
      async (_: unknown, body: Buffer) => readForm(body.toString('latin1'), MOST_FIELDS),
    );
    scope.setErrorHandler((error, request, reply) => {
      const failure = failureOf(error);
      const { status, code, detail } = failure;
      if (status >= 500 && !(error instanceof Failure)) request.log.error({ err: error }, 'punchout failed');
      else request.log.info({ status, code, detail }, 'punchout refused');
      return sendRefusal(reply, visitorsLocale(request), failure);
    });
    // A HEAD request would use up the token.
    const route = { exposeHeadRoute: false };
    scope.get(OCI_PATH, route, oci);
    scope.post(OCI_PATH, oci);
    scope.get<{ Params: { token: string } }>(`${START_PATH}/:token`, route, async (request, reply) => {
      const opened = await start(request.params.token, callerOf(request), embeddingOf(request));
      return enter(reply, opened);
    });
    scope.get(POST_BACK_SCRIPT, async (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(POST_BACK),
    );
    scope.get<{ Querystring: { singleEncoding?: string } }>(POSTBACK_PATH, route, async (request, reply) => {
      const { visitor, sessionToken, frame } = await visitOf(request, deps.findSession);
      const found =
        visitor.kind === 'person' ? await returnOf(sessionToken, request.query.singleEncoding !== 'false') : undefined;
      if (found === 'not-yet') return reply.header('cache-control', 'no-store').redirect('/cart', 303);
      if (found === undefined) throw new Failure(404, 'nothing-to-return', 'There is no cart to send back');
      return sendReturnPage(reply, visitor.locale, { form: found, frame });
    });
  });
};

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
const registerCxml = (app: FastifyInstance, deps: PunchoutDeps, brake: SignInBrake): void => {
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

/** Registers all routes below /punchout for other systems and their browsers. docs/punchout.md */
export const registerPunchout = (app: FastifyInstance, deps: PunchoutDeps): void => {
  const brake = signInBrake(deps.db, deps.signInFailures);
  registerPunchoutPages(app, deps, brake);
  registerCxml(app, deps, brake);
  if (deps.isDemo) registerBuyerPage(app, deps.publicUrl);
};
