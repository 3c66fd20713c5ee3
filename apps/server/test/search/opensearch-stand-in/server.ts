import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { Refusal } from './refusal.ts';
import { type Asked, answer } from './routes.ts';
import { Store } from './store.ts';

export interface StandIn {
  url: string;
  /** "POST grossist-materials/_search" and so on, in order. */
  requests: readonly string[];
  /** The credentials of the last requests. */
  authorizations: ReadonlySet<string | undefined>;
  /** Everything that was refused; a test that expects none says so. */
  refused: readonly string[];
  /** Answers the next requests to a path that ends so with a status. */
  failNext(ending: string, status: number, times: number): void;
  /** Says so many times that it is too busy for a document. */
  beBusyFor(id: string, times: number): void;
  /** Documents that searches see in the index behind a name. */
  size(name: string): number;
  indices(pattern: string): readonly string[];
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const whole = Buffer.concat(parts);
  return (request.headers['content-encoding'] === 'gzip' && whole.length > 0 ? gunzipSync(whole) : whole).toString();
};

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
};

/**
 * An OpenSearch of its own, in memory, over HTTP. It really answers the part of the query language that the adapter
 * uses, and refuses everything else, so that nothing is sent that no test has seen.
 */
export const startStandIn = async (): Promise<StandIn> => {
  const store = new Store();
  const requests: string[] = [];
  const refused: string[] = [];
  const authorizations = new Set<string | undefined>();
  const failures: { ending: string; status: number }[] = [];
  const busy = new Map<string, number>();
  const isBusyFor = (id: string): boolean => {
    const times = busy.get(id) ?? 0;
    busy.set(id, times - 1);
    return times > 0;
  };

  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const body = await bodyOf(request);
      const url = new URL(request.url ?? '/', 'http://stand-in');
      const path = url.pathname.slice(1).split('/').map(decodeURIComponent);
      const asked: Asked = { method: request.method ?? '', path, query: url.searchParams, body };
      requests.push(`${asked.method} ${path.join('/')}`);
      authorizations.add(request.headers.authorization);
      const failing = failures.findIndex(({ ending }) => url.pathname.endsWith(ending));
      const [failure] = failing < 0 ? [] : failures.splice(failing, 1);
      if (failure !== undefined) {
        send(response, failure.status, { error: { type: 'told_to_fail', reason: 'as the test wishes' } });
        return;
      }
      try {
        send(response, 200, answer({ store, isBusyFor }, asked));
      } catch (error) {
        const { status, type, message } = error instanceof Refusal ? error : new Refusal(String(error), 500);
        if (status !== 404) refused.push(`${asked.method} ${path.join('/')}: ${message}`);
        send(response, status, { error: { type, reason: message }, status });
      }
    };
    serve().catch((error: unknown) => send(response, 500, { error: { type: 'broken', reason: String(error) } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    authorizations,
    refused,
    failNext: (ending, status, times) => {
      for (let count = 0; count < times; count++) failures.push({ ending, status });
    },
    beBusyFor: (id, times) => busy.set(id, times),
    size: (name) => store.index(name).documents.length,
    indices: (pattern) => store.matching(pattern),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
