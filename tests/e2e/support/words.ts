import type { Locale } from '@grossist/domain';
import { formatLocaleOf, type MessageKey, shopIntl, type Text, textOf } from '@grossist/messages';
import { allMessages } from '@grossist/messages/all-messages.server.ts';
import { parsedMessages } from '@grossist/messages/parsed-message.ts';

export type Words = Text<MessageKey>;

/** Looks up the pages' texts in a language as names are compared: with ordinary spaces alone. */
export const wordsIn = (locale: Locale): Words => {
  const text = textOf<MessageKey>(
    shopIntl(formatLocaleOf(locale), parsedMessages(allMessages[locale]), { isStrict: true }),
  );
  return (key, values) => text(key, values).replaceAll(/\s+/g, ' ');
};
