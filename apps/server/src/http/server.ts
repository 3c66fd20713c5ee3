import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { registerBodyTimeout } from './body-timeout.ts';
import { answerFailure } from './failure-response.ts';
import { registerAddressCheck } from './origin.ts';
import { registerStopping } from './stopping.ts';

const YEAR_SECONDS = 31_536_000;
/** What the shop uses of a browser: the camera, to scan barcodes. */
const PERMISSIONS =
  'camera=(self), accelerometer=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), serial=(), usb=()';

/**
 * Sets the headers that protect every response. Pages of punchout keep their opener: procurement systems open them in a
 * window of their own and are sent the cart by its name.
 * HSTS is set behind TLS; browsers ignore it elsewhere.
 */
const registerSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('permissions-policy', PERMISSIONS);
    const isPunchout = request.routeOptions.url?.startsWith('/punchout') ?? false;
    reply.header('cross-origin-opener-policy', isPunchout ? 'unsafe-none' : 'same-origin');
    if (app.overTls) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
};

declare module 'fastify' {
  interface FastifyInstance {
    /** People reach the shop over TLS: cookies are Secure and HSTS is set. */
    overTls: boolean;
  }
}

interface ServerDeps {
  log: FastifyBaseLogger;
  trustedProxies: readonly string[];
  /** People reach the shop over TLS. */
  overTls?: boolean;
  /** Milliseconds within which a request's body must arrive; 30 seconds unless set. */
  bodyTimeoutMs?: number;
}

const BODY_TIMEOUT_MS = 30_000;

const MOST_BODY_BYTES = 2 * 1024 * 1024;
/** Ten thousand characters of any language in an address, each written as up to nine, and cookies beside them. */
const MOST_HEADER_BYTES = 128 * 1024;

/**
 * JSON is the only body there is: forms and plain text, which any site can make a browser send, are not taken. A body
 * may be absent although its type is named: many clients send the type with every call.
 */
const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
};

/** Creates the HTTP server without routes: request ids, cookies, JSON, problem documents. */
export const makeServer = ({
  log,
  trustedProxies,
  overTls = false,
  bodyTimeoutMs = BODY_TIMEOUT_MS,
}: ServerDeps): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    bodyLimit: MOST_BODY_BYTES,
    http: { maxHeaderSize: MOST_HEADER_BYTES },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    forceCloseConnections: 'idle',
    // Requests of connections that there are already are answered while the server stops.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // A catalogue of a few gigabytes arrives within it; the headers of any request have a minute.
    requestTimeout: 15 * 60_000,
    // Addresses that no route can even be looked up for.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.decorate('overTls', overTls);
  registerSecurityHeaders(app);
  registerAddressCheck(app);
  registerBodyTimeout(app, bodyTimeoutMs);
  registerStopping(app);
  readJson(app);
  app.setErrorHandler(answerFailure);
  app.register(cookie);
  return app;
};
