import type { Language } from '@grossist/domain';
import { useOperation } from '../../../api/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemNotice } from '../parts/use-problem-notice.ts';
import type { Kind } from './kinds.ts';
import type { Translation } from './translation-table.tsx';

/** Saves one language of a code, with the way back; what somebody changed meanwhile is not written over. */
export const useTranslationCell = (kind: Kind, { Code, Texts, Version }: Translation, language: Language) => {
  const text = useText();
  const command = useOperation(kind.save, useProblemNotice('translations'));
  const write = (next: string, seen: number, onSuccess?: () => void): void => {
    const texts = { ...Texts, [language]: next };
    if (next === '') delete texts[language];
    command.mutate({ body: { Translations: [{ Code, Texts: texts, Version: seen }] } }, { onSuccess });
  };
  return {
    isPending: command.isPending,
    save: (next: string): void =>
      write(next, Version, () =>
        notify(text('editing.translations.saved', { code: Code, language: nameOfLanguage(language) }), () =>
          write(Texts[language] ?? '', Version + 1),
        ),
      ),
  };
};
