import { endOnce } from '@grossist/domain';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageKey } from './message-key.ts';

export type TextValues = Record<string, string | number | Date>;

/** Fills a message with its values; a value that ends with a full stop ends its sentence. */
export const fillMessage = (intl: IntlShape, id: string, values: TextValues): string =>
  endOnce(
    intl.formatMessage({ id }, values),
    Object.values(values).filter((value) => typeof value === 'string'),
  );

/** `const text = useText(); text('ui.close')`. */
export const useText = (): ((key: MessageKey, values?: TextValues) => string) => {
  const intl = useIntl();
  return (id, values) => {
    const message = intl.messages[id];
    // Most texts are themselves. react-intl would try to parse them, fail without its parser, and fall back on them: a
    // thousandfold slower.
    if (!values) return typeof message === 'string' ? message : intl.formatMessage({ id });
    return fillMessage(intl, id, values);
  };
};
