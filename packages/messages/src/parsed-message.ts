import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessagePart, ShopIntl } from './shop-intl.ts';

const partOf = (element: MessageFormatElement): MessagePart => {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.argument) return [element.value];
  if (element.type === TYPE.number && !element.style) return [element.value, 0];
  if (element.type === TYPE.pound) return 0;
  if (element.type === TYPE.plural && element.pluralType !== 'ordinal' && element.offset === 0) {
    const choices = Object.entries(element.options).map(([name, { value }]) => [name, value.map(partOf)]);
    return [element.value, Object.fromEntries(choices)];
  }
  throw new Error(`A text has what shop-intl.ts can't write: ${JSON.stringify(element)}`);
};

/** Returns true for a message that is not written as it is: it has values, or characters that ICU escapes. */
export const needsParsing = (message: string): boolean => /[{<#]|''/.test(message);

/**
 * Parses an ICU message: pages while they are built, the server when it first writes a text.
 * @throws on what `shopIntl` can't write, such as `select`, dates and tags
 */
export const parsedMessage = (message: string): readonly MessagePart[] =>
  parse(message, { captureLocation: false }).map(partOf);

/** Parses those of a language's messages that need it. */
export const parsedMessages = (messages: Readonly<Record<string, string>>): ShopIntl['messages'] =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, needsParsing(message) ? parsedMessage(message) : message]),
  );
