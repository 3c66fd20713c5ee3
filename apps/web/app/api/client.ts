import type { Operation, OperationInput, OperationOutput } from '@grossist/contracts';
import { addressOf, type RequestParts } from './address.ts';
import { readCookie } from './cookie.ts';
import { offlineProblem, ProblemError, problemOf } from './problem-error.ts';
import { answerSaver } from './saved-answers.ts';

/** What a call needs to know of its operation while it runs; the browser has no more of it than this. */
export type CallDescription = Pick<Operation, 'name' | 'area' | 'method' | 'path' | 'changes'>;

export interface CallOptions {
  signal?: AbortSignal;
  /** True: it is sent to its end although the page is left; at most 64 KiB of all such requests at a time. */
  keepalive?: boolean;
}

const headersFor = (operation: CallDescription, hasBody: boolean): Headers => {
  const headers = new Headers({ Accept: 'application/json', 'X-Grossist-Locale': document.documentElement.lang });
  if (hasBody) headers.set('Content-Type', 'application/json');
  if (operation.changes) headers.set('X-XSRF-TOKEN', readCookie(document.cookie, 'XSRF-TOKEN') ?? '');
  return headers;
};

const send = async (
  operation: CallDescription,
  parts: RequestParts,
  { signal, keepalive }: CallOptions,
): Promise<Response> => {
  const hasBody = parts.body !== undefined;
  try {
    return await fetch(addressOf(operation.path, parts), {
      method: operation.method,
      headers: headersFor(operation, hasBody),
      body: hasBody ? JSON.stringify(parts.body) : undefined,
      credentials: 'same-origin',
      signal,
      keepalive,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineProblem();
  }
};

const request = async (operation: CallDescription, input: RequestParts, options: CallOptions) => {
  const response = await send(operation, input, options);
  if (!response.ok) throw await problemOf(response);
  return response.json();
};

const call = async (operation: CallDescription, input: RequestParts, options: CallOptions) => {
  const saver = answerSaver();
  if (saver === undefined) return request(operation, input, options);
  try {
    const output = await request(operation, input, options);
    await saver.save(operation, input, output);
    return output;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 0) throw error;
    const saved = await saver.find(operation, input);
    if (saved === undefined) throw error;
    return saved;
  }
};

/** Told of each call as it is sent, with what becomes of it. */
export type CallObserver = (operation: CallDescription, input: RequestParts, output: Promise<unknown>) => void;

let observer: CallObserver | undefined;

/** Sets the one observer of all calls; undefined for none. It must not throw. */
export const observeCalls = (next: CallObserver | undefined): void => {
  observer = next;
};

/**
 * Calls an operation from the browser.
 * @throws ProblemError when the shop refuses or can't be reached (status 0); AbortError when `signal` is aborted
 */
export const callOperation = <O extends Operation>(
  operation: O,
  input: OperationInput<O> & RequestParts,
  options: CallOptions = {},
): Promise<OperationOutput<O>> => {
  const output = call(operation, input, options);
  observer?.(operation, input, output);
  return output;
};
