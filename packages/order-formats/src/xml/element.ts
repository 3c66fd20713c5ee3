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
