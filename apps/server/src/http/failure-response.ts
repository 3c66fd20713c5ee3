/** Sends errors as problem documents; recognizes outages of disk and database among them. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../db/error-code.ts';
import { Failure, problemOf } from './failure.ts';

/** PostgreSQL's `disk_full`; what the system says of a full disk, a used-up quota, a file system that became read-only. */
const STORAGE_CODES: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EROFS']);
/** PostgreSQL accepts no writes: a standby, or a server that was set to read only. */
const READ_ONLY = '25006';
const RETRY_AFTER_SECONDS = 30;
const DEEPEST_CAUSE = 5;

const codesOf = (error: unknown, depth = 0): readonly string[] => {
  const code = errorCode(error);
  const cause = error instanceof Error && depth < DEEPEST_CAUSE ? codesOf(error.cause, depth + 1) : [];
  return code === undefined ? cause : [code, ...cause];
};

/** The server ends our connections, refuses new ones, or has none left; how the driver words a connection that broke. */
const CONNECTION_CODE = /^(?:57P0[1-5]|08[0-9A-Z]{3}|53300)$/;
const CONNECTION_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const RETRY_CONNECTION_SECONDS = 5;

/** Returns true for an error that says that nothing can be stored now. */
export const isStorageFailure = (error: unknown): boolean =>
  codesOf(error).some((code) => STORAGE_CODES.has(code) || code === READ_ONLY);

/** 503: nothing can be stored now; nothing was changed. */
const storageUnavailable = (cause: unknown): Failure =>
  Object.assign(
    new Failure(
      503,
      'storage-unavailable',
      'Nothing can be saved right now',
      'Try again in a moment',
      undefined,
      RETRY_AFTER_SECONDS,
    ),
    { cause },
  );

const isConnectionFailure = (error: unknown): boolean =>
  codesOf(error).some((code) => CONNECTION_CODE.test(code)) ||
  (error instanceof Error && CONNECTION_MESSAGE.test(error.message));

/** 503: the database is unavailable. Whether a change was made is known only when it is looked at again. */
const databaseUnavailable = (cause: unknown): Failure =>
  Object.assign(
    new Failure(
      503,
      'database-unavailable',
      'The shop is unavailable right now',
      'Try again in a moment',
      undefined,
      RETRY_CONNECTION_SECONDS,
    ),
    { cause },
  );

/** The 503 of an error that an outage of disk or database caused; undefined for any other. */
export const outageOf = (error: unknown): Failure | undefined => {
  if (isStorageFailure(error)) return storageUnavailable(error);
  return isConnectionFailure(error) ? databaseUnavailable(error) : undefined;
};

const sendProblem = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply
    .code(failure.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemOf(failure, request.id)));
};

const codesOfFastify: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
};

/** Converts an error into the failure that the response reports. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (error.statusCode >= 400 && error.statusCode < 500) {
      return new Failure(
        error.statusCode,
        codesOfFastify[code] ?? 'malformed',
        'The call has a wrong form',
        error.message,
      );
    }
  }
  const outage = outageOf(error);
  if (outage !== undefined) return outage;
  return new Failure(500, 'our-fault', 'Something went wrong here', 'It has been noted. Try again in a moment');
};

/** True if the caller canceled the request and the error is the resulting abort. */
const hasGone = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed && error instanceof Error && error.name === 'AbortError';

/** Sends an error as a problem document, and logs it once with its request id. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = failureOf(error);
  if (hasGone(error, reply)) {
    request.log.info('the caller has gone');
    return sendProblem(request, reply, failure);
  }
  if (failure.status >= 500 && !(error instanceof Failure)) request.log.error({ err: error }, 'call failed');
  else
    request.log.info(
      { status: failure.status, code: failure.code, detail: failure.detail, err: failure.cause },
      'call refused',
    );
  return sendProblem(request, reply, failure);
};

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, new Failure(404, 'not-found', 'Not found', 'There is no such call'));
