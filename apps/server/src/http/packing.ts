import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(gzip);

/** Below this the header costs more than packing saves. */
const LEAST_PACKED_BYTES = 1400;
/** Answers are packed while somebody waits: a third of the work of the preset for a tenth more bytes. */
const ZLIB_LEVEL = 3;
const PACKABLE = /^(text\/|application\/(json|problem\+json)|image\/svg\+xml)/;

/**
 * Packs answers that are whole for who can unpack them, in one go: as a stream it takes twice as long. Files are packed
 * when they are built.
 */
export const registerPacking = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_PACKED_BYTES) return payload;
    if (!PACKABLE.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    const packed = await pack(payload, { level: ZLIB_LEVEL });
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return packed;
  });
};
