import type { VariationDetails } from '@grossist/contracts';

export interface CompareRow {
  key: string;
  name: string;
  /** For each material in its column; empty where it has none. */
  values: readonly string[];
  differs: boolean;
}

type Told = Pick<VariationDetails, 'Attributes'>;

const valueOf = ({ Attributes }: Told, code: string): string => {
  const found = Attributes.find(({ Code }) => Code === code);
  if (!found) return '';
  return found.Unit === '' ? found.Value : `${found.Value}\u00a0${found.Unit}`;
};

/** A row told from its values; one that no material has is none. */
export const rowOf = (key: string, name: string, values: readonly string[]): CompareRow[] =>
  values.every((value) => value === '') ? [] : [{ key, name, values, differs: new Set(values).size > 1 }];

/** Every attribute that any of the materials has: in the order of the first, then what only the others have. */
export const attributeRows = (materials: readonly Told[]): CompareRow[] => {
  const names = new Map<string, string>();
  for (const { Attributes } of materials) {
    for (const { Code, Name } of Attributes) if (!names.has(Code)) names.set(Code, Name);
  }
  return [...names].flatMap(([code, name]) =>
    rowOf(
      code,
      name,
      materials.map((material) => valueOf(material, code)),
    ),
  );
};
