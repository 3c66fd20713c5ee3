import type { Person } from '../../identity/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import { type Assessment, assess } from '../assessing/assess.ts';
import type { ValidationDeps } from '../deps.ts';
import { scopeOf } from '../deps.ts';
import { matchLines, type WhichLines } from '../matching/match-lines.ts';
import type { WorkingLine } from '../store/line-rows.ts';
import type { ValidationRow } from '../store/validation-rows.ts';

export interface ToReassess {
  row: Pick<ValidationRow, 'document'>;
  lines: readonly WorkingLine[];
  buyer: Buyer | undefined;
  house: Person;
  which: WhichLines;
}

/** Matches and judges lines again; writes nothing. Three queries and one or two calls of the ERP. */
export const reassess = (deps: ValidationDeps) => {
  const match = matchLines(deps);
  const judge = assess(deps);
  return async ({ row, lines, buyer, house, which }: ToReassess): Promise<Assessment> => {
    const matched = await match(scopeOf(buyer, house), lines, which);
    return judge({ document: row.document, buyer, ...matched });
  };
};

/** Returns the buyer of a validation; undefined while none is chosen, or when they may no longer order. */
export const buyerOfValidation =
  ({ db }: Pick<ValidationDeps, 'db'>) =>
  async (row: Pick<ValidationRow, 'account_id' | 'contact_id'>): Promise<Buyer | undefined> => {
    if (row.account_id === null || row.contact_id === null) return undefined;
    const buyer = await buyerOf(db)(row.contact_id, row.account_id);
    return buyer?.ableToCreateOrders ? buyer : undefined;
  };
