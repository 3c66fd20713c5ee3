import { changedWith, type Outcome } from '../../item.ts';
import { addMedia, amendmentFacts, type ErpChanges, writeErp } from '../materials/index.ts';
import { knownOf, mustBe } from '../references.ts';
import { materialsChanged } from '../search-changes.ts';
import type { Tx, WriteContext } from '../writer.ts';
import { type AmendmentItem, findTargets } from './find.ts';
import { type Amendment, renameOwnProducts, updateMaterials } from './update.ts';

/** Writes amendments of different materials. Returns those in which anything changed, with their changed list prices. */
const amend = async (tx: Tx, context: WriteContext, amendments: readonly Amendment[]): Promise<ErpChanges> => {
  if (amendments.length === 0) return new Map();
  const materials = amendments.map(({ item: { record }, target: { sapMaterialNumber } }) => ({
    record,
    sapMaterialNumber,
  }));
  const shown = [...(await updateMaterials(tx, amendments)), ...(await addMedia(tx, context.source, materials))];
  await renameOwnProducts(tx, amendments);
  const changes = await writeErp(tx, materials);
  // Prices and stock are asked for live: the search need not read those materials again.
  await materialsChanged(tx, [...new Set(shown)]);
  for (const number of shown) if (!changes.has(number)) changes.set(number, []);
  return changes;
};

/** What a file says of materials apart from their own lines; of an unknown one, or of several, it is refused. */
export const writeAmendments = async (
  tx: Tx,
  items: readonly AmendmentItem[],
  context: WriteContext,
): Promise<Map<AmendmentItem, Outcome>> => {
  const outcomes = new Map<AmendmentItem, Outcome>();
  if (items.length === 0) return outcomes;
  const found = await findTargets(tx, items);
  const plants = items.flatMap(({ record }) => (record.stock ?? []).map(({ plant }) => plant));
  const known = plants.length > 0 ? (await knownOf(tx, { plant: plants })).plant : new Map<string, null>();
  const taken = new Set<string>();
  const now: Amendment[] = [];
  const later: AmendmentItem[] = [];
  for (const item of items) {
    const target = found.get(item);
    const wrongPlant = item.record.stock
      ?.map(({ plant }) => mustBe('plant', plant, known))
      .find((refusal) => refusal !== undefined);
    if (target === undefined || 'code' in target) {
      if (target) outcomes.set(item, target);
    } else if (wrongPlant) outcomes.set(item, wrongPlant);
    else if (taken.has(target.sapMaterialNumber)) later.push(item);
    else {
      const verdict = context.told.judge(item, amendmentFacts(target.sapMaterialNumber, item.record));
      if (typeof verdict === 'object') {
        outcomes.set(item, verdict);
        continue;
      }
      taken.add(target.sapMaterialNumber);
      now.push({ item, target });
    }
  }
  const changed = await amend(tx, context, now);
  for (const { item, target } of now) {
    const prices = changed.get(target.sapMaterialNumber);
    outcomes.set(item, prices === undefined ? 'unchanged' : changedWith(prices));
  }
  for (const [item, outcome] of await writeAmendments(tx, later, context)) outcomes.set(item, outcome);
  return outcomes;
};

/** Remembers what amendments said that were written before. */
export const recallAmendments = async (
  tx: Tx,
  items: readonly AmendmentItem[],
  context: WriteContext,
): Promise<void> => {
  if (items.length === 0) return;
  for (const [item, target] of await findTargets(tx, items))
    if (!('code' in target)) context.told.remember(item, amendmentFacts(target.sapMaterialNumber, item.record));
};
