import type { MaterialRecord, Tree } from '@grossist/catalogue-formats';
import { changedWith, type Item, type Outcome } from '../../item.ts';
import { nameClasses } from '../etim-classes.ts';
import { nextSapNumbers, writeSupplierNumbers } from '../material-numbers.ts';
import { materialFact, type Verdict } from '../record-facts.ts';
import { type Known, knownOf, mustBe } from '../references.ts';
import { materialsChanged } from '../search-changes.ts';
import { rowsOf, sorted, type Tx, type WriteContext, type Writer } from '../writer.ts';
import { findMaterials, type Stored } from './find.ts';
import { knownReferences, type StoredReferences } from './material-references.ts';
import { writeMedia, writeNewMedia } from './media.ts';
import { insertMaterials } from './new-rows.ts';
import { changeOwnProducts, dropOwnProducts, makeOwnProducts, ownProduct } from './own-products.ts';
import { ensureUnsortedNodes, treeOf, unsortedNode } from './place.ts';
import { carriedRow, noteNewSources, noteSources, updateMaterials } from './store.ts';
import { writeErp, writeNewErp } from './write-erp.ts';

type MaterialItem = Item<MaterialRecord>;

const referencesOf = (tx: Tx, items: readonly MaterialItem[]): Promise<Known> => {
  const records = items.map(({ record }) => record);
  return knownOf(tx, {
    product: records.map((record) => record.productCode),
    node: records.map((record) => record.nodeCode),
    class: records.map((record) => record.classCode),
    supplier: records.map((record) => record.supplierCode),
    plant: records.flatMap((record) => (record.stock ?? []).map(({ plant }) => plant)),
  });
};

const wrongReference = (record: MaterialRecord, known: Known): Outcome | undefined =>
  mustBe('product', record.productCode, known.product) ??
  mustBe('node', record.nodeCode, known.node) ??
  mustBe('class', record.classCode, known.class) ??
  mustBe('supplier', record.supplierCode, known.supplier) ??
  record.stock?.map(({ plant }) => mustBe('plant', plant, known.plant)).find((refusal) => refusal !== undefined);

interface NewMaterial {
  item: MaterialItem;
  sapMaterialNumber: string;
  tree: Tree;
}

const numbered = async (tx: Tx, items: readonly MaterialItem[], known: Known): Promise<NewMaterial[]> => {
  const numbers = await nextSapNumbers(tx, items.filter(({ record }) => record.sapMaterialNumber === undefined).length);
  return items.map((item) => {
    const { record } = item;
    const tree =
      record.tree ??
      known.product.get(record.productCode ?? '') ??
      known.node.get(record.nodeCode ?? '') ??
      treeOf(record);
    return { item, sapMaterialNumber: record.sapMaterialNumber ?? numbers.shift() ?? '', tree };
  });
};

/** A material with its references, as they are stored. */
type Referenced<T> = T & { references: StoredReferences };

const make = async (tx: Tx, materials: readonly Referenced<NewMaterial>[]): Promise<void> => {
  if (materials.length === 0) return;
  const alone = materials.filter(({ item }) => !item.record.productCode);
  await ensureUnsortedNodes(tx, new Set(alone.filter(({ item }) => !item.record.nodeCode).map(({ tree }) => tree)));
  await makeOwnProducts(
    tx,
    alone.map(({ item, sapMaterialNumber, tree }) => ({
      item,
      sapMaterialNumber,
      nodeCode: item.record.nodeCode || unsortedNode(tree),
    })),
  );
  await insertMaterials(
    tx,
    materials.map(({ item, references, sapMaterialNumber, tree }) => ({
      record: item.record,
      references,
      sapMaterialNumber,
      productCode: item.record.productCode || ownProduct(sapMaterialNumber),
      tree,
    })),
  );
};

interface OldMaterial {
  item: MaterialItem;
  stored: Stored;
  sapMaterialNumber: string;
}

/** Adds the references of new and known materials, which may name each other. */
const referenced = async (
  tx: Tx,
  made: readonly NewMaterial[],
  old: readonly OldMaterial[],
): Promise<{ made: readonly Referenced<NewMaterial>[]; old: readonly Referenced<OldMaterial>[] }> => {
  const all = [...made, ...old].map(({ item: { record }, sapMaterialNumber }) => ({ record, sapMaterialNumber }));
  const references = await knownReferences(
    tx,
    all.map(({ record, sapMaterialNumber }) => ({
      sapMaterialNumber,
      supplierCode: record.supplierCode,
      markets: record.markets,
      names: record,
    })),
    all,
  );
  return {
    made: made.map((material, place) => ({ ...material, references: references[place] ?? {} })),
    old: old.map((material, place) => ({ ...material, references: references[made.length + place] ?? {} })),
  };
};

