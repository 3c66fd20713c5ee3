import { z } from 'zod';
import { Id, Instant } from '../shared/values.ts';

export const DocumentState = z
  .enum(['waiting', 'running', 'done', 'failed', 'cancelled'])
  .describe('State of a document that is made in the background');
export type DocumentState = z.infer<typeof DocumentState>;

export const DocumentReportLine = z
  .object({
    Code: z
      .enum(['picture-missing', 'picture-timeout', 'material-missing', 'price-missing', 'barcode-missing'])
      .describe(
        '`picture-missing`, `picture-timeout`: a placeholder is shown; `material-missing`: the line is left out, since the material is not or no longer visible to the caller; `price-missing`: no price is shown; `barcode-missing`: the material has no such number, or one that is not valid',
      ),
    SapMaterialNumber: z.string().describe('SAP material number'),
    Name: z.string().describe('Name of the material; empty when it is unknown'),
  })
  .describe('Something that a document leaves out or shows by a placeholder');

const Count = z.number().int().min(0);

export const DocumentJob = z
  .object({
    DocumentId: Id.describe('Id of the document'),
    Kind: z.string().describe('Kind of document: "catalog", "shelf-labels"'),
    Title: z.string().describe('Title'),
    State: DocumentState,
    Done: Count.describe('Lines done so far'),
    Total: Count.describe('Lines in all'),
    CreatedBy: z.string().describe('Name of the person who asked for it; empty when they have left'),
    IsOwn: z.boolean().describe('Whether the caller asked for it, and may cancel it'),
    CreatedAt: Instant.describe('When it was asked for'),
    EndedAt: Instant.nullable().describe('When it ended; null while it waits or is made'),
    ExpiresAt: Instant.describe('Until when its file can be opened'),
    HasNetPrices: z.boolean().describe('Whether only people who may see net prices can open its file'),
    FileUrl: z.string().nullable().describe('Address of the file for people of the company; null unless `done`'),
    ByteCount: Count.nullable().describe('Size of the file in bytes; null unless `done`'),
    Report: z.array(DocumentReportLine).describe('What was left out, in the order of the lines; at most 500'),
    ReportRest: Count.describe('Lines of the report beyond those'),
    Fault: z.string().nullable().describe('Code of why it failed: "given-up", "not-found"; null unless `failed`'),
  })
  .describe('A document of the company: a catalog or labels as PDF');
export type DocumentJob = z.infer<typeof DocumentJob>;
