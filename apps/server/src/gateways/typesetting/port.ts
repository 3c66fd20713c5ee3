/** A document to be set: a template of ours, and what it shows as data, which is never read as markup. */
export interface Typescript {
  /** Typst markup; its data is `json(bytes(sys.inputs.data))`. */
  template: string;
  data: unknown;
}

/** Sets documents as PDF, or as a picture of one page. */
export interface Typesetter {
  /** @throws TypesetterBusy when too many documents wait already, Error when the document can't be set */
  pdf(document: Typescript, signal?: AbortSignal): Promise<Buffer>;
  /**
   * Returns a document of one page as SVG that holds the outlines of its letters and loads nothing.
   * @throws as pdf does
   */
  svg(document: Typescript, signal?: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many documents wait: try again in a moment. */
export class TypesetterBusy extends Error {
  override name = 'TypesetterBusy';
}
