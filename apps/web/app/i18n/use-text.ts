import { useIntl } from 'react-intl';
import type { MessageKey } from './message-key.ts';

export type TextValues = Record<string, string | number | Date>;

/** `const text = useText(); text('ui.close')`. */
export const useText = (): ((key: MessageKey, values?: TextValues) => string) => {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
};
