import { type ImportMessage, inEnglish } from './import-messages/index.ts';
import type { NoteEvent, RefusedEvent } from './reader.ts';
import type { Refusal } from './refusal.ts';

export const refusedEvent = (line: number, { code, message: reason, said, field }: Refusal): RefusedEvent => ({
  type: 'refused',
  line,
  code,
  reason,
  said,
  ...(field === undefined ? {} : { field }),
});

/** @param line absent: what is noted is of the file */
export const noteEvent = (code: string, said: ImportMessage, line?: number): NoteEvent => ({
  type: 'note',
  ...(line === undefined ? {} : { line }),
  code,
  text: inEnglish(said),
  said,
});
