import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentPicture } from './catalogue-document.ts';

/** Milliseconds after which a picture is replaced by a placeholder. */
const TIME_LIMIT = 5000;

/** A picture that is loaded when it is asked for; undefined when there is none. */
export type LoadPicture = (signal: AbortSignal) => Promise<DocumentPicture | undefined>;

export type LoadedPicture = DocumentPicture | 'missing' | 'timeout';

/** Loads a picture within a time limit. A failure counts as missing: a document is made without it. @throws when `signal` aborts */
export const loadPicture = async (
  load: LoadPicture,
  signal: AbortSignal,
  timeLimit = TIME_LIMIT,
): Promise<LoadedPicture> => {
  const late = new AbortController();
  const ended = AbortSignal.any([signal, late.signal]);
  const timeout = pause(timeLimit, 'timeout' as const, { signal: ended }).catch(() => 'missing' as const);
  try {
    const loaded = load(ended).then(
      (picture) => picture ?? ('missing' as const),
      () => 'missing' as const,
    );
    const result = await Promise.race([loaded, timeout]);
    signal.throwIfAborted();
    return result;
  } finally {
    late.abort();
  }
};
