import { z } from 'zod';
import { ErpDoesNotAnswer } from '../../port.ts';

/** SAP is silent, overloaded, or answers something else than it should. */
export class SapDoesNotAnswer extends ErpDoesNotAnswer {
  override name = 'SapDoesNotAnswer';
  /** So long it asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number | undefined } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** SAP understood the request and refuses it. Its own text may name customers: `reason` is stored, never logged. */
export class SapRefuses extends Error {
  override name = 'SapRefuses';

  constructor(
    readonly status: number,
    /** SAP's own, such as "V1/311"; '' when it gives none. */
    readonly code: string,
    readonly reason: string,
  ) {
    super(`SAP answers ${status}${code === '' ? '' : ` with ${code}`}`);
  }
}

const LONGEST_REASON = 500;

const Detail = z.object({ code: z.string().catch(''), message: z.string().catch(''), severity: z.string().catch('') });

/** The error body of OData 2 as SAP writes it: the message, and what led to it. */
const ErrorBody = z.object({
  error: z.object({
    code: z.string().catch(''),
    message: z.union([z.object({ value: z.string() }).transform(({ value }) => value), z.string()]).catch(''),
    innererror: z.object({ errordetails: z.array(Detail).catch([]) }).catch({ errordetails: [] }),
  }),
});

export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const retryAfter = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;

const safeCode = (code: string): string => (/^[\w/.-]{1,40}$/.test(code) ? code : '');

/** Statuses of requests that SAP has read and refused: a retry cannot succeed. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 405, 406, 409, 412, 413, 414, 415, 422, 428]);

/** What an answer that is no success means. */
export const failureOf = (status: number, headers: Headers, text: string): SapDoesNotAnswer | SapRefuses => {
  if (!REFUSALS.has(status)) {
    return new SapDoesNotAnswer(`SAP answers ${status}`, { retryAfterMs: retryAfter(headers.get('retry-after')) });
  }
  const read = ErrorBody.safeParse(parsedJson(text));
  if (!read.success) return new SapRefuses(status, '', '');
  const { code, message, innererror } = read.data.error;
  const details = innererror.errordetails.filter(({ severity }) => severity === 'error').map((each) => each.message);
  const reason = [...new Set([message, ...details])].filter((each) => each !== '').join(' – ');
  return new SapRefuses(status, safeCode(code), reason.slice(0, LONGEST_REASON));
};

const SapMessage = z.object({
  code: z.string().catch(''),
  severity: z.string().catch(''),
  details: z.array(Detail).catch([]),
});

/** Codes of what SAP warns of beside a success, from its header `sap-message`. */
export const warningsOf = (headers: Headers): readonly string[] => {
  const read = SapMessage.safeParse(parsedJson(headers.get('sap-message') ?? ''));
  if (!read.success) return [];
  return [read.data, ...read.data.details]
    .filter(({ severity }) => severity === 'warning' || severity === 'error')
    .map(({ code }) => safeCode(code))
    .filter((code) => code !== '');
};
