import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { FastifyInstance } from 'fastify';
import type { Client } from '../../support/client.ts';

export interface CartEvent {
  kind: string;
  data: Record<string, unknown>;
}

export interface FollowedCart {
  status: number;
  /** The next event; rejects when none comes within 20 seconds. */
  next(): Promise<CartEvent>;
  /** Resolves when the stream is ended by the shop. */
  ended(): Promise<void>;
  leave(): void;
}

const LONGEST_WAIT = 20_000;

async function* eventsOf(response: IncomingMessage): AsyncGenerator<CartEvent> {
  let kind = '';
  for await (const line of createInterface({ input: response })) {
    if (line.startsWith('event: ')) kind = line.slice('event: '.length);
    else if (line.startsWith('data: ')) yield { kind, data: JSON.parse(line.slice('data: '.length)) };
  }
}

/** Opens the stream of cart events as a browser would, on a connection of its own. */
export const followCart = async (app: FastifyInstance, client: Client): Promise<FollowedCart> => {
  const address = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  const request = get(`${address}/api/cart/events`, { headers, agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('There was no answer');
  const events = eventsOf(response);
  return {
    status: response.statusCode ?? 0,
    next: async () => {
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('No event came')), LONGEST_WAIT).unref();
      });
      const { value } = await Promise.race([events.next(), late]);
      if (value === undefined) throw new Error('The stream has ended');
      return value;
    },
    ended: async () => {
      while (!(await events.next()).done);
    },
    leave: () => {
      request.destroy();
    },
  };
};
