import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MOST_PACKED_AT_ONCE, type WrittenAnswer } from './written-answer.ts';

/** Below this the header costs more than packing saves. */
const LEAST_PACKED_BYTES = 1400;
/** Answers are packed while somebody waits: a third of the work of the preset for a tenth more bytes. */
const ZLIB_LEVEL = 3;
const PACKABLE = /^(text\/|application\/(json|problem\+json)|image\/svg\+xml)/;

const packElsewhere = promisify(gzip);

const sayPacked = (request: FastifyRequest, reply: FastifyReply): boolean => {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return false;
  reply.header('content-encoding', 'gzip');
  return true;
};

/** What of a written answer is sent: packed for who can unpack it. */
export const payloadOf = (written: WrittenAnswer, request: FastifyRequest, reply: FastifyReply): Buffer => {
  reply.type('application/json; charset=utf-8');
  return sayPacked(request, reply) ? written.packed : Buffer.from(written.text);
};

/**
 * Packs answers that are whole for who can unpack them. Most are packed at once: that takes less than the way to another
 * thread and back. Files are packed when they are built.
 */
export const registerPacking = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_PACKED_BYTES) return payload;
    if (!PACKABLE.test(String(reply.getHeader('content-type')))) return payload;
    if (!sayPacked(request, reply)) return payload;
    const settings = { level: ZLIB_LEVEL };
    const isLarge = payload.length > MOST_PACKED_AT_ONCE;
    const packed = isLarge ? await packElsewhere(payload, settings) : gzipSync(payload, settings);
    reply.removeHeader('content-length');
    return packed;
  });
};
