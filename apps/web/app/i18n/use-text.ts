import { endOnce } from '@grossist/domain';
import type { MessageKey } from './message-key.ts';
import type { ShopIntl } from './shop-intl.ts';
import { useIntl } from './shop-intl-provider.tsx';

export type TextValues = Record<string, string | number | Date>;

/** Fills a message with its values; a value that ends with a full stop ends its sentence. */
export const fillMessage = (intl: Pick<ShopIntl, 'formatMessage'>, id: string, values: TextValues): string =>
  endOnce(
    intl.formatMessage({ id }, values),
    Object.values(values).filter((value) => typeof value === 'string'),
  );

/** `const text = useText(); text('ui.close')`. */
export const useText = (): ((key: MessageKey, values?: TextValues) => string) => {
  const intl = useIntl();
  return (id, values) => (values ? fillMessage(intl, id, values) : intl.formatMessage({ id }));
};
