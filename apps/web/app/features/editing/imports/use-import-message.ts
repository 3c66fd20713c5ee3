import type { ImportSaying } from '@grossist/contracts';
import { textOf } from '@grossist/messages';
import { useIntl } from '../../../i18n/index.ts';

type Message = Pick<ImportSaying, 'Says' | 'Values'>;

const inEnglish = (template: string, values: readonly string[]): string =>
  template.replaceAll(/\{(\d+)\}/g, (placeholder, number: string) => values[Number(number)] ?? placeholder);

/**
 * Translates a message of an import's report, looked up by its English text (`packages/messages/src/<locale>/import-said.ts`).
 * A message without a translation, as of a later version of the shop, stays English.
 */
export const useImportMessage = (): ((message: Message) => string) => {
  const intl = useIntl();
  const text = textOf<string>(intl);
  const translate = (template: string, values: readonly string[]): string => {
    const message = intl.messages[template];
    if (message === undefined) return inEnglish(template, values);
    return values.length === 0 && typeof message === 'string'
      ? message
      : text(template, Object.fromEntries(values.map((value, place) => [String(place), value])));
  };
  return ({ Says, Values }) =>
    translate(
      Says,
      Values.map((value) => (typeof value === 'string' ? value : translate(value.Says, value.Values))),
    );
};
