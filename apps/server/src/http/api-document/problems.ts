import type { FileOperation } from '@grossist/contracts';
import type { JsonObject } from './named-schemas.ts';

const RESPONSES = {
  400: ['BadRequest', 'The request is malformed; `errors` names each wrong field'],
  401: ['Unauthorized', 'The caller is not signed in'],
  403: ['Forbidden', 'The caller may not make this call, or the anti-forgery header is missing'],
  404: ['NotFound', 'The object does not exist or belongs to somebody else'],
  409: ['Conflict', 'The object was changed since the caller read it'],
  413: ['ContentTooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body has a media type that the call does not take'],
  422: ['UnprocessableContent', 'The request breaks a rule of the shop; `code` names it'],
  429: ['TooManyRequests', 'Too many requests; try again after the seconds of the header Retry-After'],
  503: ['ServiceUnavailable', 'The shop, its database or the ERP is unavailable; nothing was changed'],
} as const;

type Status = keyof typeof RESPONSES;

const RETRY_AFTER = { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 1 } };

const isStatus = (status: number): status is Status => status in RESPONSES;

/** The responses of failures, for `components/responses`: one for each status. */
export const problemResponses = (): Record<string, JsonObject> =>
  Object.fromEntries(
    Object.entries(RESPONSES).map(([status, [name, description]]) => [
      name,
      {
        description,
        ...(status === '429' || status === '503' ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );

/** Whether requests are limited and refused before the shop is open. */
const isAlwaysAnswered = ({ path }: FileOperation): boolean => path.startsWith('/health/') || path === '/metrics';

const statusesOf = (operation: FileOperation): readonly number[] => {
  const { access, changes, failures = [], params, query, body, upload } = operation;
  const hasBody = body !== undefined || upload !== undefined;
  const takesInput = hasBody || params !== undefined || query !== undefined;
  return [
    ...(takesInput ? [400] : []),
    ...(access === 'anyone' ? [] : [401]),
    ...(access === 'anyone' && !changes ? [] : [403]),
    ...(hasBody ? [413, 415] : []),
    ...failures,
    ...(isAlwaysAnswered(operation) ? [] : [429, 503]),
  ];
};

/** Returns the failures that an operation can answer with: those of access, input and load, and those it declares. */
export const problemsOf = (operation: FileOperation): Record<string, JsonObject> => {
  if (operation.hasOwnFailures === true)
    return { '4XX': { description: 'The request was refused, in the format of the call' } };
  const statuses = [...new Set(statusesOf(operation))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses
      .filter(isStatus)
      .map((status) => [String(status), { $ref: `#/components/responses/${RESPONSES[status][0]}` }]),
  );
};
