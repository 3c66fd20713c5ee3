import { uploadOrderValidation } from '@grossist/contracts';
import type { CronItem, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { StoredFault } from '../../../db/index.ts';
import { checkAccess } from '../../../http/access.ts';
import { Failure } from '../../../http/failure.ts';
import { wake } from '../../../jobs/wake.ts';
import { findPerson } from '../../identity/index.ts';
import { validateFile } from '../commands/validate-file.ts';
import type { ValidationDeps } from '../deps.ts';
import type { Following } from '../drafting/draft-orders.ts';
import type { ReadBytes } from '../reading/document-reader.ts';
import { UnreadableFile } from '../reading/stored-document.ts';
import { keepableJson } from '../store/keepable.ts';
import { type ClaimedUpload, changeClaimed, claimUpload, NoLongerOurs } from './order-uploads.ts';

export interface WorkThroughDeps extends ValidationDeps {
  read: ReadBytes;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Beginnings after which it is not the machine that fails but the file. */
const MOST_ATTEMPTS = 3;
/** Files worked through at once by one process: each of them takes memory. */
const AT_ONCE = 2;
/** Lines between two tellings of how far it is. */
const LINES_AT_ONCE = 2500;
const TOO_MANY = 429;
/** Milliseconds after which something that passes is tried again. */
const PAUSE = 5000;

const faultOf = (code: string, text: string): StoredFault => ({
  line: null,
  segment: null,
  name: '',
  severity: 'lost',
  code,
  text,
  values: {},
});

const ended = (now: number) => ({ content: null, ended_at: new Date(now) });

const following = (deps: WorkThroughDeps, upload: ClaimedUpload, now: () => number): Following => {
  const { db } = deps;
  return {
    uploadId: upload.id,
    atOnce: LINES_AT_ONCE,
    read: (lineCount) => changeClaimed(db, upload, { stage: 'matching', line_count: lineCount }),
    // Added by the database: parts that are matched side by side may be counted in any order.
    matched: (count) => changeClaimed(db, upload, { matched_count: sql<number>`matched_count + ${count}` }),
    pricing: () => changeClaimed(db, upload, { stage: 'pricing' }),
    judged: () => changeClaimed(db, upload, { stage: 'writing' }),
    // The row is held until all is written: it is stopped before, or done.
    writing: (tx) => changeClaimed(tx, upload, { state: 'done', ...ended(now()) }),
  };
};

/** What becomes of an upload that could not be worked through; undefined: it is tried again later. */
const fatal = (error: unknown, { attempts }: ClaimedUpload): StoredFault | undefined => {
  if (error instanceof UnreadableFile) return error.fault;
  if (error instanceof Failure && error.status !== TOO_MANY && error.status < 500)
    return faultOf(error.code, error.detail ?? error.title);
  return attempts >= MOST_ATTEMPTS && !(error instanceof Failure)
    ? faultOf('given-up', `Given up after ${attempts} attempts`)
    : undefined;
};

/**
 * Works through the uploads that wait, the oldest first, and those whose process died. Each becomes validations once:
 * a process that is presumed dead but goes on finds that its lease is gone.
 */
export const workThroughUploads = (deps: WorkThroughDeps): (() => Promise<void>) => {
  const { db, log, now = Date.now } = deps;
  const validate = validateFile(deps);
  const personOf = findPerson(db);
  let running = 0;

  const workThrough = async (upload: ClaimedUpload): Promise<void> => {
    const house = await personOf(upload.created_by);
    if (house === undefined || upload.content === null)
      throw new NoLongerOurs('Its uploader or content no longer exists');
    // It was started so often and never finished: reading it crashes the process.
    if (upload.attempts > MOST_ATTEMPTS) throw new Error('The file ends the processes that read it');
    checkAccess(uploadOrderValidation.access, house);
    const file = {
      fileName: upload.file_name,
      bytes: upload.content,
      quantityColumn: upload.quantity_column ?? undefined,
    };
    await validate(house, file, following(deps, upload, now));
  };

  const failed = async (upload: ClaimedUpload, error: unknown): Promise<void> => {
    if (error instanceof NoLongerOurs) return;
    const fault = fatal(error, upload);
    const isBusy = error instanceof Failure && error.status === TOO_MANY;
    if (!(error instanceof Failure)) log.error({ upload: upload.id, err: error }, 'an order file could not be read');
    const change = fault
      ? { state: 'failed' as const, fault: keepableJson(fault), ...ended(now()) }
      : {
          state: 'waiting' as const,
          leased_until: new Date(now() + PAUSE),
          // Having had to wait is no attempt.
          ...(isBusy ? { attempts: upload.attempts - 1 } : {}),
        };
    await changeClaimed(db, upload, change).catch((other: unknown) => {
      if (!(other instanceof NoLongerOurs)) throw other;
    });
  };

  return async () => {
    // A running worker looks for more uploads before it ends.
    if (running >= AT_ONCE) return;
    running += 1;
    try {
      for (;;) {
        const upload = await claimUpload(db);
        if (upload === undefined) return;
        await workThrough(upload).catch((error: unknown) => failed(upload, error));
      }
    } finally {
      running -= 1;
    }
  };
};

const ORDER_UPLOADS = 'order-uploads';

/** Wakes a worker of any process on this database to process the waiting files. */
export const wakeOrderUploads = (pool: Pool) => wake(pool, { task: ORDER_UPLOADS, attempts: 1 });

export const orderUploadTasks = (deps: WorkThroughDeps): TaskList => {
  const work = workThroughUploads(deps);
  return { [ORDER_UPLOADS]: () => work() };
};

/** Every minute, so that an upload whose process died is soon taken up by another one. */
export const ORDER_UPLOAD_CRON: readonly CronItem[] = [{ task: ORDER_UPLOADS, match: '* * * * *' }];
