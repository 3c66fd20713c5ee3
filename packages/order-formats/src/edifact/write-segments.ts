import { DEFAULTS } from './syntax.ts';

/** A component, an element of several, or nothing. */
export type Element = string | undefined | readonly (string | undefined)[];

const released = (text: string): string => text.replaceAll(/[:+?']/g, '?$&');

const trimmedEnd = (parts: readonly string[]): string[] => {
  let end = parts.length;
  while (end > 0 && parts[end - 1] === '') end -= 1;
  return parts.slice(0, end);
};

const writeElement = (element: Element): string => {
  const parts = typeof element === 'string' || element === undefined ? [element] : element;
  return trimmedEnd(parts.map((part) => released(part ?? ''))).join(DEFAULTS.component);
};

/** A segment with its elements; what is blank at the end is left out. */
export const writeSegment = (tag: string, ...elements: readonly Element[]): string =>
  `${trimmedEnd([tag, ...elements.map(writeElement)]).join(DEFAULTS.element)}${DEFAULTS.terminator}`;
