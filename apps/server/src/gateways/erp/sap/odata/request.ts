import type { SapAccess } from './access.ts';
import { SapDoesNotAnswer } from './failures.ts';

/** Far more than a thousand lines with all that is asked of them. */
const MOST_BYTES = 32 * 1024 * 1024;

export interface SapAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new SapDoesNotAnswer('The answer of SAP is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * One request within its time, its answer read to the end. What breaks it off is told without its own message: addresses
 * and names are in those.
 * @throws SapDoesNotAnswer, or the signal's reason when that is aborted
 */
export const request = async (
  { fetch, timeoutMs }: Pick<SapAccess, 'fetch' | 'timeoutMs'>,
  signal: AbortSignal | undefined,
  url: string,
  init: RequestInit,
): Promise<SapAnswer> => {
  signal?.throwIfAborted();
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const given = signal === undefined ? late : AbortSignal.any([signal, late]);
    const response = await fetch(url, { ...init, signal: given, redirect: 'error' });
    return { status: response.status, headers: response.headers, text: await textOf(response) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SapDoesNotAnswer) throw error;
    throw new SapDoesNotAnswer(late.aborted ? `SAP is silent for ${timeoutMs} ms` : 'SAP cannot be reached');
  }
};
