export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const RETURN = 0x0d;
export const SPACE = 0x20;
export const BANG = 0x21;
export const QUOTE = 0x22;
export const AMPERSAND = 0x26;
export const APOSTROPHE = 0x27;
export const SLASH = 0x2f;
export const LESS = 0x3c;
export const GREATER = 0x3e;
export const QUESTION = 0x3f;
export const OPENING_BRACKET = 0x5b;
export const CLOSING_BRACKET = 0x5d;

export const isSpace = (code: number): boolean =>
  code === SPACE || code === LINE_FEED || code === TAB || code === RETURN;

/** Whether XML 1.0 forbids the character. Halves of pairs are not looked at: no decoder gives them. */
export const isForbidden = (code: number): boolean =>
  (code < SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB) || code > 0xfffd;

type Range = readonly [first: number, last: number];

// As XML 1.0 has them in its fifth edition; both halves of pairs are taken, since those beyond are nearly all of names.
const NAME_START: readonly Range[] = [
  [0x3a, 0x3a],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xdfff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
];
const NAME_MORE: readonly Range[] = [
  [0x2d, 0x2e],
  [0x30, 0x39],
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];

const STARTS = 1;
const CONTINUES = 2;
// A table answers quicker than ranges, and is asked for every character of every name.
const KINDS = new Uint8Array(0x1_0000);
for (const [first, last] of NAME_START) KINDS.fill(STARTS, first, last + 1);
for (const [first, last] of NAME_MORE) KINDS.fill(CONTINUES, first, last + 1);

export const beginsName = (code: number): boolean => KINDS[code] === STARTS;
export const isOfName = (code: number): boolean => KINDS[code] !== 0;

/** Line ends between two places; a return that a line feed follows is one with it. -1 where a character is forbidden. */
export const lineEnds = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || (code === RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) lines += 1;
    else if (isForbidden(code)) return -1;
  }
  return lines;
};

/** Every kind of line end as XML wants it read. */
export const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text);

/**
 * A text as the numbers of its characters, the same place for each: looking at one takes a fraction of the time that it
 * takes to ask a text for it.
 */
export type Codes = Uint16Array<ArrayBuffer>;

/** Characters that there is room for at first: as many as are walked through at once. */
const ROOM = 65_536;

const newCodes = (room: number): { codes: Codes; bytes: Buffer } => {
  const codes = new Uint16Array(room);
  return { codes, bytes: Buffer.from(codes.buffer) };
};

/** Writes one text after the other into the same memory. */
export class CodeRoom {
  #room = newCodes(ROOM);

  /** The text's codes, until the next text is taken; what is behind them means nothing. */
  of(text: string): Codes {
    if (text.length > this.#room.codes.length) this.#room = newCodes(text.length * 2);
    this.#room.bytes.write(text, 'utf16le');
    return this.#room.codes;
  }
}

/** Returns the codes of a short text that is stored. */
export const codesOf = (text: string): Codes => Uint16Array.from(text, (_, at) => text.charCodeAt(at));

/** Returns true if a text occurs at a place of another one of `end` codes. */
export const occursAt = (wanted: Codes, codes: Codes, at: number, end: number): boolean => {
  const { length } = wanted;
  if (at + length > end) return false;
  // Tags differ in their middle or end rather than in their beginning.
  for (let place = length - 1; place >= 0; place -= 1) if (codes[at + place] !== wanted[place]) return false;
  return true;
};
