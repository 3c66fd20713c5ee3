import type { FastifyRequest } from 'fastify';

/**
 * Converts a Fastify request for a page to the web's Request, which the page renderer takes. Pages are only read.
 * @param origin the shop's own, so that links in the page never follow a forged `Host` header
 */
export const webRequest = (request: FastifyRequest, origin: string, signal: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return new Request(new URL(origin + request.url), { method: request.method, headers, signal });
};
