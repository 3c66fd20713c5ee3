import type { z } from 'zod';
import { PaymentDoesNotAnswer, PaymentRefused } from '../port.ts';
import { within } from '../within.ts';
import { Refusal } from './payment-state.ts';

export interface NexiAccess {
  /** https://api.dibspayment.eu, or that of the test environment. */
  url: string;
  secretKey: string;
  /** Timeout in milliseconds. */
  timeoutMs: number;
  /** As global fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

export interface NexiAsk {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  idempotencyKey?: string;
}

/** Far more than any answer that is asked for. */
const MOST_BYTES = 1024 * 1024;

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new PaymentDoesNotAnswer('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The numbers of the service's refusals that mean something to the shop. */
const REASONS: Readonly<Record<string, PaymentRefused['reason']>> = {
  '1001': 'other-amount',
  '1003': 'not-reserved',
  '1008': 'already-charged',
  '1010': 'not-reserved',
  '1019': 'already-cancelled',
  '1026': 'other-amount',
};

/** No text of the service is passed on: it may name customers. */
const refusalOf = (status: number, body: unknown): PaymentRefused => {
  const read = Refusal.safeParse(body);
  const code = read.success && /^\d+$/.test(read.data.code) ? read.data.code : undefined;
  return new PaymentRefused(
    (code !== undefined && REASONS[code]) || 'refused',
    `It answers ${status}${code === undefined ? '' : ` with ${code}`}`,
  );
};

/**
 * One question to the service. An answer without a body is undefined to the schema.
 * @returns undefined when there is no such payment (404)
 * @throws PaymentRefused for 400 and 402; PaymentDoesNotAnswer for everything else that is no answer, a wrong key
 * included
 */
export const askNexi = <S extends z.ZodType>(
  { url, secretKey, timeoutMs, fetch }: NexiAccess,
  { method, path, body, idempotencyKey }: NexiAsk,
  schema: S,
  signal: AbortSignal | undefined,
): Promise<z.output<S> | undefined> =>
  within(timeoutMs, signal, async (given) => {
    const response = await fetch(new URL(path, url).href, {
      method,
      headers: {
        authorization: secretKey,
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: given,
      redirect: 'error',
    });
    const text = await textOf(response);
    if (response.status === 404) return undefined;
    if (response.status === 400 || response.status === 402) throw refusalOf(response.status, parsed(text));
    if (!response.ok) throw new PaymentDoesNotAnswer(`It answers ${response.status}`);
    const read = schema.safeParse(parsed(text));
    if (!read.success) throw new PaymentDoesNotAnswer('It answers something else than it should');
    return read.data;
  });
