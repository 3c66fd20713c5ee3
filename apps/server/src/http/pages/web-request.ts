import type { FastifyRequest } from 'fastify';

/** A Fastify request for a page as the web's own Request, which the page renderer takes. Pages are only read. */
export const webRequest = (request: FastifyRequest, signal: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    signal,
  });
};
