import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Characters below which the header costs more than compressing saves. */
const LEAST_LENGTH = 1400;
/** Characters above which compressing would block other requests for too long, and runs in another thread. */
const MOST_LENGTH_IN_THIS_THREAD = 128 * 1024;
/** Takes a third of the time of zlib's default level, for a tenth more bytes. */
const ZLIB_LEVEL = 3;
const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json)|image\/svg\+xml)/;

const gzipInThread = promisify(gzip);

/** Returns true for a client that accepts gzip, and sets the headers of a compressed response. */
const setEncoding = (request: FastifyRequest, reply: FastifyReply): boolean => {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return false;
  reply.header('content-encoding', 'gzip');
  return true;
};

/**
 * Compresses response bodies that are sent as one string, by gzip for clients that accept it. Most are compressed in this
 * thread, which takes less time than passing them to another one and back. Files are compressed by the build.
 */
export const registerCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_LENGTH) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return payload;
    if (!setEncoding(request, reply)) return payload;
    const settings = { level: ZLIB_LEVEL };
    const isLarge = payload.length > MOST_LENGTH_IN_THIS_THREAD;
    const compressed = isLarge ? await gzipInThread(payload, settings) : gzipSync(payload, settings);
    reply.removeHeader('content-length');
    return compressed;
  });
};

/** Items of a list from which on compressing it ahead halves the time of a response. Decision 0108. */
export const LEAST_ITEMS_AHEAD = 200;

/** The beginning of a response, `{"<name>":[…]`, as blocks of deflate (RFC 1951) of which none is the last. */
interface CompressedList {
  name: string;
  blocks: Buffer;
  checksum: number;
  length: number;
}

const compressedLists = new WeakMap<readonly unknown[], CompressedList>();

const deflateInThread = promisify(deflateRaw);

/**
 * Serializes and compresses a list that is the value of `name` in many responses, once for as long as the list is
 * referenced, where it is so long that this pays. The list must not be changed afterwards.
 */
export const compressAhead = async (name: string, list: readonly unknown[]): Promise<void> => {
  if (list.length < LEAST_ITEMS_AHEAD || compressedLists.has(list)) return;
  const bytes = Buffer.from(`{${JSON.stringify(name)}:${JSON.stringify(list)}`);
  const blocks = await deflateInThread(bytes, { level: ZLIB_LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  // A copy: the buffer that zlib returns may be a view of a larger one.
  compressedLists.set(list, { name, blocks: Buffer.from(blocks), checksum: crc32(bytes), length: bytes.length });
};

/** Returns the bytes that a list takes in addition since it was compressed ahead. */
export const sizeAhead = (list: readonly unknown[]): number => compressedLists.get(list)?.blocks.length ?? 0;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const GZIP_TRAILER_BYTES = 8;

const gzipWith = ({ name, blocks, checksum, length }: CompressedList, response: object): Buffer => {
  const others = JSON.stringify({ ...response, [name]: undefined });
  const bytes = Buffer.from(others === '{}' ? '}' : `,${others.slice(1)}`);
  const trailer = Buffer.alloc(GZIP_TRAILER_BYTES);
  trailer.writeUInt32LE(crc32(bytes, checksum), 0);
  trailer.writeUInt32LE(length + bytes.length, 4);
  return Buffer.concat([GZIP_HEADER, blocks, deflateRawSync(bytes, { level: ZLIB_LEVEL }), trailer]);
};

/**
 * Returns what to send of a response: a compressed body where one of its lists was compressed ahead and the client accepts
 * gzip, else the response itself, to be serialized.
 */
export const payloadOf = (response: unknown, request: FastifyRequest, reply: FastifyReply): unknown => {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) return response;
  for (const [name, value] of Object.entries(response)) {
    const list = Array.isArray(value) ? compressedLists.get(value) : undefined;
    if (list?.name !== name || !setEncoding(request, reply)) continue;
    reply.type('application/json; charset=utf-8');
    return gzipWith(list, response);
  }
  return response;
};
