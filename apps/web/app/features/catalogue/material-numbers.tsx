import type { SearchDocument } from '@grossist/contracts';
import type { PreferredArticleNumber } from '@grossist/domain';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { classNames, typeBesideName } from '../../ui/index.ts';
import { usePreferredNumber } from '../../visitor.ts';

export interface MaterialNumber {
  kind: 'sap' | 'el' | 'hws' | 'ean' | 'supplier';
  name: MessageKey;
  value: string;
}

/** Returns the numbers that a material has, the preferred one first. */
export const numbersOf = (material: SearchDocument, preferred: PreferredArticleNumber): MaterialNumber[] => {
  const numbers: MaterialNumber[] = [
    { kind: 'el', name: 'catalogue.number.el', value: material.ItemElNumber },
    { kind: 'hws', name: 'catalogue.number.hws', value: material.ItemHwsNumber },
    { kind: 'ean', name: 'catalogue.number.ean', value: material.ItemEANNumber },
    { kind: 'supplier', name: 'catalogue.number.supplier', value: material.SupplierNumber },
    { kind: 'sap', name: 'catalogue.number.sap', value: material.ItemSAPMaterialNumber },
  ];
  const isFirst = ({ kind }: MaterialNumber): boolean => kind === preferred;
  const present = numbers.filter(({ value }) => value !== '');
  return [...present.filter(isFirst), ...present.filter((one) => !isFirst(one))];
};

/** Type designation, unless the name contains it, and supplier. */
export const madeBy = ({ ItemLocalMaterialName, TypeDesignation, Supplier }: SearchDocument): string =>
  [typeBesideName(ItemLocalMaterialName, TypeDesignation), Supplier].filter((part) => part !== '').join(' · ');

// The rest is one press away, and a phone is narrow.
const LESS_WANTED: readonly MaterialNumber['kind'][] = ['supplier', 'sap'];

/** The numbers of a material in a line that wraps; on a phone the trade's own. */
export const MaterialNumbers = ({ material }: { material: SearchDocument }) => {
  const text = useText();
  const numbers = numbersOf(material, usePreferredNumber());
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
