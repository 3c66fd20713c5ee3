import type { MaterialRecord, MaterialReference } from '../records.ts';
import { childrenOf, type Element, textOf } from '../xml/element.ts';
import { LONGEST_CODE, MOST_REFERENCES } from './bounds.ts';
import type { Catalogue } from './catalogue.ts';
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

/** Whose number PROD_ID_TO is: SUPPLIER_IDREF names another than the catalogue's supplier. Undefined when the supplier is not known. */
const supplierOf = (reference: Element, { parties, supplier }: Catalogue): string | undefined => {
  const id = textOf(reference, 'SUPPLIER_IDREF');
  return (id === '' ? supplier : parties.get(id))?.code;
};

interface Own {
  pid: string;
  supplierCode: string | undefined;
}

/**
 * Reads PRODUCT_REFERENCE. PROD_ID_TO is a SUPPLIER_PID: a number of the catalogue's supplier, also where the product
 * itself is known by its maker's number.
 */
export const readReferences = (product: Element, own: Own, catalogue: Catalogue, notes: NoteTally): References => {
  const references = childrenOf(product, 'PRODUCT_REFERENCE');
  if (references.length === 0) return {};
  const lists = {
    alternatives: new Map<string, MaterialReference>(),
    accessories: new Map<string, MaterialReference>(),
    replacedBy: new Map<string, MaterialReference>(),
  };
  for (const reference of references) {
    const type = (reference.attributes['type'] ?? '').trim().toLowerCase();
    const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
    const supplierNumber = textOf(reference, 'PROD_ID_TO');
    const supplierCode = supplierOf(reference, catalogue);
    const isOfSupplier = supplierCode === catalogue.supplier?.code;
    if (kind === undefined) notes.add('reference', reference.line, type || 'type');
    else if (supplierNumber === '' || supplierNumber.length > LONGEST_CODE) notes.add('code-too-long', reference.line);
    else if (isOfSupplier && supplierNumber === own.pid) notes.add('reference-itself', reference.line);
    else if (supplierCode === undefined && textOf(reference, 'SUPPLIER_IDREF') !== '')
      notes.add('reference-supplier', reference.line);
    else if (lists[kind].size >= MOST_REFERENCES) notes.add('too-many-references', reference.line);
    else if (kind === 'replacedBy' && lists.replacedBy.size > 0) notes.add('second-followup', reference.line);
    else
      lists[kind].set(
        `${supplierCode ?? ''} ${supplierNumber}`,
        supplierCode === own.supplierCode ? { supplierNumber } : { supplierNumber, supplierCode },
      );
  }
  const [replacedBy] = lists.replacedBy.values();
  return {
    ...(lists.alternatives.size > 0 ? { alternatives: [...lists.alternatives.values()] } : {}),
    ...(lists.accessories.size > 0 ? { accessories: [...lists.accessories.values()] } : {}),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  };
};
