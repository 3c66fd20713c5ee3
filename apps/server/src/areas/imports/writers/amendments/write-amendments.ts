import { sql } from 'kysely';
import { changedWith, type Outcome } from '../../item.ts';
import { knownReferences, type StoredReferences } from '../materials/material-references.ts';
import { addMedia } from '../materials/media.ts';
import { ownProduct } from '../materials/own-products.ts';
import { infoTagColumn, mergedInfoTag } from '../materials/store.ts';
import { type ErpChanges, writeErp } from '../materials/write-erp.ts';
import { amendmentFacts } from '../record-facts.ts';
import { knownOf, mustBe } from '../references.ts';
import { materialsChanged } from '../search-changes.ts';
import { rowsOf, type Tx, type WriteContext } from '../writer.ts';
import { type AmendmentItem, findTargets, type Target } from './find.ts';

interface Amendment {
  item: AmendmentItem;
  target: Target;
}

const keys = (rows: readonly { key: string }[]): string[] => rows.map((row) => row.key);

/** Resolves the references of amendments in the number spaces of their market. */
const referencesOf = (tx: Tx, amendments: readonly Amendment[]): Promise<readonly StoredReferences[]> =>
  knownReferences(
    tx,
    amendments.map(({ item: { record }, target }) => ({
      sapMaterialNumber: target.sapMaterialNumber,
      supplierCode: record.supplierCode || (target.supplierCode ?? undefined),
      markets: record.market === undefined ? target.markets : [record.market],
      names: {
        alternatives: record.addAlternatives,
        accessories: record.addAccessories,
        replacedBy: record.replacedBy,
      },
    })),
    [],
  );

/** Writes the materials' own columns. @returns SAP numbers of materials that changed */
const updateMaterials = async (tx: Tx, amendments: readonly Amendment[]): Promise<string[]> => {
  const references = await referencesOf(tx, amendments);
  const rows = rowsOf(
    [...amendments.entries()],
    ([
      place,
      {
        item: { record },
        target,
      },
    ]) => ({
      sap_material_number: target.sapMaterialNumber,
      names: record.names,
      descriptions: record.descriptions,
      status: record.status,
      material_group: record.materialGroup,
      package_size: record.packageSize,
      alternative_numbers: record.addAlternativeNumbers && [
        ...new Set([...target.alternativeNumbers, ...record.addAlternativeNumbers]),
      ],
      replaced_by: references[place]?.replacedBy,
      alternatives: references[place]?.alternatives,
      accessories: references[place]?.accessories,
      info_tag: infoTagColumn(record.infoTag),
    }),
  );
  const changed = await sql<{ key: string }>`
    update materials m set names = n.names, descriptions = n.descriptions, status = n.status,
      material_group = n.material_group, package_size = n.package_size, alternative_numbers = n.alternative_numbers,
      replaced_by = n.replaced_by, alternatives = n.alternatives, accessories = n.accessories, info_tag = n.info_tag,
      changed_at = now()
    from (
      select o.sap_material_number, o.names || coalesce(r.names, '{}') as names,
        o.descriptions || coalesce(r.descriptions, '{}') as descriptions, coalesce(r.status, o.status) as status,
        coalesce(r.material_group, o.material_group) as material_group,
        coalesce(r.package_size, o.package_size) as package_size,
        coalesce(r.alternative_numbers, o.alternative_numbers) as alternative_numbers,
        coalesce(r.replaced_by, o.replaced_by) as replaced_by,
        o.alternatives || array(select added from unnest(r.alternatives) added where added <> all(o.alternatives))
          as alternatives,
        o.accessories || array(select added from unnest(r.accessories) added where added <> all(o.accessories))
          as accessories,
        ${mergedInfoTag(sql.ref('o.info_tag'), sql.ref('r.info_tag'))} as info_tag
      from json_populate_recordset(null::materials, ${rows}::json) r
      join materials o on o.sap_material_number = r.sap_material_number
    ) n
    where m.sap_material_number = n.sap_material_number
      and (m.names, m.descriptions, m.status, m.material_group, m.package_size, m.alternative_numbers, m.replaced_by,
          m.alternatives, m.accessories, m.info_tag)
        is distinct from (n.names, n.descriptions, n.status, n.material_group, n.package_size, n.alternative_numbers,
          n.replaced_by, n.alternatives, n.accessories, n.info_tag)
    returning m.sap_material_number as key`.execute(tx);
  return keys(changed.rows);
};

/** Renames the products that contain one material only like that material. */
const renameOwnProducts = async (tx: Tx, amendments: readonly Amendment[]): Promise<void> => {
  const named = amendments.filter(({ item: { record } }) => record.names ?? record.descriptions);
  if (named.length === 0) return;
  const rows = rowsOf(named, ({ item: { record }, target }) => ({
    code: ownProduct(target.sapMaterialNumber),
    names: record.names ?? {},
    descriptions: record.descriptions ?? {},
  }));
  await sql`
    update products p set names = p.names || r.names, descriptions = p.descriptions || r.descriptions
    from json_populate_recordset(null::products, ${rows}::json) r
    where p.code = r.code and (p.names, p.descriptions)
      is distinct from (p.names || r.names, p.descriptions || r.descriptions)`.execute(tx);
};

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
  // Prices and stock are not indexed: a change of them is not announced to the search.
  await materialsChanged(tx, [...new Set(shown)]);
  for (const number of shown) if (!changes.has(number)) changes.set(number, []);
  return changes;
};

/** Writes amendments, which change parts of materials. Refuses one that matches no material or several. */
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
      const verdict = context.facts.judge(item, amendmentFacts(target.sapMaterialNumber, item.record));
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

/** Remembers the facts of amendments that were written before the run was resumed. */
export const recallAmendments = async (
  tx: Tx,
  items: readonly AmendmentItem[],
  context: WriteContext,
): Promise<void> => {
  if (items.length === 0) return;
  for (const [item, target] of await findTargets(tx, items))
    if (!('code' in target)) context.facts.remember(item, amendmentFacts(target.sapMaterialNumber, item.record));
};
