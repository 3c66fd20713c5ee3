import type { SearchDocument } from '@grossist/contracts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { classNames, typeBesideName } from '../../ui/index.ts';

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

/** Type designation, where the name does not say it already, and supplier. */
export const madeBy = ({ ItemLocalMaterialName, TypeDesignation, Supplier }: SearchDocument): string =>
  [typeBesideName(ItemLocalMaterialName, TypeDesignation), Supplier].filter((part) => part !== '').join(' · ');

// The rest is one press away, and a phone is narrow.
const LESS_WANTED: readonly MaterialNumber['kind'][] = ['supplier', 'sap'];

/** The numbers of a material in a line that wraps; on a phone the trade's own. */
export const MaterialNumbers = ({ material }: { material: SearchDocument }) => {
  const text = useText();
  const numbers = numbersOf(material);
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm text-muted">
      {numbers.map(({ kind, name, value }) => (
        <div
          key={kind}
          className={classNames(
            'gap-1.5',
            numbers.length > LESS_WANTED.length && LESS_WANTED.includes(kind) ? 'hidden tablet:flex' : 'flex',
          )}
        >
          <dt>{text(name)}</dt>
          <dd className="text-ink select-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
