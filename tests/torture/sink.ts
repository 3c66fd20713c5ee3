import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** A message's own id, and the order that it tells of. */
const read = (body: string): { id: string; orderId: string } => {
  const message: unknown = JSON.parse(body);
  const field = (name: string): string => String(new Map(Object.entries(message ?? {})).get(name) ?? '');
  return { id: field('Id'), orderId: field('OrderId') };
};

export interface Sink {
  url: string;
  /** By the message's id: the order it tells of, and how often it came, answered or not. */
  received: ReadonlyMap<string, { orderId: string; times: number }>;
  /** Messages with an invalid signature, or with two contents under one id. */
  wrong: readonly string[];
  /** From now on everything is acknowledged. */
  recover(): void;
  close(): Promise<void>;
}

const isSigned = (header: unknown, body: string, secret: string): boolean => {
  const [, seconds = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** How often a message that came is not acknowledged: the line breaks, or the system there fails. */
const LOST = 0.15;
const FAILED = 0.15;

/** The external system that receives orders; it loses responses and fails like any other. */
export const openSink = async (secret: string): Promise<Sink> => {
  const received = new Map<string, { orderId: string; times: number }>();
  const wrong: string[] = [];
  let isFailing = true;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => {
      body += piece;
    });
    request.once('end', () => {
      const { id, orderId } = read(body);
      if (!isSigned(request.headers['grossist-signature'], body, secret)) wrong.push(`${id} is not signed`);
      const known = received.get(id);
      if (known !== undefined && known.orderId !== orderId) wrong.push(`${id} tells of two orders`);
      received.set(id, { orderId, times: (known?.times ?? 0) + 1 });
      const chance = isFailing ? Math.random() : 1;
      if (chance < LOST) request.socket.destroy();
      else response.writeHead(chance < LOST + FAILED ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/orders`,
    received,
    wrong,
    recover: () => {
      isFailing = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
