import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll } from 'vitest';

export interface TakenBatch {
  path: string;
  records: Record<string, unknown>[];
}

export interface MixpanelStandIn {
  url: string;
  taken: TakenBatch[];
  /** Responses to the next requests; 200 with status 1 when there is none. */
  responses: { status: number; body: string }[];
}

const contentOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};

/** A server on this machine that takes batches as Mixpanel's ingestion does. Call it while tests are collected. */
export const mixpanelStandIn = async (): Promise<MixpanelStandIn> => {
  const taken: TakenBatch[] = [];
  const responses: MixpanelStandIn['responses'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const content = await contentOf(request);
      const planned = responses.shift();
      if (planned === undefined) {
        const records = JSON.parse(gunzipSync(content).toString('utf8')) as Record<string, unknown>[];
        taken.push({ path: request.url ?? '', records });
      }
      response.writeHead(planned?.status ?? 200, { 'content-type': 'application/json' });
      response.end(planned?.body ?? '{"status":1,"error":null}');
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => void server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, taken, responses };
};
