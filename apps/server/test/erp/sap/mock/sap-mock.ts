import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { InnerAnswer, InnerRequest } from './batch.ts';
import { Faults, type FaultTarget } from './faults.ts';
import type { Metadata } from './metadata.ts';
import { MockService } from './service.ts';

export interface MockSettings {
  metadata: readonly Metadata[];
  client: string;
  user: string;
  password: string;
  /** Port; absent: any free one. */
  port?: number;
}

export interface SeenRequest {
  method: string;
  /** With the service, without the client. */
  path: string;
  body: string;
}

export interface SapMock {
  url: string;
  tokenUrl: string;
  service(name: string): MockService;
  faults: Faults;
  /** Everything that was asked, in its order. */
  seen: SeenRequest[];
  /** Ends all sessions: tokens against forgery are not believed any more. */
  endSessions(): void;
  /** Ends all tokens of the authorization server. */
  endTokens(): void;
  close(): Promise<void>;
}

const BASE = '/sap/opu/odata/sap/';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

const targetOf = (method: string | undefined, path: string): FaultTarget =>
  path.startsWith('$batch') ? 'batch' : method === 'GET' ? 'read' : 'create';

/** A gateway of SAP's for some services: who asks, tokens against forgery, and what may go wrong on the way. */
class Gateway {
  readonly faults = new Faults();
  readonly seen: SeenRequest[] = [];
  readonly services = new Map<string, MockService>();
  /** Tokens against forgery by session. */
  readonly sessions = new Map<string, string>();
  readonly tokens = new Set<string>();

  constructor(
    private readonly settings: MockSettings,
    readonly address: () => string,
  ) {
    for (const metadata of settings.metadata) {
      const root = (): string => `${address()}${BASE}${metadata.namespace}`;
      this.services.set(metadata.namespace, new MockService(metadata, root));
    }
  }

  #mayAsk(header: string | undefined): boolean {
    const { user, password } = this.settings;
    if (header === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`) return true;
    return header?.startsWith('Bearer ') === true && this.tokens.has(header.slice('Bearer '.length));
  }

  #giveToken(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { user, password } = this.settings;
    // Both form-encoded before they are joined: RFC 6749, 2.3.1.
    const expected = Buffer.from(`${encodeURIComponent(user)}:${encodeURIComponent(password)}`).toString('base64');
    const isKnown = request.headers.authorization === `Basic ${expected}`;
    const isRight = isKnown && body === 'grant_type=client_credentials';
    const token = randomBytes(16).toString('hex');
    if (isRight) this.tokens.add(token);
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' });
    response.end(isRight ? JSON.stringify({ access_token: token, token_type: 'bearer', expires_in: 3600 }) : '{}');
  }

  #openSession(): Record<string, string | string[]> {
    const [session, token] = [randomBytes(8).toString('hex'), randomBytes(12).toString('base64')];
    this.sessions.set(session, token);
    return {
      'x-csrf-token': token,
      'set-cookie': [
        `SAP_SESSIONID_S4H_100=${session}; path=/; secure; HttpOnly`,
        'sap-usercontext=sap-client=100; path=/',
      ],
    };
  }

  #isBelieved({ headers }: IncomingMessage): boolean {
    const session = /SAP_SESSIONID_S4H_100=([^;]+)/.exec(headers.cookie ?? '')?.[1];
    const token = session === undefined ? undefined : this.sessions.get(session);
    return token !== undefined && token === headers['x-csrf-token'];
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://mock');
    if (url.pathname === '/oauth/token') return this.#giveToken(request, response, body);
    const [, name = '', path = ''] = new RegExp(`^${BASE}(\\w+)/?(.*)$`, 's').exec(url.pathname) ?? [];
    const service = this.services.get(name);
    const refuse = (status: number, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end('No');
    };
    if (service === undefined) return refuse(404);
    if (!this.#mayAsk(request.headers.authorization)) return refuse(401, { 'www-authenticate': 'Basic realm="SAP"' });
    if (url.searchParams.get('sap-client') !== this.settings.client) return refuse(400);
    url.searchParams.delete('sap-client');
    const search = url.searchParams.toString();
    const asked = search === '' ? path : `${path}?${search}`;
    const fault = this.faults.next(targetOf(request.method, path));
    if (fault === '401') return refuse(401);
    if (fault === '500') return refuse(500);
    if (fault === '503') return refuse(503, { 'retry-after': '120' });
    if (fault === '429') return refuse(429, { 'retry-after': '90' });
    if (fault === 'slow') return;
    if (fault === 'login-page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    if (fault === 'nonsense') return void response.writeHead(200).end('{"d":{"results":"none"}}');
    if (fault === 'csrf') this.sessions.clear();
    if (request.method !== 'GET' && !this.#isBelieved(request)) return refuse(403, { 'x-csrf-token': 'Required' });
    this.seen.push({ method: request.method ?? '', path: `${name}/${asked}`, body });
    const headers = new Map(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    const inner: InnerRequest = { method: request.method ?? '', path: asked, headers, body };
    const answer = await service.answer(inner);
    if (fault === 'lost') return void response.destroy();
    if (fault === '503-done') return refuse(503);
    this.#send(request, response, fault === 'number' ? service.withNumbers(answer) : answer);
  }

  #send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: InnerAnswer): void {
    const wantsToken = String(request.headers['x-csrf-token']).toLowerCase() === 'fetch';
    response.writeHead(status, { ...headers, ...(wantsToken ? this.#openSession() : {}) });
    response.end(body);
  }
}

/** SAP's OData 2 services on a port of this machine, made from their own metadata; what they refuse, SAP would. */
export const openSapMock = async (settings: MockSettings): Promise<SapMock> => {
  const server = createServer();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const gateway = new Gateway(settings, () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.on('request', (request, response) => {
    gateway.handle(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(settings.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: gateway.address(),
    tokenUrl: `${gateway.address()}/oauth/token`,
    service: (name) => {
      const service = gateway.services.get(name);
      if (service === undefined) throw new Error(`There is no service ${name}`);
      return service;
    },
    faults: gateway.faults,
    seen: gateway.seen,
    endSessions: () => gateway.sessions.clear(),
    endTokens: () => gateway.tokens.clear(),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
