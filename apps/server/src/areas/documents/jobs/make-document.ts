/** Makes documents of all kinds. */

import type { z } from 'zod';
import { type Database, type DocumentReportLine, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type ClaimedDocument, changeClaimed, MOST_REPORT_LINES, storeFile } from './document-store.ts';

export interface RenderContext {
  /** The buyer for whom the document is made, with account and language. */
  buyer: Buyer;
  /** Time of the request: the date of its prices. */
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

/** Makes documents of one kind from the JSON of their request. */
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

export interface MakeDocumentDeps {
  db: Database;
  kinds: DocumentKinds;
  /** Milliseconds between two looks at whether the document was cancelled; 2 seconds unless given. */
  heartbeatMs?: number;
}

const HEARTBEAT_MS = 2000;

/**
 * Makes a claimed document and stores its file; both are visible at once, or neither. Renews the claim while it works.
 * @throws DocumentTaken when it was cancelled, Failure, MakerBusy and other errors of its kind
 */
export const makeDocument =
  ({ db, kinds, heartbeatMs = HEARTBEAT_MS }: MakeDocumentDeps) =>
  async (document: ClaimedDocument, buyer: Buyer, signal: AbortSignal): Promise<Buffer> => {
    const kind = kinds[document.kind];
    if (kind === undefined) throw new Error(`No kind of document is called ${document.kind}`);
    const lost = new AbortController();
    const renew = () => changeClaimed(db, document, {}).catch((error: unknown) => lost.abort(error));
    const heartbeat = setInterval(() => void renew(), heartbeatMs).unref();
    let rendered: RenderedDocument;
    try {
      rendered = await kind.render(document.input, {
        buyer,
        createdAt: document.created_at,
        signal: AbortSignal.any([signal, lost.signal]),
        onProgress: (done) => changeClaimed(db, document, { done_count: done }),
      });
    } finally {
      clearInterval(heartbeat);
    }
    signal.throwIfAborted();
    const { pdf, report } = rendered;
    await transaction(db, async (tx) => {
      const hash = await storeFile(tx, pdf);
      await changeClaimed(tx, document, {
        state: 'done',
        file_hash: hash,
        report: JSON.stringify(report.slice(0, MOST_REPORT_LINES)),
        report_rest: Math.max(0, report.length - MOST_REPORT_LINES),
        ended_at: new Date(),
      });
    });
    return pdf;
  };
