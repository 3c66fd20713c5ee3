import { startOci } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANTI_FORGERY_COOKIE, cookieTraits, embeddingOf, SESSION_COOKIE, setSecret } from '../../http/cookies.ts';
import { Failure } from '../../http/failure.ts';
import { failureOf } from '../../http/failure-response.ts';
import { originOf } from '../../http/origin.ts';
import { visitOf, visitorsLocale } from '../../http/visit.ts';
import type { SignInBrake } from '../identity/index.ts';
import { START_PATH } from './cxml/answer-cxml.ts';
import { frameOf, type PunchoutDeps } from './deps.ts';
import { type FormPairs, queryOf, readForm } from './form-body.ts';
import { findReturn } from './handing-over/return-form.ts';
import { answerOci } from './oci/answer-oci.ts';
import { POST_BACK, POST_BACK_SCRIPT, sendRefusal, sendReturnPage } from './pages.ts';
import { type Opened, openStart } from './sessions/open-start.ts';
import type { Caller } from './sessions/visits.ts';

export const OCI_PATH = startOci.path;
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
export const registerPunchoutPages = (app: FastifyInstance, deps: PunchoutDeps, brake: SignInBrake): void => {
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
