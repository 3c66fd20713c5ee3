import { z } from 'zod';

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
  /** Whether the call is written to the audit trail: by default every change by the wholesaler's own staff. */
  isAudited: boolean;
  /** Bytes of the largest body; absent: the limit of all calls. */
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

/** Input as a caller sends it: the declared parts, before defaults. */
export type OperationInput<O extends Operation> = Given<'params', O['params']> &
  Given<'query', O['query']> &
  Given<'body', O['body']>;

/** Input as a handler receives it: validated, with defaults. */
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

const STAFF: readonly Access[] = ['editor', 'assortment-admin', 'support', 'operator', 'house'];

/** Declares one call of the shop. Route, checks, client, OpenAPI document and contract test are derived from it. */
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
  isAudited: declared.isAudited ?? ((declared.changes ?? declared.method !== 'GET') && STAFF.includes(declared.access)),
  params: declared.params as P,
  query: declared.query as Q,
  body: declared.body as B,
});

/** A request or response body that is not JSON. */
export interface FileContent {
  /** Media types, the usual one first. */
  mediaTypes: readonly [string, ...string[]];
  description: string;
  /** Whether it is sent with `Content-Disposition: attachment` and a file name. */
  isAttachment?: boolean;
}

/** How a caller proves who they are, where it is not the session. */
export type Credentials = 'metrics-token' | 'document' | 'signature';

interface FileParts {
  /** The response, where it is not JSON. */
  file?: FileContent;
  /** The request body, where it is not JSON. */
  upload?: FileContent;
  credentials?: Credentials;
  /** Further statuses that are no failures, with what they mean. */
  alsoAnswers?: Readonly<Record<number, string>>;
  /** Whether failures have no problem document: they are in the format of the call, or a status alone. */
  hasOwnFailures?: boolean;
}

/** A call whose request or response is a file, a stream or a document of another format: it has a route of its own. */
export type FileOperation<
  P extends Schema | Absent = Schema | Absent,
  Q extends Schema | Absent = Schema | Absent,
  B extends Schema | Absent = Schema | Absent,
  R extends Schema = Schema,
> = Operation<P, Q, B, R> & FileParts;

type Declared<
  R extends Schema,
  P extends Schema | Absent,
  Q extends Schema | Absent,
  B extends Schema | Absent,
> = Parameters<typeof operation<R, P, Q, B>>[0] & FileParts;

/** The response of a call that answers with a file. */
export const FILE = z.string();

/** Declares a call that sends or receives a file. Checks and its part of the OpenAPI document follow from it. */
export const fileOperation = <
  R extends Schema,
  P extends Schema | Absent = undefined,
  Q extends Schema | Absent = undefined,
  B extends Schema | Absent = undefined,
>({
  file,
  upload,
  credentials,
  alsoAnswers,
  hasOwnFailures,
  ...declared
}: Declared<R, P, Q, B>): FileOperation<P, Q, B, R> => ({
  ...operation<R, P, Q, B>(declared),
  ...(file && { file }),
  ...(upload && { upload }),
  ...(credentials && { credentials }),
  ...(alsoAnswers && { alsoAnswers }),
  ...(hasOwnFailures && { hasOwnFailures }),
});
