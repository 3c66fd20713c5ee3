import type { FastifyRequest } from 'fastify';
import { malformed } from '../../http/failure.ts';

/** "https://shop.example", as it was told in the settings, else as the request reached it; undefined when it names no host. */
export const originIfKnown = (request: FastifyRequest, publicUrl: string | undefined): string | undefined => {
  const url = publicUrl ?? `${request.protocol}://${request.host}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
};

/** The same. @throws Failure 400 for a request that names no host */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string => {
  const origin = originIfKnown(request, publicUrl);
  if (origin === undefined) throw malformed([{ field: 'Host', message: 'is no host' }]);
  return origin;
};
