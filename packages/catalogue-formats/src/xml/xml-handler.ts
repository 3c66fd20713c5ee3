import type { Attributes } from './attributes.ts';

/** Receives the events of the scanner in the order of the file. When a method throws, the scan ends. */
export interface XmlHandler {
  opened(name: string, attributes: Attributes): void;
  closed(): void;
  /** Receives the text between two tags, comments or instructions, or of a CDATA section. */
  text(text: string): void;
  /** Called for white space between tags; returns true to receive it as text. */
  blank(): boolean;
  comment(): void;
  /** Receives the text between `<!DOCTYPE` and its end. */
  doctype(text: string): void;
}
