import {
  backSents,
  getBuyerDesk,
  getCart,
  getCartDetails,
  getOrder,
  getVariationList,
  getVariationListLines,
  getVariationLists,
  orderDrafts,
  orderSents,
  signOut,
} from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AnswerSaver, CallDescription } from '../../../api/index.ts';
import { deletePages } from '../use-service-worker.ts';
import { deleteAnswers, findAnswer, saveAnswer } from './answer-store.ts';

/**
 * The operations whose responses may be read offline: cart, lists and orders. Prices and stock, of the area "erp", are not among
 * them: this morning's price must not be taken for an offer.
 */
const SAVED: readonly CallDescription[] = [
  getCart,
  getCartDetails,
  getVariationLists,
  getVariationList,
  getVariationListLines,
  getBuyerDesk,
  orderSents,
  backSents,
  orderDrafts,
  getOrder,
];

const NAMES = new Set(SAVED.map(({ name }) => name));

/** Returns whether responses of an operation are saved for offline reading. */
export const isSaved = ({ name }: Pick<CallDescription, 'name'>): boolean => NAMES.has(name);

/** Returns the key of a saved response: the operation's name and its input. */
export const answerName = ({ name }: Pick<CallDescription, 'name'>, input: object): string =>
  `${name} ${JSON.stringify(input)}`;

let oldest: number | undefined;
const listeners = new Set<() => void>();

const change = (next: number | undefined): void => {
  if (next === oldest) return;
  oldest = next;
  for (const listener of listeners) listener();
};

/** Notes that the page shows a response that was saved at a time (milliseconds since 1970). */
const noteShown = (at: number): void => change(Math.min(oldest ?? at, at));

/** Notes that the page shows a fresh response. */
const noteFresh = (): void => change(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns when the oldest saved response on the page was saved, in milliseconds since 1970; undefined while it shows none. */
export const useOldestShown = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => oldest,
    () => undefined,
  );

/** Resolves to undefined when storage is full or blocked: then nothing can be read offline, and nothing else fails. */
const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Returns the hook of the API client that saves an owner's responses for offline reading, finds them, and deletes them at sign-out. */
export const answerSaverOf = (owner: string): AnswerSaver => ({
  save: (operation, input, output) => {
    if (operation.name === signOut.name) {
      return orNothing(Promise.all([deleteAnswers(), deletePages()])).then(() => undefined);
    }
    noteFresh();
    // Not awaited: the page does not wait for the disk.
    if (isSaved(operation)) void orNothing(saveAnswer(owner, answerName(operation, input), output));
    return undefined;
  },
  find: async (operation, input) => {
    if (!isSaved(operation)) return undefined;
    const found = await orNothing(findAnswer(owner, answerName(operation, input)));
    if (found !== undefined) noteShown(found.at);
    return found?.output;
  },
});

/** Saves the responses that the page received before this script was loaded. */
export const saveKnownAnswers = (owner: string, queries: QueryClient): void => {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const [, name, input] = queryKey;
    if (typeof name !== 'string' || typeof input !== 'object' || input === null) continue;
    if (state.data !== undefined && isSaved({ name })) {
      void orNothing(saveAnswer(owner, answerName({ name }, input), state.data));
    }
  }
};
