import { LANGUAGES } from '@grossist/domain';
import { languageBit, NEUTRAL, withSpelling } from '../languages.ts';
import { ByteWriter } from '../storage/byte-writer.ts';
import { GrowingNumbers } from '../storage/compact-numbers.ts';
import { sharedBytes, sharedWords } from '../storage/shared.ts';
import { sortTexts, tableOf } from '../storage/string-table.ts';
import {
  designationTerms,
  goesOn,
  type IndexedTerm,
  indexedTermsOfPiece,
  isOpen,
  type Part,
  partsOf,
} from '../text/indexed-terms.ts';
import type { SearchDocument } from '../types.ts';
import { ChunkMemory } from './chunk-memory.ts';
import { lexiconOf, type Segment } from './segment.ts';

/** What a word counts in a field, and how long the field usually is, in words. Fixed, so that a segment never depends on others. */
const FIELDS = {
  type: { weight: 3, length: 4 },
  name: { weight: 2.5, length: 6 },
  keywords: { weight: 1.2, length: 6 },
  description: { weight: 0.6, length: 25 },
} as const;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;

/** No word, and nothing that an amount goes on behind: "K" and "16 A" are not "K16". */
const BETWEEN_KEYWORDS = ' | ';

type Field = keyof typeof FIELDS;

/** Field-weighted BM25 without the rarity of the word, as 1..255. */
export const impactOf = (frequency: number): number =>
  Math.max(1, Math.round((255 * frequency) / (frequency + SATURATION)));

export const frequencyStep = (field: Field, words: number): number => {
  const { weight, length } = FIELDS[field];
  return weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * words) / length);
};

/** A piece of text with the numbers of its terms, and the languages in which its spellings are noted. */
interface Piece {
  readonly terms: readonly IndexedTerm[];
  readonly ids: readonly number[];
  spelled: number;
}

/** A part of a text, and the piece that it is when it occurs alone. */
interface KnownPart extends Part {
  piece: Piece | undefined;
}

