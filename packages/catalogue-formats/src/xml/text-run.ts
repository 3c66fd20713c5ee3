import {
  AMPERSAND,
  CLOSING_BRACKET,
  isForbidden,
  LESS,
  LINE_FEED,
  RETURN,
  SPACE,
  TAB,
  withLineFeeds,
} from './characters.ts';
import { type Codes, codesOf, standsAt } from './codes.ts';
import { dereferenced } from './references.ts';

const SECTION_END = codesOf(']]>');

/** The text up to the next tag. One for all texts of a file, since they are many. */
export class TextRun {
  /** Where the next tag begins; the end of what has come when none has. */
  end = 0;
  /** Line ends up to there. */
  lines = 0;
  isBlank = true;
  /** Set where something stands that no text may hold. */
  wrong: string | undefined;
  #hasReturns = false;
  #hasReferences = false;

  /** @param end of the codes that have come */
  look(codes: Codes, from: number, end: number): void {
    this.lines = 0;
    this.isBlank = true;
    this.wrong = undefined;
    this.#hasReturns = false;
    this.#hasReferences = false;
    let isBlank = true;
    let at = from;
    for (; at < end; at += 1) {
      const code = codes[at] ?? 0;
      if (code === LESS) break;
      // Most characters of a text are told here.
      if (code > SPACE && code !== AMPERSAND && code !== CLOSING_BRACKET && code < 0xfffe) isBlank = false;
      else if (code !== SPACE && code !== TAB && !this.#isAllowed(codes, at, end, code)) break;
    }
    this.isBlank &&= isBlank;
    this.end = at;
  }

  /** What the text means. @throws Malformed for a reference that nobody declared */
  read(written: string): string {
    const text = this.#hasReturns ? withLineFeeds(written) : written;
    return this.#hasReferences ? dereferenced(text) : text;
  }

  #isAllowed(codes: Codes, at: number, end: number, code: number): boolean {
    if (code === LINE_FEED) {
      this.lines += 1;
      return true;
    }
    if (code === RETURN) {
      this.#hasReturns = true;
      // With a line feed behind it a return is one line end.
      if (at + 1 >= end || codes[at + 1] !== LINE_FEED) this.lines += 1;
      return true;
    }
    this.isBlank = false;
    if (code === AMPERSAND) this.#hasReferences = true;
    else if (isForbidden(code)) this.wrong = 'disallowed character.';
    else if (code === CLOSING_BRACKET && standsAt(SECTION_END, codes, at, end))
      this.wrong = 'the string "]]>" is disallowed in char data.';
    return this.wrong === undefined;
  }
}
