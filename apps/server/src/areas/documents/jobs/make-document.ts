import { type Database, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { DocumentKinds, RenderedDocument } from './document-kinds.ts';
import { MOST_REPORT_LINES } from './limits.ts';
import { type ClaimedDocument, changeClaimed } from './store/claim-document.ts';
import { storeFile } from './store/document-files.ts';

export interface MakeDocumentDeps {
  db: Database;
  kinds: DocumentKinds;
  /** Milliseconds between two looks at whether the document was cancelled; 2 seconds unless given. */
  heartbeatMs?: number;
}

const HEARTBEAT_MS = 2000;

/**
 * Makes a claimed document and stores its file; both are visible at once, or neither. Renews the claim while it works.
 * @throws DocumentTaken when it was cancelled meanwhile, Failure, MakerBusy and what else its kind throws
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
