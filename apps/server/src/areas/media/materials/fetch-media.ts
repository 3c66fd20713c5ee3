import { createHash } from 'node:crypto';
import { inspectImage, isFaulty } from '@grossist/domain';
import type { CronItem, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../../db/index.ts';
import type { MediaStore, StoredMedia } from '../../../gateways/media/port.ts';
import { type ImageProcessor, UnreadableImage } from '../../../images/index.ts';
import { type FetchPublicFile, FetchRefused } from '../../../public-fetch/index.ts';
import type { CleanFile } from '../uploads/clean-file.ts';

/** Addresses that one run adds at most. */
const MOST_ADDED = 5000;

/**
 * Adds the URLs of pictures and documents that materials reference and that were not fetched; removes those that no material
 * names any more. @returns how many were added
 */
const queueFetches = async (db: Database): Promise<number> => {
  await sql`
    delete from media_fetches f
    where not exists (select from material_media m where m.source = f.source)`.execute(db);
  const { rows } = await sql`
    insert into media_fetches (source, kind)
    select m.source, min(m.kind) from material_media m
    where m.kind in ('picture', 'document') and m.source ~* '^https?://'
      and not exists (select from media_fetches f where f.source = m.source)
    group by m.source order by min(m.position), m.source limit ${MOST_ADDED}
    on conflict (source) do nothing
    returning source`.execute(db);
  return rows.length;
};

const PDF_START = /^%PDF-[12]\.\d/;
const PDF_END = '%%EOF';
/** Bytes from the end within which a PDF has its last line. */
const TAIL = 2048;

const isPdf = (content: Buffer): boolean =>
  PDF_START.test(content.toString('latin1', 0, 8)) && content.subarray(-TAIL).includes(PDF_END);

/**
 * Judges a fetched picture or document by its content: a PDF is stored as it is, a picture encoded again.
 * @throws FetchRefused for anything else
 */
const cleanMaterialFile =
  (images: ImageProcessor) =>
  async (content: Buffer, kind: 'picture' | 'document'): Promise<CleanFile> => {
    if (kind === 'document' && isPdf(content)) return { mimeType: 'application/pdf', content };
    const found = inspectImage(content);
    if (isFaulty(found))
      throw new FetchRefused(kind === 'picture' ? 'the file is no sound picture' : 'the file is no PDF and no picture');
    try {
      const { mimeType, content: encoded, width, height } = await images.normalize(content, found.format);
      return { mimeType, content: encoded, size: { width, height } };
    } catch (error) {
      if (error instanceof UnreadableImage) throw new FetchRefused('the picture is damaged');
      throw error;
    }
  };

export interface FetchMediaDeps {
  db: Database;
  store: MediaStore;
  images: ImageProcessor;
  fetchFile: FetchPublicFile;
  log: Pick<Logger, 'info'>;
}

interface FetchTally {
  stored: number;
  refused: number;
  failed: number;
}

interface Claimed {
  source: string;
  kind: 'picture' | 'document';
  attempts: number;
}

/** Files fetched at a time. */
const CONCURRENCY = 4;
/** Files of one run; the next run continues. */
const MOST_FETCHED = 400;
const MOST_ATTEMPTS = 6;
/** Minutes after which another process may claim a file again. */
const CLAIM_MINUTES = 15;
/** Minutes of the first pause; each further failure makes it four times as long. */
const FIRST_PAUSE_MINUTES = 10;
const LONGEST_REASON = 300;

const claim = async (db: Database): Promise<readonly Claimed[]> => {
  const { rows } = await sql<Claimed>`
    update media_fetches set attempts = attempts + 1, due_at = now() + make_interval(mins => ${CLAIM_MINUTES}::integer)
    where source in (
      select source from media_fetches where state = 'waiting' and due_at <= now()
      order by due_at limit ${CONCURRENCY} for update skip locked)
    returning source, kind, attempts`.execute(db);
  return rows;
};

const publicIdOf = (source: string): string =>
  `grossist/materials/${createHash('sha256').update(source).digest('hex').slice(0, 40)}`;

const markStored = (db: Database, source: string, { content, size }: CleanFile, stored: StoredMedia) =>
  db
    .updateTable('media_fetches')
    .set({
      state: 'stored',
      reason: '',
      hash: createHash('sha256').update(content).digest('hex'),
      store_key: stored.key,
      url: stored.url,
      mime_type: stored.mimeType,
      bytes: content.length,
      width: size?.width ?? null,
      height: size?.height ?? null,
      fetched_at: sql<Date>`now()`,
    })
    .where('source', '=', source)
    .execute();

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);

/** Refuses a file permanently, or schedules a retry with exponential backoff. */
const markFailed = async (
  db: Database,
  { source, attempts }: Claimed,
  error: unknown,
): Promise<'refused' | 'failed'> => {
  const isFinal = error instanceof FetchRefused || attempts >= MOST_ATTEMPTS;
  const minutes = FIRST_PAUSE_MINUTES * 4 ** (attempts - 1);
  await db
    .updateTable('media_fetches')
    .set({
      state: isFinal ? 'refused' : 'waiting',
      reason: reasonOf(error),
      due_at: sql<Date>`now() + make_interval(mins => ${minutes}::integer)`,
    })
    .where('source', '=', source)
    .execute();
  return isFinal ? 'refused' : 'failed';
};

/**
 * Fetches pictures and documents of materials into the store, at most 400 of those that are due, some at a time. A failure
 * does not delay other files; after six attempts a file is refused.
 */
export const fetchMedia = ({ db, store, images, fetchFile, log }: FetchMediaDeps) => {
  const clean = cleanMaterialFile(images);

  const fetchOne = async (claimed: Claimed, signal: AbortSignal): Promise<keyof FetchTally> => {
    const { source, kind } = claimed;
    try {
      const file = await clean(await fetchFile(source, signal), kind);
      const stored = await store.store({ ...file, publicId: publicIdOf(source) });
      await markStored(db, source, file, stored);
      return 'stored';
    } catch (error) {
      signal.throwIfAborted();
      return markFailed(db, claimed, error);
    }
  };

  return async (signal: AbortSignal): Promise<FetchTally> => {
    const tally: FetchTally = { stored: 0, refused: 0, failed: 0 };
    await queueFetches(db);
    for (let fetched = 0; fetched < MOST_FETCHED && !signal.aborted; ) {
      const claimed = await claim(db);
      if (claimed.length === 0) break;
      fetched += claimed.length;
      for (const outcome of await Promise.all(claimed.map((each) => fetchOne(each, signal)))) tally[outcome] += 1;
    }
    if (tally.stored + tally.refused + tally.failed > 0) log.info(tally, 'media of materials fetched');
    return tally;
  };
};

const FETCH_MEDIA = 'fetch-media';

/** Background work: fetches pictures and documents of materials. `signal` ends it when the shop stops. */
export const mediaTasks = (deps: FetchMediaDeps & { signal: AbortSignal }): TaskList => {
  const fetchDue = fetchMedia(deps);
  return {
    [FETCH_MEDIA]: async () => {
      await fetchDue(deps.signal);
    },
  };
};

export const MEDIA_CRON: readonly CronItem[] = [{ task: FETCH_MEDIA, match: '*/5 * * * *' }];
