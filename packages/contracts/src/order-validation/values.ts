import { MARKETS, VALIDATED_LINE_STATUSES } from '@grossist/domain';
import { z } from 'zod';

export const ValidatedLineStatus = z
  .enum(VALIDATED_LINE_STATUSES)
  .describe('What became of a line of a validated document');

export const OrderValidationState = z
  .enum(['open', 'placing', 'placed', 'discarded'])
  .describe(
    '`open`: being worked on; `placing`: being ordered, until an answer says what became of it; `placed`: an order of the shop; `discarded`: put away, kept for the log',
  );
export type OrderValidationState = z.infer<typeof OrderValidationState>;

export const IncomingFormat = z
  .enum(['ubl', 'efonelfo', 'edifact', 'csv', 'xlsx'])
  .describe('Format of a document that orders come as');
export type IncomingFormat = z.infer<typeof IncomingFormat>;

export const NumberKind = z
  .enum(['sap', 'ean', 'el', 'hws', 'supplier', 'buyer', 'any'])
  .describe('Whose number names a material; `any`: the document does not tell. `name`: found by its words alone');
export type NumberKind = z.infer<typeof NumberKind>;

export const HowMany = z.number().int().min(0).describe('A count');

export const ValidatedLineCounts = z
  .object({
    match: HowMany.describe('Lines that match'),
    multipleMatches: HowMany.describe('Lines that may mean several materials'),
    difference: HowMany.describe('Lines that differ from the document'),
    outOfStock: HowMany.describe('Lines without stock'),
    notFound: HowMany.describe('Lines that were not found'),
    removed: HowMany.describe('Taken out by hand, whatever their status'),
  })
  .describe('The lines of a validation by what became of them; each line counts once');
export type ValidatedLineCounts = z.infer<typeof ValidatedLineCounts>;

export const LogScope = z.enum(['all', ...MARKETS]).describe('The log of a market, or of all');
