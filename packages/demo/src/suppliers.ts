import type { SupplierRecord } from '@grossist/catalogue-formats';
import { SUPPLIERS, type SupplierArea } from './data/suppliers.ts';

export interface Supplier {
  /** "S101" */
  code: string;
  name: string;
}

const BY_AREA = new Map<string, readonly Supplier[]>();
const ALL: Supplier[] = [];
for (const [area, names] of Object.entries(SUPPLIERS)) {
  const made = names.map((name, index) => ({ code: `S${101 + ALL.length + index}`, name }));
  ALL.push(...made);
  BY_AREA.set(area, made);
}

export const suppliersOf = (area: SupplierArea): readonly Supplier[] => BY_AREA.get(area) ?? [];

export const supplierRecords = (): SupplierRecord[] => ALL.map(({ code, name }) => ({ kind: 'supplier', code, name }));
