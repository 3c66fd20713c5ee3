import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Picture } from './drawn-pictures.ts';
import { hasEntityTag } from './entity-tag.ts';

/** A drawing that may be opened by itself: whatever names it holds, nothing in it runs or loads. */
export const sendPicture = (request: FastifyRequest, reply: FastifyReply, { svg, etag }: Picture) => {
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
};
