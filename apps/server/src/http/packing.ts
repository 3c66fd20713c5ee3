import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this the header costs more than packing saves. */
const LEAST_PACKED_BYTES = 1400;

/** Packs answers for who can unpack them. Must be awaited before routes are declared, since it hears of each. */
export const registerPacking = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, { encodings: ['gzip'], threshold: LEAST_PACKED_BYTES });
};
