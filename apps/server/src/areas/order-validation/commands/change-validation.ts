/** Changes a validation: its customer, its state, and the materials and quantities of its lines. */

import { NO_QUANTITY, type Quantity, quantityToDecimal } from '@grossist/domain';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, erpDoesNotAnswer, notFound } from '../../../http/failure.ts';
import { buyerOf, type Person } from '../../identity/index.ts';
import { scopeOf, type ValidationDeps } from '../deps.ts';
import { materialFacts } from '../matching/material-facts.ts';
import { firstContact } from '../parties/customers.ts';
import { loadLines, type WorkingLine } from '../store/line-rows.ts';
import { loadValidation, requireOpen, writeAssessed } from '../store/validation-rows.ts';
import { buyerOfValidation, reassess } from './reassess.ts';

interface ChosenCustomer {
  seenVersion: number;
  accountId: string;
  /** Absent: the first who may order. */
  contactId: string | undefined;
}

const notACustomer = () =>
  breaksRule('not-a-customer', 'No contact can order on this account, or it belongs to another company', 'AccountId');

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

/**
 * Asks for current prices and stock, and looks once more for what was not found. [own-val-09]
 * @throws Failure 404, 409 when it was changed meanwhile, 503 when the ERP does not answer: then nothing is changed
 */
export const refresh = (deps: ValidationDeps) => {
  const { db } = deps;
  const buyerFor = buyerOfValidation(deps);
  const again = reassess(deps);
  return async (house: Person, id: string, seenVersion: number): Promise<void> => {
    const row = await loadValidation(db, id);
    requireOpen(row, seenVersion);
    const [before, buyer] = await Promise.all([loadLines(db, id), buyerFor(row)]);
    const assessed = await again({ row, lines: before, buyer, house, which: 'unknown' });
    if (assessed.isPriceMissing) throw erpDoesNotAnswer();
    await writeAssessed(db, { id, seenVersion, before, assessed });
  };
};

/**
 * Puts a validation away, or takes it back. [own-val-11]
 * @throws Failure 404, 409 when it was changed meanwhile or is being placed, 422 when it was placed
 */
export const discard =
  (db: Database) =>
  (id: string, seenVersion: number, isDiscarded: boolean): Promise<void> =>
    transaction(db, async (tx) => {
      const row = await tx
        .selectFrom('order_validations')
        .select(['state', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw notFound('validation');
      if (row.state === 'placed') throw breaksRule('already-placed', 'This order was placed already');
      if (row.state === 'placing') throw changedMeanwhile('This order is being placed');
      if (row.version !== seenVersion) throw changedMeanwhile('The validation was changed meanwhile');
      await tx
        .updateTable('order_validations')
        .set({ state: isDiscarded ? 'discarded' : 'open', version: row.version + 1 })
        .where('id', '=', id)
        .execute();
    });

interface LineChange {
  lineId: string;
  /** Null: unknown; undefined: unchanged. */
  material: string | null | undefined;
  /** In sales units; undefined: as it is. */
  quantity: Quantity | undefined;
  isRemoved: boolean | undefined;
}

const MOST_CANDIDATES = 10;

const withMaterial = (line: WorkingLine, material: string | null): WorkingLine => {
  const isKnown = material === null || line.candidates.some((each) => each.material === material);
  const candidates = isKnown
    ? line.candidates
    : [{ material, by: 'hand' }, ...line.candidates].slice(0, MOST_CANDIDATES);
  // A quantity was typed in the sales units of what was chosen then.
  const wanted = material === line.material ? line.wanted : null;
  return { ...line, candidates, material, wanted, isByHand: true };
};

const changed = (line: WorkingLine, { material, quantity, isRemoved }: LineChange): WorkingLine => {
  if (quantity !== undefined && quantity <= NO_QUANTITY)
    throw breaksRule('quantity-not-positive', 'A quantity must be above 0', 'Quantity');
  const meant = material === undefined ? line : withMaterial(line, material);
  return {
    ...meant,
    ...(quantity === undefined ? {} : { wanted: quantityToDecimal(quantity) }),
    ...(isRemoved === undefined ? {} : { isRemoved }),
  };
};

/**
 * Chooses materials, changes quantities, removes lines and takes them back, all of it or nothing; then the whole is
 * priced again, since lines share stock and freight. [own-val-08]
 * @throws Failure 404 for lines that are not there, 409 when it was changed meanwhile, 422 for what the customer can't
 * have, a quantity of 0 or less and lines that are ordered
 */
export const changeLines = (deps: ValidationDeps) => {
  const { db } = deps;
  const factsOf = materialFacts(db);
  const buyerFor = buyerOfValidation(deps);
  const again = reassess(deps);
  return async (house: Person, id: string, seenVersion: number, changes: readonly LineChange[]): Promise<void> => {
    const row = await loadValidation(db, id);
    requireOpen(row, seenVersion);
    const [before, buyer] = await Promise.all([loadLines(db, id), buyerFor(row)]);
    const chosen = changes.flatMap(({ material }) => material ?? []);
    const facts = await factsOf(scopeOf(buyer, house), chosen);
    if (chosen.some((material) => !facts.has(material)))
      throw breaksRule('unknown-material', 'The customer can not have this material', 'ItemSAPMaterialNumber');
    const changeOf = new Map(changes.map((change) => [change.lineId, change]));
    const known = new Map(before.map((line) => [line.id, line]));
    for (const { lineId } of changes) {
      const line = known.get(lineId);
      if (line === undefined) throw notFound('line');
      if (line.part !== null) throw breaksRule('already-placed', 'This line is ordered already', 'OrderLineId');
    }
    const lines = before.map((line) => {
      const change = changeOf.get(line.id);
      return change === undefined ? line : changed(line, change);
    });
    const assessed = await again({ row, lines, buyer, house, which: 'none' });
    await writeAssessed(db, { id, seenVersion, before, assessed });
  };
};
