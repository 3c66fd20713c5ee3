import type { MaterialRecord } from '../records.ts';
import { childrenOf, type Element, textOf } from '../xml/index.ts';
import { LONGEST_CODE, MOST_REFERENCES } from './bounds.ts';
import type { NoteTally } from './note-tally.ts';

type References = Pick<MaterialRecord, 'alternatives' | 'accessories' | 'replacedBy'>;

const KINDS: Readonly<Record<string, 'alternatives' | 'accessories' | 'replacedBy'>> = {
  accessories: 'accessories',
  mandatory: 'accessories',
  sparepart: 'accessories',
  select: 'accessories',
  similar: 'alternatives',
  diff_orderunit: 'alternatives',
  followup: 'replacedBy',
};

/** PRODUCT_REFERENCE by the supplier's numbers. */
export const readReferences = (product: Element, own: string, notes: NoteTally): References => {
  const references = childrenOf(product, 'PRODUCT_REFERENCE');
  if (references.length === 0) return {};
  const lists = { alternatives: new Set<string>(), accessories: new Set<string>(), replacedBy: new Set<string>() };
  for (const reference of references) {
    const type = (reference.attributes['type'] ?? '').trim().toLowerCase();
    const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
    const other = textOf(reference, 'PROD_ID_TO');
    if (kind === undefined) notes.add('reference', reference.line, type || 'type');
    else if (other === '' || other.length > LONGEST_CODE) notes.add('code-too-long', reference.line);
    else if (other === own) notes.add('reference-itself', reference.line);
    else if (lists[kind].size >= MOST_REFERENCES) notes.add('too-many-references', reference.line);
    else if (kind === 'replacedBy' && lists.replacedBy.size > 0) notes.add('second-followup', reference.line);
    else lists[kind].add(other);
  }
  const [replacedBy] = lists.replacedBy;
  return {
    ...(lists.alternatives.size > 0 ? { alternatives: [...lists.alternatives] } : {}),
    ...(lists.accessories.size > 0 ? { accessories: [...lists.accessories] } : {}),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  };
};
