import {
  APOSTROPHE,
  BANG,
  beginsName,
  CLOSING_BRACKET,
  GREATER,
  LESS,
  OPENING_BRACKET,
  QUESTION,
  QUOTE,
  withLineFeeds,
} from './characters.ts';
import type { Attributes } from './element.ts';
import { Malformed } from './text-run.ts';

/** Receives the events of the scanner in the order of the file. When a method throws, the scan ends. */
export interface XmlHandler {
  opened(name: string, attributes: Attributes): void;
  closed(): void;
  /** Receives the text between two tags, comments or instructions, or of a CDATA section. */
  text(text: string): void;
  /** Called for white space between tags; returns true to receive it as text. */
  blank(): boolean;
  comment(): void;
  /** Receives the text between `<!DOCTYPE` and its end. */
  doctype(text: string): void;
}

const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*\?>$/;

/** Whether a whole `<?xml … ?>` is as XML wants it. */
const isDeclaration = (written: string): boolean => DECLARATION.test(written);

/** Behind a comment or instruction that begins at `at`, -1 when its end has not come yet. */
const behind = (text: string, at: number, end: string): number => {
  const found = text.indexOf(end, at);
  return found < 0 ? -1 : found + end.length;
};

/**
 * Returns the place of the `>` that ends the document type at `at`; -1 when it has not come yet. Quoted texts, comments and
 * instructions within may hold any sign.
 */
const endOfDoctype = (text: string, at: number): number => {
  let place = at;
  let isWithin = false;
  while (place < text.length) {
    const code = text.charCodeAt(place);
    let next = place + 1;
    if (code === GREATER && !isWithin) return place;
    if (code === OPENING_BRACKET) isWithin = true;
    else if (code === CLOSING_BRACKET) isWithin = false;
    else if (code === QUOTE || code === APOSTROPHE) next = behind(text, next, String.fromCharCode(code));
    else if (code === LESS && text.startsWith('<!--', place)) next = behind(text, place + 4, '-->');
    else if (code === LESS && text.startsWith('<?', place)) next = behind(text, place + 2, '?>');
    if (next < 0) return -1;
    place = next;
  }
  return -1;
};

/** A place in a document. */
export interface Place {
  isAtStart: boolean;
  hasDoctype: boolean;
  hasRoot: boolean;
  isInRoot: boolean;
}

/** Markup that is no tag. */
interface Aside {
  /** Behind its last character. */
  end: number;
  tell(handler: XmlHandler): void;
}

const COMMENT = '<!--';
const SECTION = '<![CDATA[';
const DOCTYPE = '<!DOCTYPE';
const MARKS = [COMMENT, SECTION, DOCTYPE];
const LONGEST_TARGET = 100;

const commentAt = (text: string, at: number): Aside | undefined => {
  const end = text.indexOf('--', at + COMMENT.length);
  if (end < 0 || end + 2 >= text.length) return undefined;
  if (text[end + 2] !== '>') throw new Malformed('malformed comment.');
  return { end: end + 3, tell: (handler) => handler.comment() };
};

const sectionAt = (text: string, at: number, place: Place): Aside | undefined => {
  if (!place.isInRoot) throw new Malformed('text data outside of root node.');
  const from = at + SECTION.length;
  const end = text.indexOf(']]>', from);
  if (end < 0) return undefined;
  return { end: end + 3, tell: (handler) => handler.text(withLineFeeds(text.slice(from, end))) };
};

const doctypeAt = (text: string, at: number, place: Place): Aside | undefined => {
  if (place.hasDoctype || place.hasRoot) throw new Malformed('inappropriately located doctype declaration.');
  const from = at + DOCTYPE.length;
  const end = endOfDoctype(text, from);
  return end < 0 ? undefined : { end: end + 1, tell: (handler) => handler.doctype(text.slice(from, end)) };
};

const instructionAt = (text: string, at: number, place: Place): Aside | undefined => {
  const end = text.indexOf('?>', at + 2);
  if (end < 0) return undefined;
  const [target = ''] = /^[^ \t\r\n?]*/.exec(text.slice(at + 2, at + 2 + LONGEST_TARGET)) ?? [];
  if (target === '' || !beginsName(target.charCodeAt(0)))
    throw new Malformed('processing instruction without a target.');
  if (target.toLowerCase() === 'xml') {
    if (!place.isAtStart) throw new Malformed('an XML declaration must be at the start of the document.');
    if (!isDeclaration(text.slice(at, end + 2))) throw new Malformed('the XML declaration is malformed.');
  }
  return { end: end + 2, tell: () => undefined };
};

/**
 * Comments, CDATA sections, instructions and the document type; undefined when its end has not come yet.
 * @param at of its `<`, which something follows that begins no tag
 * @throws Malformed
 */
export const asideAt = (text: string, at: number, place: Place): Aside | undefined => {
  const code = text.charCodeAt(at + 1);
  if (code === QUESTION) return instructionAt(text, at, place);
  if (code !== BANG) throw new Malformed('disallowed character in tag name');
  if (text.startsWith(COMMENT, at)) return commentAt(text, at);
  if (text.startsWith(SECTION, at)) return sectionAt(text, at, place);
  if (text.startsWith(DOCTYPE, at)) return doctypeAt(text, at, place);
  const begun = text.slice(at, at + DOCTYPE.length);
  if (MARKS.some((mark) => mark.startsWith(begun))) return undefined;
  throw new Malformed('incorrect syntax.');
};
