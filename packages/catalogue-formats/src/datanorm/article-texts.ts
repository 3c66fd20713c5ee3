import type { DatanormNotes } from './notes.ts';
import type { TextKind, TextLine } from './text-line.ts';
import { LONGEST_TEXT, TextStore } from './text-store.ts';

/** The article a text may be for: its own number and that of its long text. */
export interface TextOwner {
  number: string;
  textKey: string | undefined;
}

const keyOf = (kind: TextKind, number: string): string => `${kind} ${number}`;

/** No blank rows at the ends of a text, and no more than one between others. */
const withoutGaps = (text: string): string => text.replaceAll(/\n{3,}/g, '\n\n').trim();

/**
 * Joins texts to articles, whichever comes first. Rows of one text follow one another in real files, in the right order
 * whatever their row numbers say; the text is whole when a line of another kind or number comes. Then the articles that
 * were emitted without it are to be amended. The marks for which texts to show (Textkennzeichen) contradict the texts
 * there are, so an article gets all of its texts: the long text, then its dimension text.
 */
export class ArticleTexts {
  readonly #store: TextStore;
  readonly #notes: DatanormNotes;
  #open: { key: string; kind: TextKind; number: string; line: number; isCut: boolean } | undefined;

  constructor(notes: DatanormNotes, store = new TextStore()) {
    this.#notes = notes;
    this.#store = store;
  }

  /** Whether a line goes on with the text of the line before it. */
  isOpen({ kind, number }: TextLine): boolean {
    return this.#open?.key === keyOf(kind, number);
  }

  /** Takes a line of the open text, or begins another; close the open one first. */
  take({ kind, number, rows }: TextLine, line: number): void {
    const key = keyOf(kind, number);
    if (!this.#open) {
      this.#open = { key, kind, number, line, isCut: false };
      if (kind === 'long' && this.#store.isUsed(key)) this.#notes.add('text-reopened', line);
    }
    if (this.#open.isCut) return;
    for (const { text, block } of rows) {
      for (const row of [...this.#blockRows(block, number, line), text]) {
        if (this.#store.add(key, row, line)) continue;
        if (!this.#open.isCut) this.#notes.add('text-cut', line);
        this.#open.isCut = true;
        return;
      }
    }
  }

  /** Ends the open text. Answers its first line, and the articles that asked for it before it was whole. */
  close(): { line: number; articles: readonly string[] } | undefined {
    const open = this.#open;
    if (!open) return undefined;
    this.#open = undefined;
    const waiting = this.#store.end(open.key);
    for (const line of this.#store.makeRoom()) this.#notes.add('text-store-full', line);
    if (open.kind === 'block') return undefined;
    return { line: open.line, articles: open.kind === 'dimension' ? [open.number] : waiting };
  }

  /** Whether a line holds a text of that article. */
  isOf({ kind, number }: TextLine, owner: TextOwner): boolean {
    return kind === 'dimension' ? number === owner.number : kind === 'block' || number === owner.textKey;
  }

  /** The description of an article, as far as its texts have come. From now on it waits for its long text. */
  descriptionOf({ number, textKey }: TextOwner): string {
    const parts: string[] = [];
    if (textKey !== undefined) {
      const key = keyOf('long', textKey);
      parts.push(this.#store.textOf(key) ?? '');
      this.#store.use(key, number);
    }
    const dimension = this.#store.textOf(keyOf('dimension', number));
    if (dimension !== undefined) {
      parts.push(dimension);
      this.#store.use(keyOf('dimension', number), number);
    }
    const text = withoutGaps(parts.join('\n'));
    return text.length <= LONGEST_TEXT ? text : text.slice(0, text.lastIndexOf('\n', LONGEST_TEXT));
  }

  /** What is left at the end of the file. @param lineOf the line of an article */
  end(lineOf: (article: string) => number): void {
    for (const article of this.#store.waiting()) this.#notes.add('missing-text', lineOf(article));
    for (const line of this.#store.unusedLines()) this.#notes.add('unused-text', line);
  }

  #blockRows(block: string | undefined, user: string, line: number): readonly string[] {
    if (block === undefined) return [];
    for (const kind of ['block', 'long'] as const) {
      const text = this.#store.textOf(keyOf(kind, block));
      if (text === undefined) continue;
      this.#store.use(keyOf(kind, block), user);
      return text.split('\n');
    }
    this.#notes.add('missing-block', line);
    return [];
  }
}
