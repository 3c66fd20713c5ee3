import type { z } from 'zod';
import { GeocoderDoesNotAnswer } from './port.ts';

/** As global fetch. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Asking {
  fetch: Fetch;
  /** Timeout in milliseconds. */
  timeoutMs: number;
}

/** Far more than any answer that is asked for. */
const MOST_BYTES = 1024 * 1024;

const bodyOf = async (response: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new GeocoderDoesNotAnswer('The answer is too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

/** Frees the connection without waiting for it. */
const letGo = (response: Response): void => {
  response.body?.cancel().catch(() => undefined);
};

/**
 * Asks a service elsewhere. No failure names the address that was asked for: keys and people's addresses are in it.
 * @returns undefined when the service responds 404
 * @throws GeocoderDoesNotAnswer when it is slow, down, or answers something else than it should
 * @throws the signal's reason when that is aborted
 */
export const askJson = async <S extends z.ZodType>(
  { fetch, timeoutMs }: Asking,
  url: URL,
  schema: S,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<z.output<S> | undefined> => {
  const late = AbortSignal.timeout(timeoutMs);
  const given = signal === undefined ? late : AbortSignal.any([signal, late]);
  let answer: unknown;
  try {
    const response = await fetch(url.href, { ...init, signal: given, redirect: 'error' });
    if (!response.ok) letGo(response);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new GeocoderDoesNotAnswer(`It answers ${response.status}`);
    answer = await bodyOf(response);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof GeocoderDoesNotAnswer) throw error;
    throw new GeocoderDoesNotAnswer(late.aborted ? `It is silent for ${timeoutMs} ms` : 'It cannot be reached');
  }
  const read = schema.safeParse(answer);
  if (!read.success) throw new GeocoderDoesNotAnswer('It answers something else than it should');
  return read.data;
};
