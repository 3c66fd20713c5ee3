import { type MessageKey, type Text, textOf } from '@grossist/messages';
import { useIntl } from './shop-intl-provider.tsx';

/** `const text = useText(); text('ui.close')`. */
export const useText = (): Text<MessageKey> => textOf(useIntl());
