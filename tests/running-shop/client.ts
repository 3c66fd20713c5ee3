import type { Operation, OperationInput, OperationOutput } from '@grossist/contracts';
import { type Exchange, exchange } from './exchange.ts';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A visitor of a running shop, with its cookies: what the browser's typed client is to a page. */
export interface Client {
  /** Cookies and anti-forgery token, for a call that is made by hand. */
  headers(): Record<string, string>;
  call<O extends Operation>(operation: O, input: OperationInput<O> & Parts): Promise<OperationOutput<O>>;
  /** The same call until the last byte of its response, which is not parsed yet. */
  send<O extends Operation>(operation: O, input: OperationInput<O> & Parts): Promise<Exchange>;
}

const addressOf = (base: string, path: string, { params = {}, query = {} }: Parts): URL => {
  const address = new URL(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    base,
  );
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
};

export const clientOf = (base: string): Client => {
  const cookies = new Map<string, string>();
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
  });
  const send = async (operation: Operation, parts: Parts): Promise<Exchange> => {
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
    // Node gives a DELETE no length of its own.
    const type: Record<string, string> =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const address = addressOf(base, operation.path, parts);
    const answer = await exchange(address, operation.method, { ...headers(), ...type }, body);
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (answer.status !== 200) throw new Error(`${operation.name}: ${answer.status} ${answer.body}`);
    return answer;
  };
  return { headers, send, call: async (operation, input) => JSON.parse((await send(operation, input)).body) };
};
