import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { FetchFailed, FetchRefused, openPublicFetch } from '../../src/public-fetch/index.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
const serve = async (respond: Respond): Promise<number> => {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const requested: string[] = [];
const PAGES: Record<string, Respond> = {
  '/file': (_, response) => response.end('content'),
  '/large': (_, response) => response.end(Buffer.alloc(2000)),
  '/endless': (_, response) => {
    const send = (): void => {
      if (!response.destroyed) response.write(Buffer.alloc(500), () => setImmediate(send));
    };
    send();
  },
  '/gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/missing': (_, response) => response.writeHead(404).end(),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('x');
    setTimeout(() => response.destroy(), 20);
  },
  '/silent': () => undefined,
  '/again': (_, response) => response.writeHead(302, { location: '/file' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: `http://inside.example:${port}/file` }).end(),
  '/metadata': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/script': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};
const port = await serve((request, response) => {
  requested.push(`${request.headers.host}${request.url}`);
  PAGES[request.url ?? '']?.(request, response);
});

let looked = 0;
/** Everything but "inside.example" leads to the test's server, which counts as public. */
const fetchFile = openPublicFetch({
  timeoutMs: 2000,
  mostBytes: 1000,
  ports: [port],
  lookup: async (host) => {
    looked += 1;
    if (host === 'inside.example') return ['127.0.0.1', '10.0.0.1'];
    return host === 'unknown.example' ? [] : ['127.0.0.1'];
  },
  isAllowedAddress: (address) => address === '127.0.0.1',
});
const get = (path: string, host = 'files.example') =>
  fetchFile(`http://${host}:${port}${path}`, new AbortController().signal);

test('fetches a file by the name of its host, which is resolved once', async () => {
  looked = 0;
  expect(String(await get('/file'))).toBe('content');
  expect([looked, requested.at(-1)]).toEqual([1, `files.example:${port}/file`]);
});

test('follows redirects, and resolves each host', async () => {
  looked = 0;
  expect(String(await get('/again'))).toBe('content');
  expect(looked).toBe(2);
});

test.each([
  ['/large', 'too large'],
  ['/endless', 'too large'],
  ['/gzip', 'compressed'],
  ['/missing', '404'],
  ['/round', 'too many redirects'],
  ['/inside', 'not on the public internet'],
  ['/metadata', 'port'],
  ['/script', 'not of the web'],
])('refuses %s for good', async (path, reason) => {
  const error = await get(path).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(FetchRefused);
  expect(String(error)).toContain(reason);
});

test.each(['/broken', '/cut', '/silent'])('fails for now with %s', async (path) => {
  await expect(get(path)).rejects.toThrow(FetchFailed);
});

test('fails for now with an unknown host', async () => {
  await expect(get('/file', 'unknown.example')).rejects.toThrow(FetchFailed);
});

test.each([
  'ftp://files.example/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://name:password@files.example/a',
  'not an address',
  'http://files.example:22/a',
])('sends no request to %s', async (url) => {
  const before = requested.length;
  await expect(fetchFile(url, new AbortController().signal)).rejects.toThrow(FetchRefused);
  expect(requested.length).toBe(before);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/',
  'http://localhost/',
])('connects to no address of this machine or network: %s', async (url) => {
  const strict = openPublicFetch({ timeoutMs: 1000, mostBytes: 1000, lookup: async () => ['::1'] });
  await expect(strict(url, new AbortController().signal)).rejects.toThrow('public internet');
});

test('stops when it is aborted', async () => {
  const stop = new AbortController();
  const running = fetchFile(`http://files.example:${port}/silent`, stop.signal);
  stop.abort();
  await expect(running).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
