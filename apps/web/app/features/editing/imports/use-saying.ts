import type { ImportSaying } from '@grossist/contracts';
import { textOf } from '@grossist/messages';
import { useIntl } from '../../../i18n/index.ts';

type Sentence = Pick<ImportSaying, 'Says' | 'Values'>;

const inEnglish = (says: string, values: readonly string[]): string =>
  says.replaceAll(/\{(\d+)\}/g, (place, number: string) => values[Number(number)] ?? place);

/**
 * A sentence of an import's report in the reader's language, found by its English one (`packages/messages/src/<locale>/import-said.ts`).
 * One that has no translation, of a later version of the shop say, stays English.
 */
export const useSaying = (): ((sentence: Sentence) => string) => {
  const intl = useIntl();
  const text = textOf<string>(intl);
  const words = (says: string, values: readonly string[]): string => {
    const message = intl.messages[says];
    if (message === undefined) return inEnglish(says, values);
    return values.length === 0 && typeof message === 'string'
      ? message
      : text(says, Object.fromEntries(values.map((value, place) => [String(place), value])));
  };
  return ({ Says, Values }) =>
    words(
      Says,
      Values.map((value) => (typeof value === 'string' ? value : words(value.Says, value.Values))),
    );
};
