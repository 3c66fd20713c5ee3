/** The materials that one of a line's numbers finds. */
export interface NumberHits<Kind extends string> {
  kind: Kind;
  /** Of each material, whether the number is of the kind that the document says it is. */
  hits: readonly { material: string; isOfThatKind: boolean }[];
}

export interface Candidate<Kind extends string> {
  material: string;
  /** The first of the line's numbers that found it. */
  by: Kind;
}

const asTold = <Kind extends string>({ kind, hits }: NumberHits<Kind>): NumberHits<Kind> => {
  // A number in the wrong field is looked for among all numbers; one in the right field is meant as such.
  const told = hits.filter(({ isOfThatKind }) => isOfThatKind);
  return { kind, hits: told.length > 0 ? told : hits };
};

/**
 * The materials that a line may mean: those that most of its numbers name. One alone is a match; numbers that contradict
 * each other leave several, among which a person chooses. In the order in which the numbers found them.
 */
export const candidatesOf = <Kind extends string>(numbers: readonly NumberHits<Kind>[]): readonly Candidate<Kind>[] => {
  const named = new Map<string, { by: Kind; count: number }>();
  for (const { kind, hits } of numbers.map(asTold)) {
    for (const material of new Set(hits.map((hit) => hit.material))) {
      const known = named.get(material);
      if (known === undefined) named.set(material, { by: kind, count: 1 });
      else known.count += 1;
    }
  }
  const most = Math.max(0, ...[...named.values()].map(({ count }) => count));
  return [...named].flatMap(([material, { by, count }]) => (count === most ? [{ material, by }] : []));
};
