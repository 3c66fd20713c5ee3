import { asideAt, type Place, type XmlHandler } from './asides.ts';
import {
  APOSTROPHE,
  beginsName,
  CodeRoom,
  type Codes,
  GREATER,
  isForbidden,
  isOfName,
  isSpace,
  LESS,
  LINE_FEED,
  lineEnds,
  occursAt,
  QUOTE,
  RETURN,
  SLASH,
} from './characters.ts';
import { AttributeReader, NO_ATTRIBUTES } from './element.ts';
import { KnownTags, type Name, NameTable, type Tag } from './known-tags.ts';
import { Malformed, TextRun } from './text-run.ts';

/** The end of what has not come whole yet. */
const WAITS = -1;

/**
 * Reads XML 1.0 that comes in pieces and tells of its elements and texts: the part of XML that documents without a DTD
 * use, whose rules it checks. It makes no text that is not needed, and so is several times as fast as a
 * general parser. Namespaces are left to the handler.
 */
export class XmlScanner {
  /** Line of the current event; of a tag, of its end. */
  line = 1;
  readonly #handler: XmlHandler;
  readonly #names = new NameTable();
  readonly #attributes = new AttributeReader();
  readonly #tags = new KnownTags();
  readonly #run = new TextRun();
  readonly #open: Name[] = [];
  readonly #room = new CodeRoom();
  /** Of the text that is looked at, `#end` of them. */
  #codes: Codes = this.#room.of('');
  #end = 0;
  readonly #place: Place = { isAtStart: true, hasDoctype: false, hasRoot: false, isInRoot: false };
  /** Pieces of something that has not come whole yet. */
  #held: string[] = [];
  /** Without one of these it does not come to its end. */
  #awaited: '<' | '>' = '<';

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  /** @throws Malformed, and what the listener throws */
  write(piece: string): void {
    if (this.#held.length > 0) {
      this.#held.push(piece);
      // What is endless would else be looked at from its beginning with each piece.
      if (!piece.includes(this.#awaited)) return;
    }
    const text = this.#held.length > 0 ? this.#held.join('') : piece;
    const rest = text.slice(this.#scan(text));
    this.#held = rest === '' ? [] : [rest];
  }

  /** @throws Malformed when the document has not come to its end */
  end(): void {
    const rest = this.#held.join('');
    this.line += Math.max(0, lineEnds(rest, 0, rest.length));
    if (!this.#place.hasRoot) throw new Malformed('document must contain a root element.');
    const innermost = this.#open.at(-1)?.text;
    if (innermost !== undefined) throw new Malformed(`unclosed tag: ${innermost}`);
    if (rest.includes('<')) throw new Malformed('unexpected end.');
  }

  /** Tells of all that is whole; answers where the rest begins. */
  #scan(text: string): number {
    this.#codes = this.#room.of(text);
    this.#end = text.length;
    for (let at = 0; ; ) {
      this.#awaited = '<';
      const tag = this.#text(text, at);
      if (tag === WAITS) return at;
      this.#awaited = '>';
      at = this.#markup(text, tag);
      // The text before it has been emitted.
      if (at === WAITS) return tag;
    }
  }

  /** Tells the text up to the next tag; answers where that begins. */
  #text(text: string, from: number): number {
    const run = this.#run;
    run.look(this.#codes, from, this.#end);
    if (run.wrong !== undefined) this.#fail(run.wrong, run.lines);
    if (!run.isBlank && this.#open.length === 0) this.#fail('text data outside of root node.', run.lines);
    const { end } = run;
    if (end === this.#end) return WAITS;
    this.line += run.lines;
    if (end === from) return end;
    if (this.#open.length === 0) this.#place.isAtStart = false;
    else if (!run.isBlank || this.#handler.blank()) this.#handler.text(run.read(text.slice(from, end)));
    return end;
  }

  /** What begins with the `<` at a place; answers where it ends. */
  #markup(text: string, at: number): number {
    if (at + 1 >= this.#end) return WAITS;
    const code = this.#codes[at + 1] ?? 0;
    if (code === SLASH) return this.#closing(text, at);
    const tag = this.#open.length > 0 ? this.#tags.expected(this.#codes, at, this.#end) : undefined;
    if (tag) return this.#begin(tag, at);
    if (beginsName(code)) return this.#opening(text, at);
    const place = this.#place;
    place.isInRoot = this.#open.length > 0;
    const aside = asideAt(text, at, place);
    if (aside === undefined) return WAITS;
    const lines = lineEnds(text, at, aside.end);
    if (lines < 0) this.#fail('disallowed character.');
    this.line += lines;
    place.isAtStart = false;
    place.hasDoctype ||= text.startsWith('<!D', at);
    aside.tell(this.#handler);
    return aside.end;
  }

  #opening(text: string, at: number): number {
    const codes = this.#codes;
    const length = this.#end;
    let hash = 0;
    let code = 0;
    let nameEnd = at + 1;
    for (; nameEnd < length; nameEnd += 1) {
      code = codes[nameEnd] ?? 0;
      if (!isOfName(code)) break;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    if (nameEnd === length) return WAITS;
    if (code !== GREATER && code !== SLASH && !isSpace(code)) this.#fail('disallowed character in tag name.');
    const end = code === GREATER ? nameEnd : this.#endOfTag(nameEnd);
    if (end === WAITS) return WAITS;
    if (this.#place.hasRoot && this.#open.length === 0) this.#fail('documents may contain only one root.');
    const isEmpty = codes[end - 1] === SLASH;
    const attributesEnd = isEmpty ? end - 1 : end;
    const attributes =
      attributesEnd === nameEnd ? NO_ATTRIBUTES : this.#attributes.read(text.slice(nameEnd, attributesEnd));
    const name = this.#names.of(text, at + 1, nameEnd, hash);
    this.#tags.learn(text.slice(at, end + 1), name, attributes, isEmpty);
    this.#place.hasRoot = true;
    this.#place.isAtStart = false;
    this.#open.push(name);
    this.#handler.opened(name.text, attributes);
    if (isEmpty) this.#close();
    return end + 1;
  }

  #begin({ name, attributes, isEmpty, written }: Tag, at: number): number {
    this.#open.push(name);
    this.#handler.opened(name.text, attributes);
    if (isEmpty) this.#close();
    return at + written.length;
  }

  /** The `>` of a tag; quoted values may hold one too. */
  #endOfTag(from: number): number {
    const codes = this.#codes;
    const length = this.#end;
    let quote = 0;
    let lines = 0;
    for (let at = from; at < length; at += 1) {
      const code = codes[at] ?? 0;
      if (code === LINE_FEED || (code === RETURN && (at + 1 >= length || codes[at + 1] !== LINE_FEED))) lines += 1;
      else if (code === LESS || isForbidden(code)) this.#fail('disallowed character.', lines);
      else if (quote !== 0) quote = code === quote ? 0 : quote;
      else if (code === QUOTE || code === APOSTROPHE) quote = code;
      else if (code === GREATER) {
        this.line += lines;
        return at;
      }
    }
    return WAITS;
  }

  #closing(text: string, at: number): number {
    const open = this.#open[this.#open.length - 1];
    if (open !== undefined && occursAt(open.ending, this.#codes, at, this.#end)) {
      this.#close();
      return at + open.ending.length;
    }
    const end = text.indexOf('>', at);
    if (end < 0) return WAITS;
    const name = text.slice(at + 2, end).replace(/[ \t\r\n]+$/, '');
    this.line += Math.max(0, lineEnds(text, at, end));
    if (open === undefined) this.#fail(`unmatched closing tag: ${name}.`);
    // Whatever it is called: what is open ends here.
    this.#close();
    if (name !== open.text) this.#fail('unexpected close tag.');
    return end + 1;
  }

  #close(): void {
    this.#open.pop();
    this.#handler.closed();
  }

  /** @param lines from the last event down to the error */
  #fail(reason: string, lines = 0): never {
    this.line += lines;
    throw new Malformed(reason);
  }
}
