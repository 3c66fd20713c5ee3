import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Characters below which the header costs more than compressing saves. */
const LEAST_LENGTH = 1400;
/** Characters above which compressing would block other requests for too long, and runs in another thread. */
const MOST_LENGTH_IN_THIS_THREAD = 128 * 1024;
/** Takes a third of the time of zlib's default level, for a tenth more bytes. */
const ZLIB_LEVEL = 3;
const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json)|image\/svg\+xml)/;

const gzipInThread = promisify(gzip);

/**
 * Compresses response bodies that are sent as one string, by gzip for clients that accept it. Most are compressed in this
 * thread, which takes less time than passing them to another one and back. Files are compressed by the build.
 */
export const registerCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_LENGTH) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip');
    const settings = { level: ZLIB_LEVEL };
    const isLarge = payload.length > MOST_LENGTH_IN_THIS_THREAD;
    const compressed = isLarge ? await gzipInThread(payload, settings) : gzipSync(payload, settings);
    reply.removeHeader('content-length');
    return compressed;
  });
};
