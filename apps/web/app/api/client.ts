import type { Operation, OperationInput, OperationOutput } from '@grossist/contracts';
import { addressOf, type RequestParts } from './address.ts';
import { readCookie } from './cookie.ts';
import { offlineProblem, problemOf } from './problem-error.ts';

/** What a call needs to know of its operation while it runs; the browser has no more of it than this. */
export type CallDescription = Pick<Operation, 'name' | 'area' | 'method' | 'path' | 'changes'>;

export interface CallOptions {
  signal?: AbortSignal;
}

const headersFor = (operation: CallDescription, hasBody: boolean): Headers => {
  const headers = new Headers({ Accept: 'application/json', 'X-Grossist-Locale': document.documentElement.lang });
  if (hasBody) headers.set('Content-Type', 'application/json');
  if (operation.changes) headers.set('X-XSRF-TOKEN', readCookie(document.cookie, 'XSRF-TOKEN') ?? '');
  return headers;
};

const send = async (operation: CallDescription, parts: RequestParts, signal?: AbortSignal): Promise<Response> => {
  const hasBody = parts.body !== undefined;
  try {
    return await fetch(addressOf(operation.path, parts), {
      method: operation.method,
      headers: headersFor(operation, hasBody),
      body: hasBody ? JSON.stringify(parts.body) : undefined,
      credentials: 'same-origin',
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineProblem();
  }
};

/**
 * Calls an operation from the browser.
 * @throws ProblemError when the shop refuses or can't be reached (status 0); AbortError when `signal` is aborted
 */
export const callOperation = async <O extends Operation>(
  operation: O,
  input: OperationInput<O> & RequestParts,
  options: CallOptions = {},
): Promise<OperationOutput<O>> => {
  const response = await send(operation, input, options.signal);
  if (!response.ok) throw await problemOf(response);
  return response.json();
};
