/** What XML 1.0 has no way to write. */
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (text: string, signs: RegExp): string =>
  text.replaceAll(UNWRITABLE, '').replaceAll(signs, (sign) => NAMED[sign] ?? '');

export const escapeText = (text: string): string => escaped(text, /[&<>\r]/g);
export const escapeAttribute = (text: string): string => escaped(text, /[&<>"'\t\n\r]/g);

/** An element to be written: made by `xml`, so that whatever is in it is escaped. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  content: string | readonly XmlNode[];
}

type Content = string | undefined | readonly (XmlNode | undefined | readonly (XmlNode | undefined)[])[];

/**
 * An element, or undefined when it would hold nothing: no text, no attribute and no child.
 * @param content its text or its children; undefined ones are left out. Attributes that are undefined are, too.
 */
export const xml = (
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XmlNode | undefined => {
  const written = typeof content === 'string' || content === undefined ? (content ?? '') : present(content);
  if (written.length > 0) return { name, attributes, content: written };
  return Array.isArray(content) && Object.values(attributes).some((value) => value !== undefined)
    ? { name, attributes, content: written }
    : undefined;
};

/** An element of nothing but its name. */
export const bare = (name: string): XmlNode => ({ name, attributes: {}, content: '' });

const present = (nodes: readonly (XmlNode | undefined | readonly (XmlNode | undefined)[])[]): XmlNode[] =>
  nodes.flat().filter((node) => node !== undefined);

const writeNode = ({ name, attributes, content }: XmlNode, indent: string, into: string[]): void => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value ?? '')}"`)
    .join('');
  const start = `${indent}<${name}${written}`;
  if (content.length === 0) into.push(`${start}/>`);
  else if (typeof content === 'string') into.push(`${start}>${escapeText(content)}</${name}>`);
  else {
    into.push(`${start}>`);
    for (const child of content) writeNode(child, `${indent}  `, into);
    into.push(`${indent}</${name}>`);
  }
};

/** A whole document in UTF-8, with a document type when one is given. @throws RangeError for a document of nothing */
export const writeDocument = (root: XmlNode | undefined, doctype?: string): string => {
  if (!root) throw new RangeError('a document needs an element');
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', ...(doctype === undefined ? [] : [doctype])];
  writeNode(root, '', lines);
  return `${lines.join('\n')}\n`;
};
