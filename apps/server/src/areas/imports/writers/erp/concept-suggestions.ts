import type { ConceptSuggestionRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Item, Outcome } from '../../item.ts';
import { knownOf, mustBe } from '../references.ts';
import { materialsChanged } from '../search-changes.ts';
import { keyOf, sorted, type Tx, type Writer } from '../writer.ts';

export const conceptSuggestionKey = (record: ConceptSuggestionRecord): string =>
  keyOf(record.sapMaterialNumber, record.type);

type Items = readonly Item<ConceptSuggestionRecord>[];

const suggestionRows = (items: Items, type: ConceptSuggestionRecord['type']): string =>
  JSON.stringify(
    items.flatMap(({ record: { sapMaterialNumber, suggested, quantity, minQuantity, ...record } }) =>
      record.type === type
        ? [{ number: sapMaterialNumber, suggestion: { sapMaterialNumber: suggested, quantity, minQuantity } }]
        : [],
    ),
  );

const update = async (tx: Tx, items: Items): Promise<{ ZCON: Set<string>; ZCON2: Set<string> }> => {
  const first = await sql<{ key: string }>`
    update materials m set concept_suggestion = r.suggestion
    from jsonb_to_recordset(${suggestionRows(items, 'ZCON')}::jsonb) as r (number text, suggestion jsonb)
    where m.sap_material_number = r.number and m.concept_suggestion is distinct from r.suggestion
    returning m.sap_material_number as key`.execute(tx);
  const second = await sql<{ key: string }>`
    update materials m set concept_suggestion_zcon2 = r.suggestion
    from jsonb_to_recordset(${suggestionRows(items, 'ZCON2')}::jsonb) as r (number text, suggestion jsonb)
    where m.sap_material_number = r.number and m.concept_suggestion_zcon2 is distinct from r.suggestion
    returning m.sap_material_number as key`.execute(tx);
  return {
    ZCON: new Set(first.rows.map(({ key }) => key)),
    ZCON2: new Set(second.rows.map(({ key }) => key)),
  };
};

/** Writes the materials that the wholesaler suggests instead of others; changes the material as an amendment does. */
export const writeConceptSuggestions: Writer<ConceptSuggestionRecord> = async (tx, items) => {
  const known = await knownOf(tx, {
    material: items.flatMap(({ record }) => [record.sapMaterialNumber, record.suggested]),
  });
  const { good, bad } = sorted(
    items,
    (record) =>
      mustBe('material', record.sapMaterialNumber, known.material) ??
      mustBe('material', record.suggested, known.material),
  );
  const changed = await update(tx, good);
  await materialsChanged(tx, [...new Set([...changed.ZCON, ...changed.ZCON2])]);
  const outcomes = good.map((item): [typeof item, Outcome] => [
    item,
    changed[item.record.type].has(item.record.sapMaterialNumber) ? 'changed' : 'unchanged',
  ]);
  return new Map([...outcomes, ...bad]);
};
