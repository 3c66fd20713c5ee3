import type { FastifyRequest } from 'fastify';

/** "https://shop.example", without a path: as it was told in the settings, else as the request reached it. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
