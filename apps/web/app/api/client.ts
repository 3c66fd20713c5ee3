import type { Operation, OperationInput, OperationOutput, Problem } from '@grossist/contracts';
import { readCookie } from './cookie.ts';

export type FieldProblem = NonNullable<Problem['errors']>[number];

/** A problem document of the shop, or no response at all (status 0, code "offline"). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: readonly FieldProblem[];
  /** Seconds to wait before a retry, if the server sent Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Pick<Problem, 'title' | 'status' | 'code' | 'detail' | 'errors'>, retryAfterSeconds?: number) {
    super(problem.detail ?? problem.title);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Returns the message for one field of the form, if any. */
  about(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message;
  }
}

const offlineProblem = (): ProblemError => new ProblemError({ title: 'No connection', status: 0, code: 'offline' });

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'title' in value && 'status' in value;

/** Parses the problem document of a response; other bodies, as of a proxy, become a problem with the status alone. */
export const problemOf = async (response: Response): Promise<ProblemError> => {
  const body: unknown = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  if (isProblem(body)) return new ProblemError(body, retryAfter);
  return new ProblemError({ title: response.statusText, status: response.status, code: 'unknown' }, retryAfter);
};

/** The parts of an operation's input. */
export interface RequestParts {
  params?: object;
  query?: object;
  body?: unknown;
}

const asText = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(asText);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
};

/** Fills the parameters of a path ("/api/lists/:id") in and appends the query; absent values are left out. */
export const addressOf = (path: string, { params = {}, query = {} }: RequestParts): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(asText(values.get(name)).join(',')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const text of asText(value)) search.append(name, text);
  const suffix = search.toString();
  return suffix === '' ? filled : `${filled}?${suffix}`;
};

/** Saves answers for use while offline; loaded for signed-in users only. */
export interface AnswerSaver {
  /** Called with each answer; the caller gets the answer after the returned promise. */
  save(operation: CallDescription, input: RequestParts, output: unknown): Promise<void> | undefined;
  /** Returns the answer that was saved for a call that did not reach the shop; undefined for none. */
  find(operation: CallDescription, input: RequestParts): Promise<unknown>;
}

let answerSaver: AnswerSaver | undefined;

/** Sets the page's saver of answers; undefined for none. It must not throw. */
export const setAnswerSaver = (next: AnswerSaver | undefined): void => {
  answerSaver = next;
};

/** The parts of an operation that the browser has. */
export type CallDescription = Pick<Operation, 'name' | 'area' | 'method' | 'path' | 'changes'>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Sends the request to its end although the page is left; browsers allow 64 KiB for all such requests at a time. */
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
  const saver = answerSaver;
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

/** Called for each request when it is sent, with its result. */
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
