import { NO_QUANTITY, type Quantity, quantityToDecimal } from '@grossist/domain';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';
import { scopeOf, type ValidationDeps } from '../deps.ts';
import { materialFacts } from '../matching/material-facts.ts';
import { loadLines, type WorkingLine } from '../store/line-rows.ts';
import { loadValidation, requireOpen, writeAssessed } from '../store/validation-rows.ts';
import { buyerOfValidation, reassess } from './reassess.ts';

export interface LineChange {
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
