import type { Locale } from '@grossist/domain';
import { createIntl } from 'react-intl';
import { allMessages } from '../../../apps/web/app/i18n/all-messages.server.ts';
import { formatLocaleOf } from '../../../apps/web/app/i18n/format-locale.ts';
import type { MessageKey } from '../../../apps/web/app/i18n/message-key.ts';

export type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

/** What the shop says in a language, as a name is compared: every space an ordinary one. */
export const wordsIn = (locale: Locale): Words => {
  const intl = createIntl({ locale: formatLocaleOf(locale), messages: allMessages[locale] });
  return (id, values) => intl.formatMessage({ id }, values).replaceAll(/\s+/g, ' ');
};
