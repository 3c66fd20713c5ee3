/** A document to be set: a template of ours, and what it shows as data, which is never read as markup. */
export interface Typescript {
  /** Typst markup; its data is `json(bytes(sys.inputs.data))`. */
  template: string;
  data: unknown;
  /** Content of pictures by the path that the data names them by ("/pictures/1.svg"). */
  pictures?: Readonly<Record<string, Uint8Array>>;
}

/** A part of a long document: its data has the rows that are still to be set. */
export interface PartOfDocument extends Typescript {
  data: { rows: readonly unknown[] };
  /** Whether these are the last rows; if not, the last page is left to the next part, so that every page is full. */
  isLast: boolean;
}

/** A place that a template marks by `metadata` with the label `<mark>`. */
export interface Mark {
  /** Index of the row; -1 for what belongs to none. */
  row: number;
  /** Name of the place, for links to it; '' for the beginning of a row. */
  name: string;
  /** From 1, within the part. */
  page: number;
}

export interface TypesetPart {
  pdf: Buffer;
  pageCount: number;
  /** How many rows are on its pages. */
  rowCount: number;
  marks: readonly Mark[];
}

/** An entry of the outline (bookmarks), and the target of links to `doc:<name>`. */
export interface OutlineEntry {
  name: string;
  title: string;
  /** From 1. */
  level: number;
  /** Of the whole document, from 1. */
  page: number;
}

/** Sets documents as PDF, or as a picture. */
export interface Typesetter {
  /** @throws MakerBusy when too many documents wait already, Error when the document can't be set */
  pdf(document: Typescript, signal?: AbortSignal): Promise<Buffer>;
  /** Sets as many rows as fill whole pages. @throws as `pdf` */
  part(part: PartOfDocument, signal?: AbortSignal): Promise<TypesetPart>;
  /** Joins parts to one tagged document with title and language of the first. @throws as `pdf` */
  join(parts: readonly Buffer[], outline: readonly OutlineEntry[], signal?: AbortSignal): Promise<Buffer>;
  /**
   * Returns a document as SVG that holds the outlines of its letters and loads nothing, its pages below each other.
   * @throws as `pdf`
   */
  svg(document: Typescript, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}
