import type { Problem } from '@grossist/contracts';

interface FieldError {
  field: string;
  message: string;
}

/** An error that the response reports as a problem document; any other error is our fault and is reported as 500. */
export class Failure extends Error {
  override name = 'Failure';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly detail?: string,
    readonly errors?: readonly FieldError[],
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status} ${code}: ${detail ?? title}`);
  }
}

/** 400: the call is not of the form that it should have. */
export const malformed = (errors: readonly FieldError[]): Failure =>
  new Failure(
    400,
    'malformed',
    'The call has a wrong form',
    errors[0] && `${errors[0].field}: ${errors[0].message}`,
    errors,
  );

/** 401: signed out. */
export const signedOut = (): Failure => new Failure(401, 'signed-out', 'Sign in first');

/** 403: signed in, but not allowed. */
export const notAllowed = (detail: string, code = 'not-allowed'): Failure =>
  new Failure(403, code, 'Not allowed', detail);

/** 404: missing, or not the caller's; both get the same response. */
export const notFound = (what: string): Failure =>
  new Failure(404, 'not-found', 'Not found', `There is no such ${what}`);

/** 409: changed meanwhile. */
export const changedMeanwhile = (detail: string, code = 'changed-meanwhile'): Failure =>
  new Failure(409, code, 'Changed meanwhile', detail);

/** 422: understood, but it breaks a rule of the shop. */
export const breaksRule = (code: string, detail: string, field?: string): Failure =>
  new Failure(422, code, 'This breaks a rule', detail, field === undefined ? undefined : [{ field, message: detail }]);

/** The same of several fields at once. */
export const breaksRules = (code: string, detail: string, fields: readonly string[]): Failure =>
  new Failure(
    422,
    code,
    'This breaks a rule',
    detail,
    fields.map((field) => ({ field, message: detail })),
  );

/** 429: too many, come back later. */
export const tooMany = (detail: string, retryAfterSeconds: number): Failure =>
  new Failure(429, 'too-many', 'Too many requests', detail, undefined, retryAfterSeconds);

/** 503: the ERP does not answer; nothing was changed. */
export const erpDoesNotAnswer = (): Failure =>
  new Failure(503, 'erp-does-not-answer', 'Prices and stock are not available now', 'Try again in a moment');

/** 503: who knows addresses does not answer; nothing was changed. */
export const geocoderDoesNotAnswer = (): Failure =>
  new Failure(503, 'geocoder-does-not-answer', 'Addresses cannot be looked up now', 'Type the address by hand');

/** 503: the store of media does not respond; nothing was changed. */
export const mediaUnavailable = (): Failure =>
  new Failure(503, 'media-unavailable', 'Files are not available now', 'Try again in a moment');

export const problemOf = (failure: Failure, requestId: string): Problem => ({
  type: `about:blank#${failure.code}`,
  title: failure.title,
  status: failure.status,
  code: failure.code,
  ...(failure.detail === undefined ? {} : { detail: failure.detail }),
  ...(failure.errors === undefined ? {} : { errors: [...failure.errors] }),
  requestId,
});
