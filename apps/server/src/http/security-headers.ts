import type { FastifyInstance } from 'fastify';

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
export const registerSecurityHeaders = (app: FastifyInstance): void => {
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
