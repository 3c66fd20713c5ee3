import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer } from '../../src/http/server.ts';
import { silentLog } from '../support/silent-log.ts';

const received: number[] = [];

const aServer = (bodyTimeoutMs: number) => {
  const app = makeServer({ log: silentLog(), trustedProxies: [], bodyTimeoutMs });
  app.post('/json', async () => ({ ok: true }));
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_, body, done) => done(null, body));
    scope.post('/upload', async (request) => {
      let bytes = 0;
      for await (const piece of request.body as AsyncIterable<Buffer>) bytes += piece.length;
      received.push(bytes);
      return { bytes };
    });
    scope.post('/refused', async (request, reply) => {
      // As the call that takes a file does: the first piece is enough to refuse it, and the connection is left as it is.
      for await (const _ of (request.body as Readable).iterator({ destroyOnReturn: false })) break;
      return reply.code(503).send({ refused: true });
    });
  });
  return app;
};

/** Bodies that are to be ended are ended soon; those that are to be read have more time than a busy machine takes. */
const servers = { impatient: aServer(200), patient: aServer(2000) };
const ports = { impatient: 0, patient: 0 };
beforeAll(async () => {
  for (const kind of ['impatient', 'patient'] as const) {
    ports[kind] = Number(new URL(await servers[kind].listen({ port: 0, host: '127.0.0.1' })).port);
  }
});
afterAll(() => Promise.all([servers.impatient.close(), servers.patient.close()]));

/** Sends a request's head, then its body in pieces with a pause between them; resolves to all that came back. */
const send = async (
  head: string,
  pieces: readonly string[],
  pauseMs: number,
  { port = ports.impatient, connection = 'close' } = {},
): Promise<string> => {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  const ended = new Promise<void>((resolve) => {
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString();
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
  socket.write(`${head}\r\nHost: shop.example\r\nConnection: ${connection}\r\n\r\n`);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await pause(pauseMs);
  }
  await ended;
  return answer;
};

const json = (length: number) => `POST /json HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${length}`;
const upload = (length: number) =>
  `POST /upload HTTP/1.1\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}`;

test('a body that trickles in is ended with 408 and its connection closed', async () => {
  const answer = await send(
    json(100),
    Array.from({ length: 100 }, () => ' '),
    50,
  );
  expect(answer).toContain('408 Request Timeout');
  expect(answer).toContain('"code":"body-timeout"');
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('a body that never begins is ended as well', async () => {
  expect(await send(json(10), [], 0)).toContain('408 Request Timeout');
});

test('an upload may take longer than a body while it makes progress', async () => {
  const piece = 'x'.repeat(10_000);
  const pieces = Array.from({ length: 10 }, () => piece);
  expect(await send(upload(100_000), pieces, 250, { port: ports.patient })).toContain('"bytes":100000');
});

test('an upload that trickles in is ended', async () => {
  await send(
    upload(1000),
    Array.from({ length: 100 }, () => 'x'),
    50,
  );
  expect(received).not.toContain(1000);
});

test('a body that arrives at once is answered', async () => {
  expect(await send(json(2), ['{}'], 0, { port: ports.patient })).toContain('{"ok":true}');
});

/** More than fits between client and server without being read. */
const LARGE_BODY = 32 * 1024 * 1024;

test('keeps a connection for the next request after a refused upload has been read', async () => {
  const socket: Socket = connect(ports.patient, '127.0.0.1');
  let answer = '';
  socket.on('data', (piece: Buffer) => {
    answer += piece.toString();
  });
  socket.write(
    `POST /refused HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/octet-stream\r\nContent-Length: ${LARGE_BODY}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(LARGE_BODY));
  socket.write(`${json(2)}\r\nHost: shop.example\r\nConnection: close\r\n\r\n{}`);
  await once(socket, 'close');
  expect(answer).toContain('{"refused":true}');
  expect(answer).toContain('{"ok":true}');
});

test('closes a connection whose refused upload does not end', async () => {
  const head = upload(1000).replace('/upload', '/refused');
  const answer = await send(head, ['x'.repeat(100)], 0, { connection: 'keep-alive' });
  expect(answer).toContain('{"refused":true}');
});
