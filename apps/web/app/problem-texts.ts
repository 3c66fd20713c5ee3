import type { ProblemError } from './api/index.ts';
import { type MessageKey, useText } from './i18n/index.ts';

/** Makes a hook that returns the text of a problem by its code; `otherwise` for an unknown code. */
export const problemTexts = (texts: Readonly<Record<string, MessageKey>>, otherwise: MessageKey) => {
  const useProblemText = (): ((problem: ProblemError) => string) => {
    const text = useText();
    return ({ code }) => text((Object.hasOwn(texts, code) ? texts[code] : undefined) ?? otherwise);
  };
  return useProblemText;
};
