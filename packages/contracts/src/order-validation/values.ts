import { MARKETS, VALIDATED_LINE_STATUSES } from '@grossist/domain';
import { z } from 'zod';

/** Section 3, "Order line status". */
export const ValidatedLineStatus = z.enum(VALIDATED_LINE_STATUSES);

/**
 * `open`: being worked on; `placing`: being ordered, until an answer says what became of it; `placed`: an order of the
 * shop; `discarded`: put away, kept for the log.
 */
export const OrderValidationState = z.enum(['open', 'placing', 'placed', 'discarded']);
export type OrderValidationState = z.infer<typeof OrderValidationState>;

export const IncomingFormat = z.enum(['ubl', 'efonelfo', 'edifact', 'csv', 'xlsx']);
export type IncomingFormat = z.infer<typeof IncomingFormat>;

/** Whose number names a material; `any`: the document does not tell. `name`: found by its words alone. */
export const NumberKind = z.enum(['sap', 'ean', 'el', 'hws', 'supplier', 'buyer', 'any']);
export type NumberKind = z.infer<typeof NumberKind>;

export const HowMany = z.number().int().min(0);

/** The lines of a validation by what became of them; each line counts once. */
export const ValidatedLineCounts = z.object({
  match: HowMany,
  multipleMatches: HowMany,
  difference: HowMany,
  outOfStock: HowMany,
  notFound: HowMany,
  /** Taken out by hand, whatever their status. */
  removed: HowMany,
});
export type ValidatedLineCounts = z.infer<typeof ValidatedLineCounts>;

/** The log of a market, or of all. */
export const LogScope = z.enum(['all', ...MARKETS]);
