import { MARKETS } from '@grossist/domain';
import { z } from 'zod';
import { Id, Instant } from '../shared/values.ts';

export const ImportState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type ImportState = z.infer<typeof ImportState>;

export const ImportFormat = z.enum(['efonelfo', 'ndjson', 'datanorm', 'bmecat', 'etim', 'csv', 'geonames']);

const Count = z.number().int().min(0);

/**
 * A sentence of a report, to be said in the reader's language: English with places for values ("{0} is missing"). A value
 * may be a part of the sentence that is said in it too.
 */
export const ImportSaying = z.object({
  Says: z.string(),
  Values: z.array(z.union([z.string(), z.object({ Says: z.string(), Values: z.array(z.string()) })])),
  /** Of how many lines it is said; null where it is of this one. */
  Times: z.number().int().nullable(),
});
export type ImportSaying = z.infer<typeof ImportSaying>;

export const ImportKindCounts = z.object({
  /** The kind of record: "material", "node", "net-price". */
  Kind: z.string(),
  Made: Count,
  Changed: Count,
  Unchanged: Count,
  Refused: Count,
});

/** One import of a file, the demo or at the terminal. */
export const ImportRun = z.object({
  ImportId: Id,
  /** The file's name. */
  FileName: z.string(),
  /** Empty as long as nobody has looked into the file. */
  Format: z.string(),
  IsDryRun: z.boolean(),
  /** Where its materials are sold, instead of where the file says. */
  Markets: z.array(z.enum(MARKETS)),
  State: ImportState,
  /** Somebody has asked for its end, which comes with the batch under way. */
  IsBeingCancelled: z.boolean(),
  StartedBy: z.string(),
  StartedAt: Instant,
  EndedAt: Instant.nullable(),
  LinesRead: Count,
  BytesRead: Count,
  BytesTotal: Count,
  Made: Count,
  Changed: Count,
  Unchanged: Count,
  Refused: Count,
  /** Why it failed; empty unless it did. */
  Failure: z.string(),
  FailureSaid: ImportSaying.nullable(),
  /** Goes on where it stands when it is asked to. */
  CanResume: z.boolean(),
  /** Its file is still there to be imported anew. */
  CanStartAnew: z.boolean(),
});
export type ImportRun = z.infer<typeof ImportRun>;

export const ImportRunDetails = ImportRun.extend({
  Kinds: z.array(ImportKindCounts),
  /** Report lines that were only counted. */
  LinesNotKept: Count,
});
export type ImportRunDetails = z.infer<typeof ImportRunDetails>;

export const ImportLineKind = z.enum(['refused', 'note', 'changed']);

export const ImportReportLine = z.object({
  /** Of the file; null for what is said of the file as a whole. */
  Line: z.number().int().nullable(),
  Kind: ImportLineKind,
  /** Stable: "bad-value", "unknown-reference"; for what has changed, the kind of record. */
  Code: z.string(),
  /** For people, in English; for what has changed, the number it is known by. */
  Text: z.string(),
  /** The text as a sentence; null for what has changed, and for lines of long ago. */
  Said: ImportSaying.nullable(),
});
export type ImportReportLine = z.infer<typeof ImportReportLine>;
