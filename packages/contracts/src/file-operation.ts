import { z } from 'zod';
import { type Operation, operation } from './operation.ts';

/** A request or response body that is not JSON. */
export interface FileContent {
  /** Media types, the usual one first. */
  mediaTypes: readonly [string, ...string[]];
  description: string;
  /** Whether it is sent with `Content-Disposition: attachment` and a file name. */
  isAttachment?: boolean;
}

type Schema = z.ZodType;
type Absent = undefined;

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
