import { Client } from '@opensearch-project/opensearch';
import { failureOf } from './failure.ts';

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
