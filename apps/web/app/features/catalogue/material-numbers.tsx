import type { SearchDocument } from '@grossist/contracts';
import { type MessageKey, useText } from '../../i18n/index.ts';

export interface MaterialNumber {
  kind: 'sap' | 'el' | 'hws' | 'ean' | 'supplier';
  name: MessageKey;
  value: string;
}

/** The numbers that a material has, the trade's own first. */
export const numbersOf = (material: SearchDocument): MaterialNumber[] => {
  const numbers: MaterialNumber[] = [
    { kind: 'el', name: 'catalogue.number.el', value: material.ItemElNumber },
    { kind: 'hws', name: 'catalogue.number.hws', value: material.ItemHwsNumber },
    { kind: 'ean', name: 'catalogue.number.ean', value: material.ItemEANNumber },
    { kind: 'supplier', name: 'catalogue.number.supplier', value: material.SupplierNumber },
    { kind: 'sap', name: 'catalogue.number.sap', value: material.ItemSAPMaterialNumber },
  ];
  return numbers.filter(({ value }) => value !== '');
};

/** All numbers of a material in a line that wraps. */
export const MaterialNumbers = ({ material }: { material: SearchDocument }) => {
  const text = useText();
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm text-muted">
      {numbersOf(material).map(({ kind, name, value }) => (
        <div key={kind} className="flex gap-1.5">
          <dt>{text(name)}</dt>
          <dd className="text-ink select-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
