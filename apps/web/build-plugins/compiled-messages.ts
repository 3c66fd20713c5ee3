import type { Plugin } from 'vite';
import { needsParsing, parsedMessage } from '../../../packages/messages/src/parsed-message.ts';

const MESSAGES = /\/packages\/messages\/src\/[^/]+\/[^/]+\.ts$/;

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
  if (message !== undefined && needsParsing(message) && 'value' in node && isNode(node.value)) {
    return [{ start: node.value.start, end: node.value.end, code: JSON.stringify(parsedMessage(message)) }];
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
