/** The table of search results: its columns, the order of its rows, and the size matrix of a product. */

import type { Magnitude } from './magnitude/magnitude.ts';

/** A feature as it may be a column of a table of results. */
export interface ColumnCandidate {
  code: string;
  /** How many of the results have a value. */
  coverage: number;
  /** How many different values they have. */
  distinct: number;
}

/** Columns that are chosen unless the reader chose others. */
export const USUAL_COLUMNS = 7;

/** Columns that a reader may choose. */
export const MOST_COLUMNS = 12;

/** Share of the results below which a column would be mostly empty. */
const LEAST_COVERAGE = 0.3;

/** Results of which all may differ in a feature: among more it would tell each by itself, as a serial number does. */
const FEW = 6;

/**
 * Chooses the columns of a table of results among features, the most useful first: those that enough of the results have
 * and that tell groups of them apart. A feature in which the reader chose something keeps its column.
 */
export const chooseColumns = (
  candidates: readonly ColumnCandidate[],
  total: number,
  chosen: ReadonlySet<string> = new Set(),
): string[] => {
  const isUseful = ({ coverage, distinct }: ColumnCandidate): boolean =>
    coverage >= total * LEAST_COVERAGE && distinct > 1 && (distinct < coverage || coverage <= FEW);
  const codes = candidates.map(({ code }) => code);
  const wanted = codes.filter((code) => chosen.has(code)).slice(0, MOST_COLUMNS);
  const useful = candidates
    .filter((candidate) => !chosen.has(candidate.code) && isUseful(candidate))
    .slice(0, Math.max(0, USUAL_COLUMNS - wanted.length))
    .map(({ code }) => code);
  const shown = new Set([...wanted, ...useful]);
  return codes.filter((code) => shown.has(code));
};

export interface OrderedRow {
  isOrderable: boolean;
  /** Undefined where the material has no value. */
  value: Magnitude | undefined;
}

type Group = 0 | 1 | 2;

const groupOf = ({ isOrderable, value }: OrderedRow): Group => {
  if (!isOrderable) return 2;
  return value === undefined ? 1 : 0;
};

/**
 * Returns rows by their values; those without a value after those with one, and what can't be ordered last, whichever
 * the direction. Rows of equal values keep their order.
 */
export const orderRows = <Row extends OrderedRow>(
  rows: readonly Row[],
  compare: (one: Magnitude, other: Magnitude) => number,
  isDescending = false,
): Row[] => {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const group = groupOf(one) - groupOf(other);
    if (group !== 0 || one.value === undefined || other.value === undefined) return group;
    return direction * compare(one.value, other.value);
  });
};

/** A material of a family with its values by feature; one that it lacks is absent. */
export interface FamilyMember {
  key: string;
  values: ReadonlyMap<string, string>;
}

/** The two features in which a family differs. */
export interface MatrixAxes {
  /** Feature of the rows: the one with more values. */
  down: string;
  across: string;
}

/** Materials of a family that a matrix is made of. */
export const MOST_MATRIX_MEMBERS = 200;

/** Share of the cells that has a member at least: two features that follow each other make a diagonal, no matrix. */
const LEAST_FILLED = 0.5;

/** Which members have the same value, as a text that is equal for features that divide the family alike. */
const divisionBy = (members: readonly FamilyMember[], code: string): { groups: number; signature: string } => {
  const places = new Map<string, number>();
  const signature = members.map(({ values }) => {
    const value = values.get(code) ?? '';
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  return { groups: places.size, signature: signature.join(' ') };
};

/**
 * Returns the axes of a family whose members differ in exactly two features; undefined for any other. Features that
 * always change together, as poles and modules do, count as the first of them. Each cell has one member at most.
 * @param codes the features in the order of their class
 */
export const matrixAxes = (members: readonly FamilyMember[], codes: readonly string[]): MatrixAxes | undefined => {
  const divisions = new Map<string, { code: string; groups: number }>();
  for (const code of codes) {
    const { groups, signature } = divisionBy(members, code);
    if (groups > 1 && !divisions.has(signature)) divisions.set(signature, { code, groups });
  }
  const [first, second, ...more] = divisions.values();
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const isComplete = members.every(({ values }) => values.has(first.code) && values.has(second.code));
  const cells = new Set(members.map(({ values }) => JSON.stringify([values.get(first.code), values.get(second.code)])));
  const isFilled = cells.size >= first.groups * second.groups * LEAST_FILLED;
  if (!isComplete || !isFilled || cells.size < members.length) return undefined;
  return first.groups >= second.groups
    ? { down: first.code, across: second.code }
    : { down: second.code, across: first.code };
};
