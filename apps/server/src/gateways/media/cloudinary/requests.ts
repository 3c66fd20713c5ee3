import { z } from 'zod';
import { MediaUnavailable } from '../port.ts';

/** Bytes of a file that is read back at most. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface RequestDeps {
  fetch: typeof fetch;
  timeoutMs: number;
}

const Failed = z.object({ error: z.object({ message: z.string().max(2000) }) });

/** Why the service refused, in its own words. */
const reasonOf = async (response: Response): Promise<string> => {
  const told = Failed.safeParse(await response.json().catch(() => undefined));
  return told.success ? told.data.error.message : 'no reason given';
};

/**
 * Sends a request to the service. Neither the address nor the body is part of an error, since they carry the signature.
 * @throws MediaUnavailable for an outage, a timeout and any status but 200 and 404
 */
export const requestMedia = async (
  { fetch, timeoutMs }: RequestDeps,
  url: string,
  init: RequestInit,
): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new MediaUnavailable('Cloudinary does not respond', { cause: error });
  }
  if (response.status === 200 || response.status === 404) return response;
  throw new MediaUnavailable(`Cloudinary responded with ${response.status}: ${await reasonOf(response)}`);
};

/** Reads a body up to 64 MB. @throws MediaUnavailable for a longer or broken one */
export const readBody = async (response: Response): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw new MediaUnavailable('Cloudinary sent a file that is too large');
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof MediaUnavailable) throw error;
    throw new MediaUnavailable('Cloudinary broke off', { cause: error });
  }
  return Buffer.concat(pieces);
};
