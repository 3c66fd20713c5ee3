import type { z } from 'zod';

/**
 * Who may call: `anyone`; `signed-in`; `buyer` (signed in, of a customer's company); `orderer` (a buyer who may
 * order); the house's own `editor`, `assortment-admin`, `support`, `operator`, and `house` for all four of them.
 * Decisions, "Who may do what".
 */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'buyer'
  | 'orderer'
  | 'editor'
  | 'assortment-admin'
  | 'support'
  | 'operator'
  | 'house';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Statuses of failures that only some operations answer with; those of access, input and load follow from the declaration. */
export type FailureStatus = 401 | 403 | 404 | 409 | 413 | 422;

type Schema = z.ZodType;
type Absent = undefined;

export interface OperationShape<P, Q, B, R> {
  /** The specification's id in api.tsv ("cart-10"), or "own-…" where the specification names no call. */
  call: string;
  /** Name of the operation, unique: the OpenAPI operationId. */
  name: string;
  area: string;
  summary: string;
  /** What it does beyond the summary, for the API document. */
  description?: string;
  method: Method;
  /** With `:name` for parameters. */
  path: string;
  access: Access;
  failures?: readonly FailureStatus[];
  /** False for calls that only read although they are POSTs; those need no anti-forgery header. */
  changes: boolean;
  /** Whether the audit trail tells of it: whatever the house's own people change, and what a call says of itself. */
  isAudited: boolean;
  /** Bytes of the largest body; absent: what any call may send. */
  mostBodyBytes?: number;
  params: P;
  query: Q;
  body: B;
  response: R;
}

// biome-ignore format: one line a part reads better
export type Operation<
  P extends Schema | Absent = Schema | Absent,
  Q extends Schema | Absent = Schema | Absent,
  B extends Schema | Absent = Schema | Absent,
  R extends Schema = Schema,
> = OperationShape<P, Q, B, R>;

type In<S> = S extends Schema ? z.input<S> : undefined;
type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<K extends string, S> = S extends Schema
  ? Record<string, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : { [key in K]?: undefined };

/** What a caller gives: the parts the operation declares, before defaults. */
export type OperationInput<O extends Operation> = Given<'params', O['params']> &
  Given<'query', O['query']> &
  Given<'body', O['body']>;

/** What a handler gets: checked, defaults filled in. */
export interface CheckedInput<O extends Operation> {
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
}

export type OperationOutput<O extends Operation> = In<O['response']>;

interface Declaration<P, Q, B, R> {
  call: string;
  name: string;
  area: string;
  summary: string;
  description?: string;
  method: Method;
  path: string;
  access: Access;
  failures?: readonly FailureStatus[];
  changes?: boolean;
  isAudited?: boolean;
  mostBodyBytes?: number;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
}

const OF_THE_HOUSE: readonly Access[] = ['editor', 'assortment-admin', 'support', 'operator', 'house'];

/** Declares one call of the shop. Everything else (route, checks, client, OpenAPI, contract test) follows from it. */
export const operation = <
  R extends Schema,
  P extends Schema | Absent = undefined,
  Q extends Schema | Absent = undefined,
  B extends Schema | Absent = undefined,
>(
  declared: Declaration<P, Q, B, R>,
): Operation<P, Q, B, R> => ({
  ...declared,
  changes: declared.changes ?? declared.method !== 'GET',
  isAudited:
    declared.isAudited ?? ((declared.changes ?? declared.method !== 'GET') && OF_THE_HOUSE.includes(declared.access)),
  params: declared.params as P,
  query: declared.query as Q,
  body: declared.body as B,
});
