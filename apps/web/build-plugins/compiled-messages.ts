import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { MessagePart } from '../app/i18n/shop-intl.ts';

const MESSAGES = /\/app\/i18n\/messages\/[^/]+\/[^/]+\.ts$/;

interface Replacement {
  start: number;
  end: number;
  code: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const needsParser = (message: string): boolean => /[{<#]|''/.test(message);

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

/** Parses an ICU message. @throws on what `shopIntl` can't write, such as `select`, dates and tags */
export const compiledMessage = (message: string): readonly MessagePart[] =>
  parse(message, { captureLocation: false }).map(partOf);

const messageOf = (node: Node): string | undefined =>
  node.type === 'Property' &&
  'value' in node &&
  isNode(node.value) &&
  node.value.type === 'Literal' &&
  'value' in node.value &&
  typeof node.value.value === 'string'
    ? node.value.value
    : undefined;

const replacementsIn = (node: unknown): Replacement[] => {
  if (Array.isArray(node)) return node.flatMap(replacementsIn);
  if (!isNode(node)) return [];
  const message = messageOf(node);
  if (message !== undefined && needsParser(message) && 'value' in node && isNode(node.value)) {
    return [{ start: node.value.start, end: node.value.end, code: JSON.stringify(compiledMessage(message)) }];
  }
  return Object.values(node).flatMap(replacementsIn);
};

/**
 * Parses messages with arguments while building, so that the browser needs no ICU parser. A message that does not
 * parse fails the build.
 */
export const compiledMessages = (): Plugin => ({
  name: 'grossist:compiled-messages',
  transform(code, id) {
    if (!MESSAGES.test(id)) return undefined;
    const found = replacementsIn(this.parse(code)).sort((left, right) => right.start - left.start);
    const compiled = found.reduce((text, part) => text.slice(0, part.start) + part.code + text.slice(part.end), code);
    return { code: compiled, map: null };
  },
});
