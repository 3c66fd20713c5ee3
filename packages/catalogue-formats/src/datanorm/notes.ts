import { importMessage } from '../import-message.ts';
import { NoteTally, noteEvent } from '../read-events.ts';
import type { NoteEvent } from '../reader.ts';

const TEXTS = {
  'assumed-currency': 'the header names no currency; its prices were read as euros',
  'no-price': 'the price is 0: the material is imported without a list price',
  'net-price': 'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped',
  'price-on-request': 'the price is on request (Preiskennzeichen 9): the material is imported without a list price',
  'fraction-of-a-cent': 'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)',
  'price-rounded': 'the price has more than four decimals and was rounded to four',
  'no-unit': 'Mengeneinheit is blank and was read as piece',
  'no-price-unit': 'Preiseinheit is blank or 0 and was read as 1',
  'written-price-unit':
    'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number',
  'odd-price-unit':
    'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices',
  'unknown-price-unit':
    'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit',
  'line-discount':
    'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped',
  'line-surcharge': 'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price',
  'unknown-discount': 'the discount has an unknown Rabattkennzeichen and was ignored',
  'unknown-flag': 'Verarbeitungskennzeichen is blank and was read as new (N)',
  'wrong-ean': 'the EAN has a wrong length or check digit; the material is imported without it',
  'ean-apart': 'the EAN is separate from its material and cannot be added to it',
  'unused-addition': 'Hauptsatz 2 (B) has no data that can be added to its material',
  'wrong-package': 'Verpackungsmenge is not a whole number and was ignored',
  'metal-surcharge':
    'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)',
  'other-surcharge': 'a surcharge or reduction (Z) that is not a graduated list price was ignored',
  'missing-text': 'the long text of the material is not in the file, or comes too far before it',
  'unused-text': 'a text that no material in the file refers to was not used',
  'text-store-full': 'too many texts come before their materials; the oldest were dropped',
  'text-cut': 'a text of more than 20,000 characters was shortened',
  'text-reopened': 'a text continues after it was assigned to a material; only later materials have the full text',
  'missing-block': 'a text refers to a block that does not come before it, and was read without it',
  'deleted-text': 'the deletion of a text or price (L) has no effect and was ignored',
  'lost-characters': 'a character was lost before the file was written (“f?r”); the text was not changed',
  'group-names': 'names of product groups (S) apply only to materials in the same file, as keywords',
  'ignored-c': 'services, working times and dangerous goods (C) were ignored',
  'ignored-g': 'a line of pictures (G) names no file and was ignored',
  'picture-names':
    'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address',
  'ignored-j':
    'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped',
} as const;

type NoteCode = keyof typeof TEXTS;

export class DatanormNotes extends NoteTally<NoteCode> {
  constructor() {
    super(TEXTS);
  }
}

/** Counts the lines of a file by their kind, so that every line is accounted for. */
export class LineCount {
  readonly #lines = new Map<string, number>();
  #total = 0;
  #announced: { line: number; count: number } | undefined;

  add(kind: string): void {
    this.#total += 1;
    this.#lines.set(kind, (this.#lines.get(kind) ?? 0) + 1);
  }

  /** Version 5 ends (E) with the number of lines before. */
  announce(line: number, count: number): void {
    this.#announced = { line, count };
  }

  *notes(): Generator<NoteEvent> {
    const kinds = [...this.#lines].sort(([left], [right]) => (left < right ? -1 : 1));
    const counts = kinds.map(([kind, lines]) => `${kind} ${lines}`).join(', ');
    yield noteEvent('line-kinds', importMessage`Lines by type: ${counts}.`);
    const end = this.#announced;
    // Some count the head and the end, some do not.
    if (end && (end.count > this.#total || end.count < this.#total - 2)) {
      yield noteEvent(
        'line-count',
        importMessage`The file should have ${end.count} lines according to its last line, but has ${this.#total}. Some may be missing.`,
        end.line,
      );
    }
  }
}
