import type { CronItem, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { Failure, notFound } from '../../../http/failure.ts';
import { MakerBusy } from '../../../idle-worker.ts';
import { wake } from '../../../jobs/wake.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import { type ClaimedDocument, changeClaimed, claimDocument, DocumentTaken, MOST_ATTEMPTS } from './document-store.ts';
import { type MakeDocumentDeps, makeDocument } from './make-document.ts';

export interface WorkThroughDeps extends MakeDocumentDeps {
  log: Pick<Logger, 'error'>;
  /** Aborts when the shop closes: what is being made then waits for the next process. */
  stopping?: AbortSignal;
}

/** Milliseconds after which a document is tried again. */
const PAUSE = 5000;
const NEVER = new AbortController().signal;

/** Returns the code of a failure that making the document again can't change; undefined for one that may pass. */
const lastingFault = (error: unknown, { attempts }: ClaimedDocument): string | undefined => {
  if (error instanceof Failure && error.status < 500 && error.status !== 429) return error.code;
  return attempts >= MOST_ATTEMPTS ? 'given-up' : undefined;
};

/**
 * Makes the documents that wait, the oldest first, and those whose process died. One at a time in each process: a process
 * has one thread that typesets. Called while it works, it returns at once.
 */
export const workThroughDocuments = (deps: WorkThroughDeps): (() => Promise<void>) => {
  const { db, log, stopping = NEVER } = deps;
  const make = makeDocument(deps);
  const findBuyer = buyerOf(db);
  let isRunning = false;

  const makeClaimed = async (document: ClaimedDocument): Promise<void> => {
    const { created_by: contactId, account_id: accountId, locale, attempts } = document;
    // Its processes died more than once: the document itself may be the reason.
    if (attempts > MOST_ATTEMPTS) throw new Error('The document ends the processes that make it');
    const buyer: Buyer | undefined = contactId === null ? undefined : await findBuyer(contactId, accountId);
    if (buyer === undefined) throw notFound('buyer');
    await make(document, { ...buyer, locale }, stopping);
  };

  const failed = async (document: ClaimedDocument, error: unknown): Promise<void> => {
    if (error instanceof DocumentTaken) return;
    const isPassing = stopping.aborted || error instanceof MakerBusy;
    const fault = isPassing ? undefined : lastingFault(error, document);
    if (!isPassing && !(error instanceof Failure)) {
      log.error({ document: document.id, err: error }, 'A document could not be made');
    }
    const change =
      fault === undefined
        ? {
            state: 'waiting' as const,
            leased_until: new Date(stopping.aborted ? Date.now() : Date.now() + PAUSE),
            // Having had to wait is no attempt.
            ...(isPassing ? { attempts: document.attempts - 1 } : {}),
          }
        : { state: 'failed' as const, fault, ended_at: new Date() };
    await changeClaimed(db, document, change).catch((other: unknown) => {
      if (!(other instanceof DocumentTaken)) throw other;
    });
  };

  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (!stopping.aborted) {
        const document = await claimDocument(db);
        if (document === undefined) return;
        await makeClaimed(document).catch((error: unknown) => failed(document, error));
      }
    } finally {
      isRunning = false;
    }
  };
};

const DOCUMENTS = 'documents';

/** Returns a function that has one of the processes on this database make the documents that wait. */
export const wakeDocuments = (pool: Pool) => wake(pool, { task: DOCUMENTS, attempts: 1 });

export const documentTasks = (deps: WorkThroughDeps): TaskList => {
  const work = workThroughDocuments(deps);
  return { [DOCUMENTS]: () => work() };
};

/** Finds documents whose process died. */
export const DOCUMENT_CRON: readonly CronItem[] = [{ task: DOCUMENTS, match: '* * * * *' }];
