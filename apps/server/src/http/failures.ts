import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure, problemOf } from './failure.ts';
import { outageOf } from './outage.ts';

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
