import { signOut } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerSaver } from '../../../api/index.ts';
import { deletePages } from '../app/service-worker-messages.ts';
import { deleteAnswers, findAnswer, saveAnswer } from './answer-store.ts';
import { answerName, isSaved } from './saved-operations.ts';
import { noteFresh, noteShown } from './shown-since.ts';

/** Storage may be full or refused: then there is nothing to read offline, and nothing else fails. */
const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Saves an owner's answers that may be read offline, and finds them again; deletes them when the owner signs out. */
export const answerSaverOf = (owner: string): AnswerSaver => ({
  save: (operation, input, output) => {
    if (operation.name === signOut.name) {
      return orNothing(Promise.all([deleteAnswers(), deletePages()])).then(() => undefined);
    }
    noteFresh();
    // Nobody waits for the disk.
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

/** Saves what the page has requested before this was loaded. */
export const saveKnownAnswers = (owner: string, queries: QueryClient): void => {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const [, name, input] = queryKey;
    if (typeof name !== 'string' || typeof input !== 'object' || input === null) continue;
    if (state.data !== undefined && isSaved({ name })) {
      void orNothing(saveAnswer(owner, answerName({ name }, input), state.data));
    }
  }
};
