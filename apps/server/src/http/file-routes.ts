/** Routes of their own for files and streams: the checks of every call, and bodies read as bytes. */

import type { Readable } from 'node:stream';
import type { CheckedInput, FileOperation, Operation } from '@grossist/contracts';
import type { FastifyRequest } from 'fastify';
import { checkAccess, checkReadOnly } from './access.ts';
import { checkAntiForgery } from './anti-forgery.ts';
import { checkInput } from './check-input.ts';
import { ANTI_FORGERY_COOKIE, ANTI_FORGERY_HEADER } from './cookies.ts';
import { breaksRule, Failure } from './failure.ts';
import { type FindSession, type Visit, visitOf } from './visit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the operation that the route carries out. */
    operation?: string;
  }
}

/** Method, address and name of a route, as the operation declares them. */
export const routeOf = ({ method, path, name, mostBodyBytes }: FileOperation) => ({
  method,
  url: path,
  config: { operation: name },
  ...(mostBodyBytes === undefined ? {} : { bodyLimit: mostBodyBytes }),
});

/**
 * Checks who is asking, whether they may make this call and whether the change is theirs.
 * @throws Failure 401 signed out, 403 not allowed
 */
export const checkVisit = (operation: Operation, request: FastifyRequest, visit: Visit): void => {
  checkAccess(operation.access, visit.visitor);
  checkReadOnly(operation, visit.visitor);
  if (!operation.changes) return;
  const expected = visit.antiForgeryToken ?? request.cookies[ANTI_FORGERY_COOKIE];
  checkAntiForgery(request.headers[ANTI_FORGERY_HEADER], expected);
};

/**
 * Admits a request to a route of its own by the checks of every call, in their order: access, anti-forgery, input.
 * @throws Failure 400, 401, 403
 */
export const admit = async <O extends FileOperation>(
  operation: O,
  request: FastifyRequest,
  findSession: FindSession,
): Promise<{ visit: Visit; input: CheckedInput<O> }> => {
  const visit = await visitOf(request, findSession);
  checkVisit(operation, request, visit);
  return { visit, input: checkInput(operation, request) };
};

/** 413: the file has more bytes than are accepted. */
export const fileTooLarge = (mostBytes: number): Failure =>
  new Failure(413, 'file-too-large', 'Too large', `A file may have at most ${mostBytes} bytes`);

/**
 * Reads a body into memory, up to `mostBytes`; the connection of a caller who sends more stays open for the response.
 * @throws Failure 413 above it, 422 `file-empty`
 */
export const receiveBytes = async (content: Readable, mostBytes: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw fileTooLarge(mostBytes);
    pieces.push(piece);
  }
  if (bytes === 0) throw breaksRule('file-empty', 'The file is empty', 'body');
  return Buffer.concat(pieces);
};
