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
import { dereferenced } from './references.ts';

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

  look(text: string, from: number): void {
    this.lines = 0;
    this.isBlank = true;
    this.wrong = undefined;
    this.#hasReturns = false;
    this.#hasReferences = false;
    const length = text.length;
    let at = from;
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LESS) break;
      // Most characters of a text are told here.
      if (code > SPACE && code !== AMPERSAND && code !== CLOSING_BRACKET && code < 0xfffe) this.isBlank = false;
      else if (code !== SPACE && code !== TAB && !this.#isAllowed(text, at, code)) break;
    }
    this.end = at;
  }

  /** What the text means. @throws Malformed for a reference that nobody declared */
  read(written: string): string {
    const text = this.#hasReturns ? withLineFeeds(written) : written;
    return this.#hasReferences ? dereferenced(text) : text;
  }

  #isAllowed(text: string, at: number, code: number): boolean {
    if (code === LINE_FEED || code === RETURN) {
      if (code === RETURN) this.#hasReturns = true;
      // With a line feed behind it a return is one line end.
      if (code === LINE_FEED || text.charCodeAt(at + 1) !== LINE_FEED) this.lines += 1;
      return true;
    }
    this.isBlank = false;
    if (code === AMPERSAND) this.#hasReferences = true;
    else if (isForbidden(code)) this.wrong = 'disallowed character.';
    else if (text.startsWith(']]>', at)) this.wrong = 'the string "]]>" is disallowed in char data.';
    return this.wrong === undefined;
  }
}
