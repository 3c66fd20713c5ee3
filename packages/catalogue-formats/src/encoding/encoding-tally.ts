import { noteEvent } from '../events.ts';
import { importMessage } from '../import-messages/index.ts';
import type { NoteEvent } from '../reader.ts';
import type { LineEncoding } from './decode-line.ts';

const NAMES: Readonly<Record<LineEncoding, string>> = {
  ascii: 'ASCII',
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252/ISO-8859-1',
  cp850: 'CP850',
  mixed: 'Windows-1252 + CP850',
};

/** Counts the encodings of a file's lines, to tell them once. */
export class EncodingTally {
  readonly #lines = new Map<LineEncoding, number>();

  add(encoding: LineEncoding): void {
    this.#lines.set(encoding, (this.#lines.get(encoding) ?? 0) + 1);
  }

  note(): NoteEvent {
    const counts = [...this.#lines].sort(([, left], [, right]) => right - left);
    const told = counts.map(([encoding, count]) => `${NAMES[encoding]}: ${count}`);
    return noteEvent('encoding', importMessage`Encodings found, with number of lines: ${told.join('; ')}.`);
  }
}
