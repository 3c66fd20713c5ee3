import type { Texts } from '@grossist/domain';
import { breaksRule } from '../../http/failure.ts';

/** Texts without those that are blank. */
export const withoutBlanks = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  );

/** What everybody sees has a title. @throws Failure 422 */
export const checkTitle = (titles: Texts, isPublished: boolean): void => {
  if (isPublished && Object.keys(withoutBlanks(titles)).length === 0) {
    throw breaksRule('title-missing', 'A published page needs a title in one language at least', 'Title');
  }
};
