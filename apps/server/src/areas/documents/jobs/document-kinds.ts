import type { z } from 'zod';
import type { DocumentReportLine } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

export interface RenderContext {
  /** In whose name the document is made, on its account and in its language. */
  buyer: Buyer;
  /** When it was asked for: the date of its prices. */
  createdAt: Date;
  /** Aborts when the document was cancelled, its reader has gone or the shop is closing. */
  signal: AbortSignal;
  /** Saves how many lines are done. @throws DocumentTaken when the document was cancelled */
  onProgress(done: number): Promise<void>;
}

export interface RenderedDocument {
  pdf: Buffer;
  report: readonly DocumentReportLine[];
}

/** Makes documents of one kind from the JSON that they were asked for with. */
export interface DocumentKind {
  /** @throws Failure where it can't be made, such as when what it shows was deleted */
  render(input: unknown, context: RenderContext): Promise<RenderedDocument>;
}

/** Kinds by their name, as it is stored: one that is renamed no longer makes the documents that wait. */
export type DocumentKinds = Readonly<Record<string, DocumentKind>>;

/** Declares a kind of document by the schema of its input. */
export const documentKind = <S extends z.ZodType>(
  schema: S,
  render: (input: z.output<S>, context: RenderContext) => Promise<RenderedDocument>,
): DocumentKind => ({ render: (input, context) => render(schema.parse(input), context) });
