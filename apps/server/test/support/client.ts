import { getContext, type Operation, type OperationInput, Problem, signIn as signInCall } from '@grossist/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { z } from 'zod';
import { PASSWORD } from './a-buyer.ts';

/** A browser, as far as a call is concerned: keeps cookies and sends the anti-forgery token. */
export interface Client {
  cookies: Map<string, string>;
  send(request: InjectOptions & { headers?: Record<string, string> }): Promise<LightMyRequestResponse>;
  call<O extends Operation>(operation: O, input?: OperationInput<O>): Promise<LightMyRequestResponse>;
  /** What a call answers that must succeed. */
  answer<O extends Operation>(operation: O, input?: OperationInput<O>): Promise<z.output<O['response']>>;
  /** The problem of a call that must fail. */
  refusal<O extends Operation>(operation: O, input?: OperationInput<O>): Promise<Problem>;
}

const keepCookies = (cookies: Map<string, string>, response: LightMyRequestResponse): void => {
  for (const { name, value, expires } of response.cookies) {
    if (expires !== undefined && expires.getTime() <= Date.now()) cookies.delete(name);
    else cookies.set(name, value);
  }
};

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const entriesOf = (part: unknown): [string, string][] =>
  Object.entries(part ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );

/** Where an operation is called with this input. */
export const addressOf = (operation: Operation, { params, query }: Parts): string => {
  const path = entriesOf(params).reduce(
    (built, [name, value]) => built.replace(`:${name}`, encodeURIComponent(value)),
    operation.path,
  );
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const clientOf = (app: FastifyInstance): Client => {
  const cookies = new Map<string, string>();

  const send: Client['send'] = async (request) => {
    const token = cookies.get('XSRF-TOKEN');
    const response = await app.inject({
      ...request,
      headers: {
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(token === undefined ? {} : { 'x-xsrf-token': token }),
        ...request.headers,
      },
    });
    keepCookies(cookies, response);
    return response;
  };

  const call: Client['call'] = (operation, input) => {
    const parts: Parts = input ?? {};
    const url = addressOf(operation, parts);
    if (parts.body === undefined) return send({ method: operation.method, url });
    const headers = { 'content-type': 'application/json' };
    return send({ method: operation.method, url, headers, payload: JSON.stringify(parts.body) });
  };

  return {
    cookies,
    send,
    call,
    answer: async (operation, input) => {
      const response = await call(operation, input);
      expect(response.statusCode, `${operation.name}: ${response.body}`).toBe(200);
      // Parsed by the operation's own schema, so of its type.
      return operation.response.parse(response.json()) as z.output<(typeof operation)['response']>;
    },
    refusal: async (operation, input) => {
      const response = await call(operation, input);
      expect(response.statusCode, `${operation.name}: ${response.body}`).toBeGreaterThanOrEqual(400);
      const problem = Problem.parse(response.json());
      expect(problem.status).toBe(response.statusCode);
      return problem;
    },
  };
};

/** Signs a client in as a person would: the first read gives the anti-forgery token. */
export const signIn = async (client: Client, email: string, password = PASSWORD): Promise<void> => {
  await client.answer(getContext);
  await client.answer(signInCall, { body: { email, password } });
};