const change = async (tx: Tx, materials: readonly Referenced<OldMaterial>[]): Promise<string[]> => {
  if (materials.length === 0) return [];
  const rows = rowsOf(materials, ({ item, references, stored }) => ({
    ...carriedRow(item.record, references, stored),
    sap_material_number: stored.sapMaterialNumber,
  }));
  const changed = await updateMaterials(tx, rows);
  const alone = materials.filter(({ stored }) => stored.productCode === ownProduct(stored.sapMaterialNumber));
  const stays = alone.filter(
    ({ item, stored }) => (item.record.productCode || stored.productCode) === stored.productCode,
  );
  const renamed = await changeOwnProducts(
    tx,
    stays.map(({ item, stored }) => ({
      item,
      sapMaterialNumber: stored.sapMaterialNumber,
      nodeCode: item.record.nodeCode || undefined,
    })),
  );
  const gone = new Set(stays);
  await dropOwnProducts(
    tx,
    alone.filter((material) => !gone.has(material)).map(({ stored }) => stored.sapMaterialNumber),
  );
  return [...changed, ...renamed];
};

const named = ({ item, sapMaterialNumber }: { item: MaterialItem; sapMaterialNumber: string }) => ({
  record: item.record,
  sapMaterialNumber,
  hash: item.hash,
});

/** Judges a record against all materials that its numbers name: it may contradict none of them. */
const judged = (item: MaterialItem, { sapMaterialNumber, named: all }: Stored, { facts }: WriteContext): Verdict =>
  facts.judge(
    item,
    [materialFact(sapMaterialNumber, item.hash)],
    all.map((number) => materialFact(number, item.hash)),
  );

/**
 * Writes materials with their prices, duties and stock. When two records of a run turn out to mean the same material the
 * first one counts; another one with different content is refused.
 */
export const writeMaterials: Writer<MaterialRecord> = async (tx, items, context) => {
  const found = await findMaterials(tx, items, context.source);
  const targets = new Set<string>();
  const outcomes = new Map<MaterialItem, Outcome>();
  const fresh: MaterialItem[] = [];
  const later: MaterialItem[] = [];
  for (const item of items) {
    const stored = found.get(item);
    if (stored === undefined) {
      fresh.push(item);
      continue;
    }
    const { sapMaterialNumber, sourceHash, named: alike } = stored;
    if (alike.some((number) => targets.has(number))) {
      later.push(item);
      continue;
    }
    const verdict = judged(item, stored, context);
    if (typeof verdict === 'object') {
      outcomes.set(item, verdict);
      continue;
    }
    targets.add(sapMaterialNumber);
    if (sourceHash === item.hash) outcomes.set(item, 'unchanged');
    else fresh.push(item);
  }
  if (fresh.length > 0) {
    await nameClasses(
      tx,
      fresh.map(({ record }) => record.classCode),
    );
    const known = await referencesOf(tx, fresh);
    const { good, bad } = sorted(fresh, (record) => wrongReference(record, known));
    for (const [item, refusal] of bad) {
      outcomes.set(item, refusal);
      const stored = found.get(item);
      if (stored) context.facts.forget(item, [materialFact(stored.sapMaterialNumber, item.hash)]);
    }
    const { made, old } = await referenced(
      tx,
      await numbered(
        tx,
        good.filter((item) => !found.has(item)),
        known,
      ),
      good.flatMap((item) => {
        const stored = found.get(item);
        return stored ? [{ item, stored, sapMaterialNumber: stored.sapMaterialNumber }] : [];
      }),
    );
    await make(tx, made);
    const changed = new Set(await change(tx, old));
    const newOnes = made.map(named);
    const oldOnes = old.map(named);
    await writeNewErp(tx, newOnes);
    const ofErp = await writeErp(tx, oldOnes);
    for (const number of ofErp.keys()) changed.add(number);
    await writeNewMedia(tx, context.source, newOnes);
    for (const number of await writeMedia(tx, context.source, oldOnes)) changed.add(number);
    await writeSupplierNumbers(tx, [...newOnes, ...oldOnes]);
    await noteNewSources(tx, context.source, newOnes);
    await noteSources(tx, context.source, oldOnes);
    for (const { item, sapMaterialNumber } of made) {
      outcomes.set(item, 'made');
      context.facts.remember(item, [materialFact(sapMaterialNumber, item.hash)]);
    }
    for (const { item, sapMaterialNumber } of old)
      outcomes.set(item, changed.has(sapMaterialNumber) ? changedWith(ofErp.get(sapMaterialNumber)) : 'unchanged');
    await materialsChanged(tx, [...new Set([...made.map(({ sapMaterialNumber }) => sapMaterialNumber), ...changed])]);
  }
  if (later.length > 0)
    for (const [item, outcome] of await writeMaterials(tx, later, context)) outcomes.set(item, outcome);
  return outcomes;
};

/** Remembers the facts of materials that were written before the run was resumed. */
export const recallMaterials = async (tx: Tx, items: readonly MaterialItem[], context: WriteContext): Promise<void> => {
  if (items.length === 0) return;
  for (const [item, stored] of await findMaterials(tx, items, context.source)) judged(item, stored, context);
};
