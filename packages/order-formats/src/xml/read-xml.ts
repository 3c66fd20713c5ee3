/** XML as a tree, read within bounds. */

import { SaxesParser } from 'saxes';
import { checkSize } from '../bounds.ts';
import { about, shown } from '../clean-text.ts';
import { decodeXml } from '../encoding.ts';
import { Refused } from '../reading.ts';

/** An element with what it holds. */
export interface XmlElement {
  /** URI; '' is none. */
  namespace: string;
  /** Without prefix. */
  name: string;
  /** By local name, without those of namespaces. */
  attributes: Readonly<Record<string, string>>;
  /** Its own text, that of its children not among it. */
  text: string;
  children: XmlElement[];
  /** Of the document, from 1. */
  line: number;
}

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((each) => each.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((each) => each.name === name) ?? [];

/** The element at the end of a path of names: "Item/SellersItemIdentification/ID". */
export const at = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path.split('/').reduce(childOf, element);

/** The trimmed text at the end of a path; undefined when there is none. */
export const textAt = (element: XmlElement | undefined, path: string): string | undefined =>
  at(element, path)?.text.trim() || undefined;

const DEEPEST = 40;
const MOST_ELEMENTS = 1_000_000;
const MOST_ATTRIBUTES = 40;
const LONGEST_TAG = 200;
/** Of one element's own text. */
const LONGEST_TEXT = 100_000;
const SHOWN_REASON = 120;
const PIECE = 64 * 1024;
const XMLNS = 'http://www.w3.org/2000/xmlns/';

export interface XmlReading {
  /** Whether a document type is let pass; it is never read. Without this every one is refused. */
  allowsDoctype?: (doctype: string) => boolean;
  /** Elements whose text is dropped: files within the document. */
  withoutText?: ReadonlySet<string>;
  /** Called when the root begins. @throws Refused when the document is none that is read */
  root?: (root: XmlElement) => void;
  /** Takes an element when it is whole, so that it need not stay in the tree; false leaves it there. */
  take?: (element: XmlElement, depth: number) => boolean;
}

/** Builds the tree of a document as its tags come by. Whatever it throws ends the reading. */
class TreeBuilder {
  root: XmlElement | undefined;
  readonly #open: XmlElement[] = [];
  readonly #reading: XmlReading;
  #elements = 0;

  constructor(reading: XmlReading) {
    this.#reading = reading;
  }

  opened(element: XmlElement): void {
    const place = { line: element.line, name: element.name.slice(0, LONGEST_TAG) };
    this.#elements += 1;
    if (element.name.length > LONGEST_TAG)
      throw new Refused('xml-too-large', 'the name of an element is too long', place);
    if (this.#open.length >= DEEPEST)
      throw new Refused('xml-too-large', `more than ${DEEPEST} levels of elements`, place);
    if (this.#elements > MOST_ELEMENTS)
      throw new Refused('xml-too-large', `more than ${MOST_ELEMENTS} elements`, place);
    if (this.#open.length === 0) {
      this.root = element;
      this.#reading.root?.(element);
    }
    this.#open.push(element);
  }

  text(text: string): void {
    const into = this.#open.at(-1);
    if (!into || this.#reading.withoutText?.has(into.name)) return;
    into.text += text;
    if (into.text.length > LONGEST_TEXT)
      throw new Refused('xml-too-large', `more than ${LONGEST_TEXT} characters`, { line: into.line, name: into.name });
  }

  closed(): void {
    const element = this.#open.pop();
    const parent = this.#open.at(-1);
    if (!element || !parent || this.#reading.take?.(element, this.#open.length + 1)) return;
    parent.children.push(element);
  }
}

const plainAttributes = (
  attributes: Readonly<Record<string, { local: string; prefix: string; value: string; uri: string }>>,
): Record<string, string> => {
  const plain: Record<string, string> = Object.create(null);
  let count = 0;
  for (const { local, prefix, value, uri } of Object.values(attributes)) {
    count += 1;
    if (uri !== XMLNS) plain[prefix === '' ? local : `${prefix}:${local}`] = value;
  }
  if (count > MOST_ATTRIBUTES) throw new Refused('xml-too-large', `more than ${MOST_ATTRIBUTES} attributes`);
  return plain;
};

/**
 * Reads an XML document whole. Nothing is fetched, no entity beside XML's own five is known, and depth, number and
 * length of elements are bounded.
 * @returns the root, without what `take` took
 * @throws Refused for whatever is no well-formed document of that kind
 */
export const readXml = (bytes: Uint8Array, reading: XmlReading = {}): XmlElement => {
  checkSize(bytes);
  const text = decodeXml(bytes);
  const builder = new TreeBuilder(reading);
  const parser = new SaxesParser<{ xmlns: true; position: false }>({ xmlns: true, position: false });
  parser.on('error', (error) => {
    const reason = error.message.slice(0, SHOWN_REASON).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
    throw new Refused('xml', `the document is no well-formed XML: ${reason}`, { line: parser.line });
  });
  parser.on('doctype', (doctype) => {
    if (!reading.allowsDoctype?.(doctype))
      throw new Refused(
        'doctype',
        `the document type ${shown(doctype.trim())} is not read`,
        { line: parser.line },
        about(doctype.trim()),
      );
  });
  parser.on('opentag', ({ local, uri, attributes }) =>
    builder.opened({
      namespace: uri,
      name: local,
      attributes: plainAttributes(attributes),
      text: '',
      children: [],
      line: parser.line,
    }),
  );
  parser.on('closetag', () => builder.closed());
  parser.on('text', (piece) => builder.text(piece));
  parser.on('cdata', (piece) => builder.text(piece));
  for (let start = 0; start < text.length; start += PIECE) parser.write(text.slice(start, start + PIECE));
  parser.close();
  if (!builder.root) throw new Refused('xml', 'the document holds no element');
  return builder.root;
};
