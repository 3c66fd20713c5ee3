import type { Attributes } from './attributes.ts';

/** What is told of a file, in its order. Each may throw; nothing is told any more then. */
export interface Heard {
  opened(name: string, attributes: Attributes): void;
  closed(): void;
  /** What stands between two tags, comments or instructions, or in a CDATA section. */
  text(text: string): void;
  /** Nothing but white space stands there; answers whether that is to be told as a text. */
  blank(): boolean;
  comment(): void;
  /** What stands between `<!DOCTYPE` and its end. */
  doctype(text: string): void;
}
