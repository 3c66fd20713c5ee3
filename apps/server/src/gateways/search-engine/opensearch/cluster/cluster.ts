import { Client, errors } from '@opensearch-project/opensearch';
import { z } from 'zod';

/** The cluster failed a request. Holds nothing about the connection: the client's own errors carry the password. */
export class ClusterFailure extends Error {
  override name = 'ClusterFailure';
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }

  /** Returns true if a retry may succeed: the cluster is busy, starting or unreachable. */
  get isPassing(): boolean {
    return this.status === undefined || this.status === 429 || this.status >= 500;
  }
}

const ErrorBody = z.object({ error: z.object({ type: z.string(), reason: z.string().nullish() }) });

const LONGEST_REASON = 500;

/** Converts an error of the client, without any content of the request. */
const failureOf = (error: unknown, asked: string): ClusterFailure => {
  if (error instanceof ClusterFailure) return error;
  if (error instanceof errors.ResponseError) {
    const body = ErrorBody.safeParse(error.body);
    const reason = body.success ? `${body.data.error.type}: ${body.data.error.reason ?? ''}` : 'without a reason';
    return new ClusterFailure(
      `OpenSearch answered ${asked} with ${error.statusCode}, ${reason.slice(0, LONGEST_REASON)}`,
      error.statusCode,
    );
  }
  if (error instanceof errors.TimeoutError) return new ClusterFailure(`OpenSearch did not answer ${asked} in time`);
  const kind = error instanceof errors.OpenSearchClientError ? error.name : 'error';
  return new ClusterFailure(`OpenSearch could not be asked ${asked} (${kind})`);
};

export interface ClusterSettings {
  /** https://…, without a password in it. */
  url: string;
  username?: string;
  password?: string;
  /** Sent as "Authorization: ApiKey …" when there is no username. */
  apiKey?: string;
}

export interface ClusterRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Lines of JSON, each ended by a line feed. */
  lines?: string;
  query?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  within?: number;
  /** Answers undefined instead of failing when there is no such thing. */
  mayBeMissing?: boolean;
}

/** The cluster as the adapter knows it: requests and parsed answers. */
export interface Cluster {
  /** @throws ClusterFailure */
  ask(request: ClusterRequest): Promise<unknown>;
  close(): Promise<void>;
}

const WITHIN = 30_000;

const authorization = ({ username, password, apiKey }: ClusterSettings): object => {
  if (username !== undefined) return { auth: { username, password: password ?? '' } };
  return apiKey === undefined ? {} : { headers: { authorization: `ApiKey ${apiKey}` } };
};

/** Opens connections when they are needed. Retries are the caller's: the client's own know no patience. */
export const openCluster = (settings: ClusterSettings): Cluster => {
  const client = new Client({
    node: settings.url,
    ...authorization(settings),
    maxRetries: 0,
    requestTimeout: WITHIN,
    compression: 'gzip',
  });
  return {
    ask: async ({ method, path, body, lines, query, within, mayBeMissing }) => {
      try {
        const params = { method, path, querystring: { ...query } };
        const whole = lines === undefined ? { ...params, ...(body && { body }) } : { ...params, bulkBody: lines };
        const { body: answer, statusCode } = await client.transport.request(whole, {
          requestTimeout: within ?? WITHIN,
          ...(mayBeMissing ? { ignore: [404] } : {}),
        });
        return statusCode === 404 ? undefined : answer;
      } catch (error) {
        throw failureOf(error, `${method} ${path}`);
      }
    },
    close: () => client.close(),
  };
};

/** The adapter's log: details first, as the server's logger takes them. Never with a password in it. */
export interface SearchLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
