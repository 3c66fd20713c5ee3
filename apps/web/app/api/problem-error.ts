import type { Problem } from '@grossist/contracts';

export type FieldProblem = NonNullable<Problem['errors']>[number];

/** A refusal of the shop, or no answer at all (status 0, code "offline"). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: readonly FieldProblem[];
  /** After how many seconds it is worth asking again, where the shop said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Pick<Problem, 'title' | 'status' | 'code' | 'detail' | 'errors'>, retryAfterSeconds?: number) {
    super(problem.detail ?? problem.title);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** What is said of one field of the form, if anything. */
  about(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message;
  }
}

export const offlineProblem = (): ProblemError =>
  new ProblemError({ title: 'No connection', status: 0, code: 'offline' });

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'title' in value && 'status' in value;

/** The failure an answer tells of; a proxy's answer, which is no problem document, keeps its status. */
export const problemOf = async (response: Response): Promise<ProblemError> => {
  const told: unknown = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  if (isProblem(told)) return new ProblemError(told, retryAfter);
  return new ProblemError({ title: response.statusText, status: response.status, code: 'unknown' }, retryAfter);
};