/** Collects the words of documents, one after the other, and lays them out as a lexicon with postings. */
export class WordsBuilder {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #chunks = new ChunkMemory<readonly KnownPart[]>((chunk) =>
    partsOf(chunk).map(({ text, place }) => ({ text, place, piece: undefined })),
  );
  readonly #pieces = new Map<string, Piece>();
  /** Terms of the text at hand. */
  readonly #found = new GrowingNumbers();
  readonly #spellings: string[] = [];
  /** Per term, within the language at hand. */
  readonly #frequency: number[] = [];
  /** Per term, within the document at hand. */
  readonly #best: number[] = [];
  readonly #mask: number[] = [];
  #inLanguage: number[] = [];
  #inDocument: number[] = [];
  /** One entry per term and document. */
  readonly #entryTerm = new GrowingNumbers();
  readonly #entryDocument = new GrowingNumbers();
  readonly #entryWeight = new GrowingNumbers();

  #idOf(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#terms.push(term) - 1;
    this.#ids.set(term, id);
    this.#spellings.push('');
    this.#frequency.push(0);
    this.#best.push(0);
    this.#mask.push(0);
    return id;
  }

  #field(field: Field, text: string | undefined, bit: number): void {
    if (text === undefined || text === '') return;
    this.#read(text, bit);
    const step = frequencyStep(field, this.#found.all().length);
    if (field === 'type') for (const term of designationTerms(text)) this.#found.push(this.#idOf(term));
    const found = this.#found.all();
    for (let at = 0; at < found.length; at++) {
      const id = found[at]!;
      if (this.#frequency[id] === 0) this.#inLanguage.push(id);
      this.#frequency[id]! += step;
    }
  }

  /** Finds the terms of a text, piece by piece, see `piecesOf`. */
  #read(text: string, bit: number): void {
    const chunks = this.#chunks;
    this.#found.clear();
    let first: KnownPart | undefined;
    let several = '';
    let open = false;
    for (let from = 0; from < text.length; from = chunks.end + 1) {
      for (const part of chunks.read(text, from)) {
        if (open && goesOn(part)) {
          several = `${several === '' ? first?.text : several} ${part.text}`;
          continue;
        }
        if (first !== undefined) this.#endPiece(first, several, bit);
        first = part;
        several = '';
        open = isOpen(part);
      }
    }
    if (first !== undefined) this.#endPiece(first, several, bit);
  }

  /** Takes the terms of a piece: of a part that occurs alone, or of several; its spellings are noted once per language. */
  #endPiece(first: KnownPart, several: string, bit: number): void {
    const piece = several === '' ? (first.piece ??= this.#piece(first.text)) : this.#piece(several);
    if ((piece.spelled & bit) === 0) this.#spell(piece, bit);
    for (const id of piece.ids) this.#found.push(id);
  }

  #piece(text: string): Piece {
    const known = this.#pieces.get(text);
    if (known !== undefined) return known;
    const terms = indexedTermsOfPiece(text);
    const piece = { terms, ids: terms.map(({ term }) => this.#idOf(term)), spelled: 0 };
    this.#pieces.set(text, piece);
    return piece;
  }

  #spell(piece: Piece, bit: number): void {
    piece.spelled |= bit;
    piece.terms.forEach(({ term, written }, index) => {
      const id = piece.ids[index]!;
      if (written !== term) this.#spellings[id] = withSpelling(this.#spellings[id]!, bit, written);
    });
  }

  #endLanguage(bit: number): void {
    for (const id of this.#inLanguage) {
      if (this.#mask[id] === 0) this.#inDocument.push(id);
      this.#mask[id]! |= bit;
      this.#best[id] = Math.max(this.#best[id]!, this.#frequency[id]!);
      this.#frequency[id] = 0;
    }
    this.#inLanguage = [];
  }

  /** Documents must come in the order of their numbers. */
  add(number: number, document: SearchDocument): void {
    this.#field('type', document.typeDesignation, NEUTRAL);
    this.#endLanguage(NEUTRAL);
    for (const language of LANGUAGES) {
      const texts = document.texts[language];
      const keywords = document.keywords?.[language];
      if (texts === undefined && keywords === undefined) continue;
      const bit = languageBit(language);
      this.#field('name', texts?.name, bit);
      this.#field('keywords', keywords?.join(BETWEEN_KEYWORDS), bit);
      this.#field('description', texts?.description, bit);
      this.#endLanguage(bit);
    }
    for (const id of this.#inDocument) {
      this.#entryTerm.push(id);
      this.#entryDocument.push(number);
      this.#entryWeight.push(impactOf(this.#best[id]!) | (this.#mask[id]! << 8));
      this.#mask[id] = 0;
      this.#best[id] = 0;
    }
    this.#inDocument = [];
  }

  finish(): Pick<Segment, 'lexicon' | 'spellings' | 'words' | 'wordCounts'> {
    const sorted = sortTexts([...this.#terms]);
    const oldIds = sorted.map((term) => this.#ids.get(term) ?? 0);
    const rank = new Uint32Array(sorted.length);
    oldIds.forEach((id, index) => {
      rank[id] = index;
    });
    const wordCounts = sharedWords(sorted.length);
    const entryTerm = this.#entryTerm.all();
    const entryDocument = this.#entryDocument.all();
    const entryWeight = this.#entryWeight.all();
    for (let entry = 0; entry < entryTerm.length; entry++) wordCounts[rank[entryTerm[entry]!]!]!++;
    const next = new Uint32Array(sorted.length);
    for (let index = 1; index < next.length; index++) next[index] = next[index - 1]! + wordCounts[index - 1]!;
    const order = new Uint32Array(entryTerm.length);
    for (let entry = 0; entry < entryTerm.length; entry++) order[next[rank[entryTerm[entry]!]!]!++] = entry;
    const masks = sharedBytes(sorted.length);
    const writer = new ByteWriter(order.length * 3);
    const offsets = sharedWords(sorted.length + 1);
    let at = 0;
    for (let index = 0; index < sorted.length; index++) {
      let previous = -1;
      for (let left = wordCounts[index]!; left > 0; left--) {
        const entry = order[at++]!;
        const document = entryDocument[entry]!;
        const weight = entryWeight[entry]!;
        writer.varint(document - previous - 1);
        writer.byte(weight & 255);
        writer.byte(weight >>> 8);
        masks[index]! |= weight >>> 8;
        previous = document;
      }
      offsets[index + 1] = writer.length;
    }
    return {
      lexicon: lexiconOf(tableOf(sorted), masks),
      spellings: tableOf(oldIds.map((id) => this.#spellings[id]!)),
      words: { bytes: writer.finish(), offsets },
      wordCounts,
    };
  }
}
