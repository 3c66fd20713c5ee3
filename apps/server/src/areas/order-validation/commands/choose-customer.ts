import { breaksRule } from '../../../http/failure.ts';
import { buyerOf, type Person } from '../../identity/index.ts';
import type { ValidationDeps } from '../deps.ts';
import { firstContact } from '../parties/index.ts';
import { loadLines, loadValidation, requireOpen, writeAssessed } from '../store/index.ts';
import { reassess } from './reassess.ts';

export interface ChosenCustomer {
  seenVersion: number;
  accountId: string;
  /** Absent: the first who may order. */
  contactId: string | undefined;
}

const notACustomer = () =>
  breaksRule('not-a-customer', 'Nobody may order on this account, or it is not theirs', 'AccountId');

/**
 * Chooses whose order it is: lines are looked for among what that customer may see, with their own numbers, and priced
 * by their account. What was chosen by hand stays where they may have it. [own-val-07]
 * @throws Failure 404, 409 when it was changed meanwhile, 422 for who may not order on the account, and once a part is
 * ordered
 */
export const chooseCustomer = (deps: ValidationDeps) => {
  const { db } = deps;
  const again = reassess(deps);
  return async (house: Person, id: string, chosen: ChosenCustomer): Promise<void> => {
    const row = await loadValidation(db, id);
    requireOpen(row, chosen.seenVersion);
    if (row.part_count > 0)
      throw breaksRule('already-placed', 'A part of this document is ordered already', 'AccountId');
    const contactId = chosen.contactId ?? (await firstContact(db)(chosen.accountId));
    const buyer = contactId === undefined ? undefined : await buyerOf(db)(contactId, chosen.accountId);
    if (buyer === undefined || !buyer.ableToCreateOrders || buyer.role === 'punchout') throw notACustomer();
    const before = await loadLines(db, id);
    const assessed = await again({ row, lines: before, buyer, house, which: 'all' });
    const customer = {
      account_id: buyer.account.id,
      contact_id: buyer.contactId,
      found_by: 'hand',
      sold_to: buyer.account.soldTo,
      company_number: buyer.company.code,
      market: buyer.market,
    };
    await writeAssessed(db, { id, seenVersion: chosen.seenVersion, before, assessed, customer });
  };
};
