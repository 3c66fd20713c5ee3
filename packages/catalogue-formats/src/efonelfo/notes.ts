import { fingerprint } from '../fingerprint.ts';
import { importMessage } from '../import-message.ts';
import { noteEvent, Refusal, shown, NoteTally as Tally } from '../read-events.ts';
import type { NoteEvent, ReadEvent } from '../reader.ts';

const TEXTS = {
  'quantity-repeats-package':
    'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit',
  'price-per-quantity': 'the price was read as the price of Mengde units',
  'fraction-of-a-minor-unit': 'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)',
  'price-rounded': 'the price has more than four decimals and was rounded to four',
  'no-price': 'the price is 0: the material is imported without a list price',
  'net-price':
    'the price is net: the material is imported without its discount group, so that it is not discounted again',
  'line-discount': 'Rabatt has no meaning in a price file and was ignored',
  'unknown-status': 'Status is unknown and was read as available',
  'unused-information': 'additional information (VX) of a kind that the catalog does not show was ignored',
  'larger-package': 'a package larger than the material’s smallest was ignored',
} as const;

type NoteCode = keyof typeof TEXTS;

export class NoteTally extends Tally<NoteCode> {
  constructor() {
    super(TEXTS);
  }
}

interface Seen {
  line: number;
  content: number;
}

/** Contents of earlier lines by key, to find repetitions and contradictions. */
export class SeenKeys<T = undefined> {
  readonly #seen = new Map<string, Seen & { about: T }>();

  has(key: string): boolean {
    return this.#seen.has(key);
  }

  about(key: string): T | undefined {
    return this.#seen.get(key)?.about;
  }

  remember(key: string, line: number, fields: readonly string[], about: T): void {
    this.#seen.set(key, { line, content: fingerprint(fields), about });
  }

  /**
   * Returns the note for a line that repeats an earlier one; undefined for a new key.
   * @throws Refusal when the earlier line says something else
   */
  repeated(key: string, number: string, line: number, fields: readonly string[]): NoteEvent | undefined {
    const earlier = this.#seen.get(key);
    if (!earlier) return undefined;
    if (earlier.content !== fingerprint(fields)) {
      throw new Refusal(
        'repeated',
        importMessage`${shown(number)} is already in line ${earlier.line}, with other content`,
        'VareNr',
      );
    }
    return noteEvent('repeated', importMessage`Same as line ${earlier.line}: ${shown(number)}.`, line);
  }
}

/** The lines of a file behind its head. */
export interface FileBody {
  begin(line: number): Iterable<ReadEvent>;
  /** @throws Refusal for a line that gives nothing; the reading goes on with the next */
  line(fields: readonly string[], line: number): Iterable<ReadEvent>;
  end(): Iterable<ReadEvent>;
}
