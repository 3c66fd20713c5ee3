import type { Locale } from '@grossist/domain';
import { formatLocaleOf, type MessageKey } from '@grossist/messages';
import { allMessages } from '@grossist/messages/all-messages.server.ts';
import { createIntl } from 'react-intl';

export type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

/** What the shop says in a language, as a name is compared: every space an ordinary one. */
export const wordsIn = (locale: Locale): Words => {
  const intl = createIntl({ locale: formatLocaleOf(locale), messages: allMessages[locale] });
  return (id, values) => intl.formatMessage({ id }, values).replaceAll(/\s+/g, ' ');
};
