import type { CheckedInput, Operation, OperationOutput } from '@grossist/contracts';
import { type Buyer, isBuyer, type Visitor } from '../visitors/index.ts';
import { notAllowed } from './failure.ts';

/** Sets and clears the cookies of a session; only sign-in and sign-out use it. */
export interface SessionCookies {
  begin(token: string, antiForgeryToken: string, expires: Date): void;
  end(): void;
  /** Lets the browser be known as one in which its user signed in. */
  rememberDevice(token: string, expires: Date): void;
}

/** One call being answered. */
export interface Call {
  visitor: Visitor;
  requestId: string;
  /** The caller's network address, for slowing down failed sign-ins. */
  address: string;
  /** What the caller's browser says it is; empty when it says nothing. */
  userAgent: string;
  /** The secret of the session cookie, if one came along. */
  sessionToken: string | undefined;
  /** The secret of the device cookie, if the browser sent one. */
  deviceToken: string | undefined;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  cookies: SessionCookies;
}

/** The answer of a call that has nothing more to say. */
export const DONE = { ok: true } as const;

export interface Answer {
  operation: Operation;
  handle(input: CheckedInput<Operation>, call: Call): Promise<unknown>;
}

/** Ties an operation to what answers it. */
export const answer = <O extends Operation>(
  operation: O,
  handle: (input: CheckedInput<O>, call: Call) => Promise<OperationOutput<O>>,
): Answer => ({
  operation,
  // The schemas of this very operation have checked the input before it comes here.
  handle,
});

const byBuyer =
  <I, T>(handle: (input: I, buyer: Buyer, call: Call) => Promise<T>) =>
  (input: I, call: Call): Promise<T> => {
    if (!isBuyer(call.visitor)) throw notAllowed('Only buyers of a company may do this');
    return handle(input, call.visitor, call);
  };

/** The same for operations that only buyers may call: the handler is given the buyer. */
export const answerBuyer = <O extends Operation>(
  operation: O,
  handle: (input: CheckedInput<O>, buyer: Buyer, call: Call) => Promise<OperationOutput<O>>,
): Answer => answer(operation, byBuyer(handle));
