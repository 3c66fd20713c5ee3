import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  got: Received[];
  /** What it answers, one after the other; 204 when there is nothing left. */
  answers: { status: number; location?: string }[];
  /** Answers nothing until it closes. */
  silent: boolean;
}

/** A system that receives orders. Call it while tests are collected. */
export const webhookReceiver = async (): Promise<WebhookReceiver> => {
  const receiver: WebhookReceiver = { url: '', got: [], answers: [], silent: false };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      receiver.got.push({ headers: request.headers, body });
      if (receiver.silent) return;
      const { status = 204, location } = receiver.answers.shift() ?? {};
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders?key=in-the-address`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
};
