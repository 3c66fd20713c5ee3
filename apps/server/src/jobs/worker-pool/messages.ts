import { Failure } from '../../http/failure.ts';

/** A Failure as it goes from a thread to another: a copy of an error object loses its class. */
export type CopiedFailure = Pick<Failure, 'status' | 'code' | 'title' | 'detail' | 'errors' | 'retryAfterSeconds'>;

export type FromWorker<Out> =
  /** The thread's program is loaded. */
  | { kind: 'ready' }
  | { kind: 'done'; value: Out }
  | { kind: 'refused'; failure: CopiedFailure }
  | { kind: 'failed'; message: string; stack: string };

export const copyFailure = ({ status, code, title, detail, errors, retryAfterSeconds }: Failure): CopiedFailure => ({
  status,
  code,
  title,
  detail,
  errors,
  retryAfterSeconds,
});

export const failureOfCopy = ({ status, code, title, detail, errors, retryAfterSeconds }: CopiedFailure): Failure =>
  new Failure(status, code, title, detail, errors, retryAfterSeconds);
