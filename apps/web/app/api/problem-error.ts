import type { Problem } from '@grossist/contracts';

export type FieldProblem = NonNullable<Problem['errors']>[number];

/** A refusal of the shop, or no answer at all (status 0, code "offline"). */
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

export const offlineProblem = (): ProblemError =>
  new ProblemError({ title: 'No connection', status: 0, code: 'offline' });

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
