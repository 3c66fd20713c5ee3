import type { Logger } from 'pino';
import { z } from 'zod';
import { parsedJson, SapDoesNotAnswer } from './failures.ts';

export type SapAuthorization =
  | { kind: 'basic'; user: string; password: string }
  /** Client credentials. */
  | { kind: 'oauth'; tokenUrl: string; clientId: string; clientSecret: string };

/** Access to SAP's OData services: address, authorization and timeout. */
export interface SapAccess {
  /** "https://s4.example.com", or with the path under which the services lie. */
  url: string;
  /** "100"; undefined: the system's own. */
  client: string | undefined;
  authorization: SapAuthorization;
  /** Timeout of one request in milliseconds. */
  timeoutMs: number;
  /** As global fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
  now: () => number;
}

const SERVICES = '/sap/opu/odata/sap';

/** Returns the URL of a service, without a trailing slash. */
export const serviceUrl = (url: string, service: string): string => {
  const { origin, pathname } = new URL(url);
  const path = pathname === '/' ? SERVICES : pathname.replace(/\/+$/, '');
  return `${origin}${path}/${service}`;
};

/** The longest response that is read; far more than an order of a thousand lines needs. */
const MOST_BYTES = 32 * 1024 * 1024;

export interface SapAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new SapDoesNotAnswer('The answer of SAP is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Sends one request with a timeout and reads the whole response. A failure is reported without its own message:
 * addresses and names are in those.
 * @throws SapDoesNotAnswer, or the signal's reason when that is aborted
 */
export const request = async (
  { fetch, timeoutMs }: Pick<SapAccess, 'fetch' | 'timeoutMs'>,
  signal: AbortSignal | undefined,
  url: string,
  init: RequestInit,
): Promise<SapAnswer> => {
  signal?.throwIfAborted();
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const given = signal === undefined ? late : AbortSignal.any([signal, late]);
    const response = await fetch(url, { ...init, signal: given, redirect: 'error' });
    return { status: response.status, headers: response.headers, text: await textOf(response) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SapDoesNotAnswer) throw error;
    throw new SapDoesNotAnswer(late.aborted ? `SAP is silent for ${timeoutMs} ms` : 'SAP cannot be reached');
  }
};

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().catch(300) });

/** A token is renewed so long before it ends. */
const BEFORE_END_MS = 30_000;

interface Authorize {
  /** The header `Authorization`. @throws SapDoesNotAnswer when no token is given out */
  header(signal: AbortSignal | undefined): Promise<string>;
  /** SAP rejected the header: discards it. Returns true if retrying with a new one may work. */
  forget(): boolean;
}

const formEncoded = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

/**
 * Makes the authorization header: basic authentication of a SAP user, or a token from an authorization server, cached
 * until it expires.
 */
export const authorize = (access: SapAccess): Authorize => {
  const { authorization } = access;
  if (authorization.kind === 'basic') {
    const header = basic(authorization.user, authorization.password);
    return { header: async () => header, forget: () => false };
  }
  const { tokenUrl, clientId, clientSecret } = authorization;
  let known: { header: string; until: number } | undefined;
  const fetchToken = async (signal: AbortSignal | undefined): Promise<string> => {
    const { status, text } = await request(access, signal, tokenUrl, {
      method: 'POST',
      headers: {
        authorization: basic(formEncoded(clientId), formEncoded(clientSecret)),
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
    });
    const read = Token.safeParse(parsedJson(text));
    if (status !== 200 || !read.success) throw new SapDoesNotAnswer(`SAP's authorization server answers ${status}`);
    const header = `Bearer ${read.data.access_token}`;
    known = { header, until: access.now() + read.data.expires_in * 1000 - BEFORE_END_MS };
    return header;
  };
  return {
    header: async (signal) => (known !== undefined && access.now() < known.until ? known.header : fetchToken(signal)),
    forget: () => {
      known = undefined;
      return true;
    },
  };
};
