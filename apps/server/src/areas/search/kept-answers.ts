import type { PackedBeginning } from '../../http/written-answer.ts';

/** Some 3,000 answers of a page. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes beside what is packed: its question and the numbers of its documents. */
const BYTES_BESIDE = 4096;
/** In characters. Nobody asks twice with hundreds of values chosen. */
const LONGEST_QUESTION = 2000;

export interface KeptAnswer {
  beginning: PackedBeginning;
  /** SAP numbers of its documents. */
  keys: readonly string[];
  /** What it was made of, each the same object or text as long as nothing of it is another. */
  madeOf: readonly unknown[];
}

const bytesOf = ({ beginning }: KeptAnswer): number => beginning.bytes + BYTES_BESIDE;

/** Answers as they were written last, to questions that come again before anything changes; the longest unasked go first. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** The answer to a question, if it would be made of the same things now. */
  of(question: string, madeOf: readonly unknown[]): KeptAnswer | undefined {
    const known = this.#answers.get(question);
    if (known === undefined) return undefined;
    this.#forget(question, known);
    if (known.madeOf.some((part, index) => part !== madeOf[index])) return undefined;
    this.#remember(question, known);
    return known;
  }

  keep(question: string, answer: KeptAnswer): void {
    if (question.length > LONGEST_QUESTION) return;
    const before = this.#answers.get(question);
    if (before !== undefined) this.#forget(question, before);
    this.#remember(question, answer);
    for (const [oldest, its] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#forget(oldest, its);
    }
  }

  #remember(question: string, answer: KeptAnswer): void {
    this.#answers.set(question, answer);
    this.#bytes += bytesOf(answer);
  }

  #forget(question: string, answer: KeptAnswer): void {
    this.#answers.delete(question);
    this.#bytes -= bytesOf(answer);
  }
}
