import { copied } from '../copied.ts';
import { inEnglish } from '../import-messages/index.ts';
import type { NoteEvent } from '../reader.ts';
import { shown } from '../refusal.ts';
import { LONGEST_DETAIL, MOST_DETAILS } from './bounds.ts';
import { NOTES, type NoteCode } from './data/notes.ts';

interface Found {
  code: NoteCode;
  detail: string;
  times: number;
  first: number;
}

/** Counts what would otherwise be one note for every product, with the first line of each kind. */
export class NoteTally {
  readonly #found = new Map<string, Found>();
  readonly #details = new Map<NoteCode, number>();

  /** @param word a word of the file that tells notes of a kind apart; beyond a number of them they count together */
  add(code: NoteCode, line: number, word = '', times = 1): void {
    const detail = word.length > LONGEST_DETAIL ? word.slice(0, LONGEST_DETAIL) : word;
    const found = this.#found.get(`${code} ${detail}`);
    if (found) {
      found.times += times;
      return;
    }
    const details = this.#details.get(code) ?? 0;
    if (detail !== '' && details >= MOST_DETAILS) {
      this.add(code, line, '', times);
      return;
    }
    this.#details.set(code, details + 1);
    this.#found.set(`${code} ${detail}`, { code, detail: copied(detail), times, first: line });
  }

  *notes(): Generator<NoteEvent> {
    for (const { code, detail, times, first } of this.#found.values()) {
      // Those that are of a word of the file begin by what it is.
      const isOfWord = NOTES[code].startsWith('is ');
      const told = { says: `${isOfWord ? '{0} ' : ''}${NOTES[code]}`, values: isOfWord ? [shown(detail || '…')] : [] };
      const of = isOfWord || detail === '' ? '' : ` ${shown(detail)}`;
      yield {
        type: 'note',
        line: first,
        code,
        text: `Found ${times === 1 ? 'once' : `${times} times`}, first in line ${first}:${of} ${inEnglish(told)}.`,
        said: told,
        times,
      };
    }
  }
}
