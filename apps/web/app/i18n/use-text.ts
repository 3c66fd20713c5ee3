import { useIntl } from 'react-intl';
import type { MessageKey } from './message-key.ts';

export type TextValues = Record<string, string | number | Date>;

/** `const text = useText(); text('ui.close')`. */
export const useText = (): ((key: MessageKey, values?: TextValues) => string) => {
  const intl = useIntl();
  return (id, values) => {
    const message = intl.messages[id];
    // Most texts are themselves. react-intl would try to parse them, fail without its parser, and fall back on them: a
    // thousandfold slower.
    return !values && typeof message === 'string' ? message : intl.formatMessage({ id }, values);
  };
};
