import { Server as NetServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    stopping: Stopping;
  }
}

export interface StopSettings {
  /** Milliseconds for which the server says that it is not ready before it refuses connections. */
  drainMs: number;
  /** Milliseconds after which connections are closed whatever is under way on them. */
  graceMs: number;
}

export interface Stopping {
  /** Returns true from the moment that the server is to stop. */
  isStopping(): boolean;
  /** Aborts when new connections are refused: streams end by themselves. */
  signal: AbortSignal;
  /** Stops: not ready, then no new connections, then the end of those that there are. */
  stop(settings: StopSettings): Promise<void>;
}

/** Milliseconds for which an open connection is waited on without a request: one may be on its way. */
const LINGER = 500;
const LOOK_EVERY = 20;

/** What is known of an open connection. */
interface Connection {
  /** Requests received, and of those the ones that are not answered yet. */
  received: number;
  open: number;
  /** When its last answer was finished, or it was opened. */
  idleSince: number;
}

const isIdle = (socket: Socket, { open, idleSince }: Connection, now: number): boolean =>
  open === 0 && socket.writableLength === 0 && now - idleSince >= LINGER;

/**
 * Follows connections and their requests, so that stopping ends none of them with a request unanswered. While the server
 * stops, the answer to the last request of a connection says `Connection: close`: not one before it, since requests that
 * were pipelined behind it have been received as well.
 */
export const registerStopping = (app: FastifyInstance): void => {
  const connections = new Map<Socket, Connection>();
  const ending = new AbortController();
  let isStopping = false;

  const refuseConnections = (): void => {
    isStopping = true;
    ending.abort();
  };

  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { received: 0, open: 0, idleSince: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  const numbers = new WeakMap<object, number>();
  app.addHook('onRequest', async (request, reply) => {
    const connection = connections.get(request.raw.socket);
    if (connection === undefined) return;
    connection.received += 1;
    connection.open += 1;
    numbers.set(request, connection.received);
    reply.raw.once('close', () => {
      connection.open -= 1;
      connection.idleSince = performance.now();
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isStopping) return;
    const connection = connections.get(request.raw.socket);
    if (connection === undefined || numbers.get(request) === connection.received) reply.header('connection', 'close');
  });
  // Also where the server is closed without having been stopped before.
  app.addHook('preClose', async () => refuseConnections());

  /** Ends connections once they have been idle for a while; resolves when there are none left, or the time is over. */
  const endConnections = async (until: number): Promise<void> => {
    while (connections.size > 0 && performance.now() < until) {
      const now = performance.now();
      for (const [socket, connection] of connections) if (isIdle(socket, connection, now)) socket.end();
      await pause(LOOK_EVERY);
    }
  };

  app.decorate('stopping', {
    isStopping: () => isStopping,
    signal: ending.signal,
    stop: async ({ drainMs, graceMs }) => {
      isStopping = true;
      await pause(drainMs);
      refuseConnections();
      const server: Server = app.server;
      // HTTP's own way to close ends idle connections at once, with a request perhaps on its way to them.
      if (server.listening) NetServer.prototype.close.call(server);
      await endConnections(performance.now() + graceMs);
      app.server.closeAllConnections();
      await app.close();
    },
  });
};
