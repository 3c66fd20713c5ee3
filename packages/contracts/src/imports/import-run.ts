import { MARKETS } from '@grossist/domain';
import { z } from 'zod';
import { CurrencyCode, Id, Instant } from '../shared/values.ts';

export const ImportState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']).describe('State of an import');
export type ImportState = z.infer<typeof ImportState>;

export const ImportFormat = z
  .enum(['efonelfo', 'ndjson', 'datanorm', 'bmecat', 'etim', 'csv', 'geonames'])
  .describe('Format of an import file');

const Count = z.number().int().min(0);

export const ImportSaying = z
  .object({
    Says: z.string().describe('English sentence with places for values'),
    Values: z
      .array(
        z.union([
          z.string(),
          z.object({
            Says: z.string().describe('English sentence with places for values'),
            Values: z.array(z.string()).describe('Values'),
          }),
        ]),
      )
      .describe('Values'),
    Times: z
      .number()
      .int()
      .nullable()
      .describe('Number of lines that the message is about; null where it is about this one'),
  })
  .describe(
    'A message of a report, to be translated into the reader\'s language: English with places for values ("{0} is missing"). A value may be a message to be translated too',
  );
export type ImportSaying = z.infer<typeof ImportSaying>;

export const ImportKindCounts = z
  .object({
    Kind: z.string().describe('The kind of record: "material", "node", "net-price"'),
    Made: Count.describe('How many were created'),
    Changed: Count.describe('How many were changed'),
    Unchanged: Count.describe('How many were unchanged'),
    Refused: Count.describe('What was refused'),
  })
  .describe('What became of the records of one kind');

export const ImportRun = z
  .object({
    ImportId: Id.describe('Id of the import'),
    FileName: z.string().describe("The file's name"),
    Format: z.string().describe('Empty until the file was read'),
    IsDryRun: z.boolean().describe('Whether the file was checked without saving anything'),
    Markets: z.array(z.enum(MARKETS)).describe('Where its materials are sold, instead of where the file says'),
    State: ImportState,
    IsBeingCancelled: z.boolean().describe('Somebody has asked for its end, which comes with the batch under way'),
    StartedBy: z.string().describe('Who started it'),
    StartedAt: Instant.describe('When it started'),
    EndedAt: Instant.nullable().describe('When it ended; null while it runs'),
    LinesRead: Count.describe('Lines read so far'),
    BytesRead: Count.describe('Bytes read so far'),
    BytesTotal: Count.describe('Size of the file in bytes'),
    Made: Count.describe('How many were created'),
    Changed: Count.describe('How many were changed'),
    Unchanged: Count.describe('How many were unchanged'),
    Refused: Count.describe('What was refused'),
    Failure: z.string().describe('Why it failed; empty unless it did'),
    FailureSaid: ImportSaying.nullable().describe('The failure as a sentence with values; null without one'),
    CanResume: z.boolean().describe('Can be resumed where it stopped'),
    CanStartAnew: z.boolean().describe('Its file still exists and can be imported again'),
  })
  .describe('One import of a file, the demo or at the terminal');
export type ImportRun = z.infer<typeof ImportRun>;

export const ImportRunDetails = ImportRun.extend({
  Kinds: z.array(ImportKindCounts).describe('Counts by kind of record'),
  LinesNotKept: Count.describe('Report lines that were only counted'),
}).describe('An import with its counts by kind of record');
export type ImportRunDetails = z.infer<typeof ImportRunDetails>;

export const ImportLineKind = z.enum(['refused', 'note', 'changed']).describe('What a line of the report is about');

const ImportPrice = z
  .object({
    Currency: CurrencyCode,
    Amount: z.number().describe('Price of the quantity `PerQuantity`'),
    PerQuantity: z.number().describe('Quantity that the price is for, in sales units'),
  })
  .describe('A price of a material');

const ImportPriceChange = z
  .object({
    Market: z.enum(MARKETS).nullable().describe('Market of a list price; null for a net price'),
    SoldTo: z.string().describe('Account of a net price; empty for a list price'),
    Before: ImportPrice.nullable().describe('The old price; null where there was none'),
    Now: ImportPrice.describe('The new price'),
  })
  .describe('A price that an import changed');

export const ImportReportLine = z
  .object({
    Line: z.number().int().nullable().describe('Of the file; null for a message about the whole file'),
    Kind: ImportLineKind,
    Code: z.string().describe('Stable: "bad-value", "unknown-reference"; for what has changed, the kind of record'),
    Text: z.string().describe('For people, in English; for what has changed, the number it is known by'),
    Said: ImportSaying.nullable().describe(
      'The text as a sentence; null for what has changed, and for lines of long ago',
    ),
    Prices: z.array(ImportPriceChange).describe('Prices that changed, with the old and the new one'),
  })
  .describe('A line of the report of an import');
export type ImportReportLine = z.infer<typeof ImportReportLine>;
