import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasEntityTag } from './entity-tag.ts';
import type { Picture } from './picture-cache.ts';

/** Sends a picture that may be opened by itself: whatever names a drawing holds, nothing in it runs or loads. */
export const sendPicture = (request: FastifyRequest, reply: FastifyReply, { type, content, etag }: Picture) => {
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(content);
};
