import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from './failure.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const wrongHost = () => malformed([{ field: 'Host', message: 'is not a host name' }]);

/**
 * Returns the shop's origin ("https://shop.example"): the public URL where one is set, else the request's own host.
 * Returns undefined when the request names no host (HTTP 1.0).
 */
export const originIfKnown = (request: FastifyRequest, publicUrl: string | undefined): string | undefined => {
  const url = publicUrl ?? `${request.protocol}://${request.host}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
};

/** Returns the same. @throws Failure 400 for a request that names no host */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string => {
  const origin = originIfKnown(request, publicUrl);
  if (origin === undefined) throw wrongHost();
  return origin;
};

/**
 * Refuses requests with a malformed `Host` header, or with a path that a browser would read as another site's address
 * ("//", "/\"), before anything builds a URL from them: 400. Health checks of HTTP 1.0 send no host, which is allowed.
 */
export const registerAddressCheck = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (request.headers.host !== undefined && !HOST.test(request.host)) throw wrongHost();
    if (/^\/[/\\]|^[^/]/.test(request.url)) throw malformed([{ field: 'url', message: 'must be a path of this site' }]);
  });
};
