import type { Sibling, VariationDetails } from '@grossist/contracts';

export type Attribute = VariationDetails['DistinguishingAttributes'][number];

/** A variation of the product with its own value of each attribute in which they differ, by the attribute's code. */
export interface SiblingRow {
  material: Sibling;
  values: ReadonlyMap<string, string>;
  /** The variation whose page it is. */
  isCurrent: boolean;
}

/** By attribute code: the one value that is wanted. */
export type Chosen = ReadonlyMap<string, string>;

export interface Sorting {
  /** An attribute's code, or one of the columns that every product has. */
  by: string;
  isDescending: boolean;
}

export const BY_NAME = 'name';

type Comparison = (one: SiblingRow, other: SiblingRow) => number;

const textOf = ({ material }: SiblingRow): string => material.TypeDesignation || material.ItemLocalMaterialName;

const byName: Comparison = (one, other) => textOf(one).localeCompare(textOf(other), 'en', { numeric: true });

// The attribute lists its values in order; rows without a value come last.
const byAttribute = ({ Code, Values }: Attribute): Comparison => {
  const places = new Map(Values.map((value, place) => [value, place]));
  const placeOf = (row: SiblingRow): number => places.get(row.values.get(Code) ?? '') ?? Values.length;
  return (one, other) => placeOf(one) - placeOf(other);
};

const inTurn =
  (comparisons: readonly Comparison[]): Comparison =>
  (one, other) => {
    for (const compare of comparisons) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Sorts the rows; without a sort order by each attribute in turn, so that similar rows are adjacent. */
export const sortedRows = (
  rows: readonly SiblingRow[],
  attributes: readonly Attribute[],
  sorting: Sorting | undefined,
): SiblingRow[] => {
  const usual = [...attributes.map(byAttribute), byName];
  const wanted = attributes.find(({ Code }) => Code === sorting?.by);
  const first = wanted ? byAttribute(wanted) : byName;
  const turned: Comparison = sorting?.isDescending ? (one, other) => first(other, one) : first;
  return rows.toSorted(inTurn(sorting ? [turned, ...usual] : usual));
};

/** The variation and its siblings, each once, in the usual order. */
export const rowsOf = (variation: VariationDetails): SiblingRow[] => {
  const materials = [variation, ...variation.Siblings.filter(({ Code }) => Code !== variation.Code)];
  const rows = materials.map((material) => ({
    material,
    values: new Map(material.DistinguishingValues.map(({ Code, Value }) => [Code, Value])),
    isCurrent: material.Code === variation.Code,
  }));
  return sortedRows(rows, variation.DistinguishingAttributes, undefined);
};

const has = (row: SiblingRow, chosen: Chosen): boolean =>
  [...chosen].every(([code, value]) => row.values.get(code) === value);

export const matchingRows = (rows: readonly SiblingRow[], chosen: Chosen): SiblingRow[] =>
  rows.filter((row) => has(row, chosen));

/** The values of an attribute with how many rows each would leave beside what is chosen of the other attributes. */
export const countedValues = (
  { Code, Values }: Attribute,
  rows: readonly SiblingRow[],
  chosen: Chosen,
): { value: string; count: number }[] => {
  const others = matchingRows(rows, new Map([...chosen].filter(([code]) => code !== Code)));
  return Values.map((value) => ({ value, count: others.filter((row) => row.values.get(Code) === value).length }));
};

export const withChosen = (chosen: Chosen, code: string, value: string): Chosen => {
  const next = new Map(chosen);
  if (value === '') next.delete(code);
  else next.set(code, value);
  return next;
};

/** The order after a press on a column's head: up, down, as usual. */
export const nextSorting = (sorting: Sorting | undefined, by: string): Sorting | undefined => {
  if (sorting?.by !== by) return { by, isDescending: false };
  return sorting.isDescending ? undefined : { by, isDescending: true };
};
