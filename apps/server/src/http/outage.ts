import { errorCode } from '../db/error-code.ts';
import { Failure } from './failure.ts';

/** PostgreSQL's `disk_full`; what the system says of a full disk, a used-up quota, a file system that became read-only. */
const STORAGE_CODES: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EROFS']);
/** PostgreSQL accepts no writes: a standby, or a server that was set to read only. */
const READ_ONLY = '25006';
const RETRY_AFTER_SECONDS = 30;
const DEEPEST_CAUSE = 5;

const codesOf = (error: unknown, depth = 0): readonly string[] => {
  const code = errorCode(error);
  const cause = error instanceof Error && depth < DEEPEST_CAUSE ? codesOf(error.cause, depth + 1) : [];
  return code === undefined ? cause : [code, ...cause];
};

/** The server ends our connections, refuses new ones, or has none left; how the driver words a connection that broke. */
const CONNECTION_CODE = /^(?:57P0[1-5]|08[0-9A-Z]{3}|53300)$/;
const CONNECTION_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const RETRY_CONNECTION_SECONDS = 5;

/** Returns true for an error that says that nothing can be stored now. */
export const isStorageFailure = (error: unknown): boolean =>
  codesOf(error).some((code) => STORAGE_CODES.has(code) || code === READ_ONLY);

/** 503: nothing can be stored now; nothing was changed. */
const storageUnavailable = (cause: unknown): Failure =>
  Object.assign(
    new Failure(
      503,
      'storage-unavailable',
      'Nothing can be saved right now',
      'Try again in a moment',
      undefined,
      RETRY_AFTER_SECONDS,
    ),
    { cause },
  );

const isConnectionFailure = (error: unknown): boolean =>
  codesOf(error).some((code) => CONNECTION_CODE.test(code)) ||
  (error instanceof Error && CONNECTION_MESSAGE.test(error.message));

/** 503: the database is unavailable. Whether a change was made is known only when it is looked at again. */
const databaseUnavailable = (cause: unknown): Failure =>
  Object.assign(
    new Failure(
      503,
      'database-unavailable',
      'The shop is unavailable right now',
      'Try again in a moment',
      undefined,
      RETRY_CONNECTION_SECONDS,
    ),
    { cause },
  );

/** The 503 of an error that an outage of disk or database caused; undefined for any other. */
export const outageOf = (error: unknown): Failure | undefined => {
  if (isStorageFailure(error)) return storageUnavailable(error);
  return isConnectionFailure(error) ? databaseUnavailable(error) : undefined;
};
