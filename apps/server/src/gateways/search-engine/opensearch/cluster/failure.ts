import { errors } from '@opensearch-project/opensearch';
import { z } from 'zod';

/** The cluster did not do what it was asked. Tells nothing of how it is reached: the client's own errors carry the password. */
export class ClusterFailure extends Error {
  override name = 'ClusterFailure';
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }

  /** Whether the same may be done a moment later: the cluster is busy, starting or out of reach. */
  get isPassing(): boolean {
    return this.status === undefined || this.status === 429 || this.status >= 500;
  }
}

const Told = z.object({ error: z.object({ type: z.string(), reason: z.string().nullish() }) });

const LONGEST_REASON = 500;

/** What is known of a failed request, without anything of the request. */
export const failureOf = (error: unknown, asked: string): ClusterFailure => {
  if (error instanceof ClusterFailure) return error;
  if (error instanceof errors.ResponseError) {
    const told = Told.safeParse(error.body);
    const reason = told.success ? `${told.data.error.type}: ${told.data.error.reason ?? ''}` : 'without a reason';
    return new ClusterFailure(
      `OpenSearch answered ${asked} with ${error.statusCode}, ${reason.slice(0, LONGEST_REASON)}`,
      error.statusCode,
    );
  }
  if (error instanceof errors.TimeoutError) return new ClusterFailure(`OpenSearch did not answer ${asked} in time`);
  const kind = error instanceof errors.OpenSearchClientError ? error.name : 'error';
  return new ClusterFailure(`OpenSearch could not be asked ${asked} (${kind})`);
};
