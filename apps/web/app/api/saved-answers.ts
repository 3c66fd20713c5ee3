import type { RequestParts } from './address.ts';
import type { CallDescription } from './client.ts';

/** What saves answers for times without a connection, loaded for signed-in users alone. */
export interface AnswerSaver {
  /** Called with each answer; what it returns is waited for before the caller gets the answer. */
  save(operation: CallDescription, input: RequestParts, output: unknown): Promise<void> | undefined;
  /** Returns the answer that was saved for a call that did not reach the shop; undefined for none. */
  find(operation: CallDescription, input: RequestParts): Promise<unknown>;
}

let saver: AnswerSaver | undefined;

/** Sets the page's saver of answers; undefined for none. It must not throw. */
export const setAnswerSaver = (next: AnswerSaver | undefined): void => {
  saver = next;
};

export const answerSaver = (): AnswerSaver | undefined => saver;
