import { type ImportMessage, inEnglish } from './import-messages/index.ts';

/** Thrown within a reader for a line that gives no record; it becomes a `refused` event. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly said: ImportMessage;
  readonly field: string | undefined;

  constructor(code: string, reason: ImportMessage, field?: string) {
    super(inEnglish(reason));
    this.code = code;
    this.said = reason;
    this.field = field;
  }
}

const SHOWN = 40;

/** A value of the file as a message may show it: short, and without characters that could disturb the reader of it. */
export const shown = (value: string): string => {
  const plain = value.slice(0, SHOWN).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return `"${plain}${value.length > SHOWN ? '…' : ''}"`;
};
