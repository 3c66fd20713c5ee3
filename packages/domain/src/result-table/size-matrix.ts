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
