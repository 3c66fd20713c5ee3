import { COMPILED, type CompiledClass, classByCode } from './compiled-class.ts';
import { LEADS, type Lead } from './leads.ts';

/** A product and the run of material indexes it owns. */
export interface PlannedProduct {
  ofClass: CompiledClass;
  /** Which series of the class, counted over all its suppliers. */
  series: number;
  firstVersion: number;
  /** Index of its first material. */
  start: number;
  /** How many materials. */
  count: number;
  lead: Lead | undefined;
  /** Which product of its class, counted from 0; −1 for a lead. */
  ordinal: number;
}

/**
 * Which class, series and version every material is, by arithmetic alone: after the leads one product of every class,
 * then rounds of products in which a class comes as often as its weight says, evenly spread.
 */
export interface Schedule {
  materials: number;
  products(): Generator<PlannedProduct>;
  /** Index of a material by class, product of the class and place in the product; undefined beyond the demo's end. */
  indexOf(ofClass: CompiledClass, ordinal: number, place: number): number | undefined;
  /** How many products later in its class the same versions come again in another series. */
  productsPerSeries(ofClass: CompiledClass): number;
}

/** One round: class positions so that every class is spread evenly through it. */
const ROUND: readonly number[] = COMPILED.flatMap(({ plan: { weight }, position }) =>
  Array.from({ length: weight }, (_, turn) => ({ position, at: (turn + 0.5) / weight })),
)
  .sort((a, b) => a.at - b.at || a.position - b.position)
  .map(({ position }) => position);

const LED_CLASSES = new Set(LEADS.map(({ classCode }) => classCode));

const largestDivisor = (total: number, limit: number): number => {
  for (let size = Math.min(total, limit); size > 1; size -= 1) if (total % size === 0) return size;
  return 1;
};

export const createSchedule = (materials: number): Schedule => {
  // Small demos get small products, so that every class is seen all the same.
  const limit = Math.max(1, Math.floor((materials - LEADS.length) / (COMPILED.length * 1.2)));
  const sizes = COMPILED.map(({ versions }) => largestDivisor(versions.length, limit));
  const sizeAt = (position: number): number => sizes[position] ?? 1;

  const firstStarts: number[] = [];
  let next = LEADS.length;
  for (const { position } of COMPILED) {
    firstStarts.push(next);
    next += sizeAt(position);
  }
  const roundsStart = next;
  const offsets: number[][] = COMPILED.map(() => []);
  let roundLength = 0;
  for (const position of ROUND) {
    offsets[position]?.push(roundLength);
    roundLength += sizeAt(position);
  }

  const startOf = (position: number, ordinal: number): number => {
    if (ordinal === 0) return firstStarts[position] ?? 0;
    const turns = offsets[position] ?? [];
    const round = Math.floor((ordinal - 1) / turns.length);
    return roundsStart + round * roundLength + (turns[(ordinal - 1) % turns.length] ?? 0);
  };

  const productsPerSeries = ({ position, versions }: CompiledClass): number => versions.length / sizeAt(position);

  const planned = (ofClass: CompiledClass, ordinal: number): PlannedProduct => {
    const perSeries = productsPerSeries(ofClass);
    const size = sizeAt(ofClass.position);
    const start = startOf(ofClass.position, ordinal);
    return {
      ofClass,
      // The first series of a class with a lead is the lead's own.
      series: Math.floor(ordinal / perSeries) + (LED_CLASSES.has(ofClass.plan.code) ? 1 : 0),
      firstVersion: (ordinal % perSeries) * size,
      start,
      count: Math.max(0, Math.min(size, materials - start)),
      lead: undefined,
      ordinal,
    };
  };

  const leadProduct = (lead: Lead, start: number): PlannedProduct => {
    const ofClass = classByCode(lead.classCode);
    const firstVersion = ofClass.versions.findIndex(({ label }) => label === lead.label);
    if (firstVersion < 0) throw new Error(`class ${lead.classCode} has no version ${lead.label}`);
    return { ofClass, series: 0, firstVersion, start, count: 1, lead, ordinal: -1 };
  };

  function* products(): Generator<PlannedProduct> {
    for (const [index, lead] of LEADS.entries()) if (index < materials) yield leadProduct(lead, index);
    const seen = COMPILED.map(() => 0);
    const nextOf = (ofClass: CompiledClass): PlannedProduct => {
      const ordinal = seen[ofClass.position] ?? 0;
      seen[ofClass.position] = ordinal + 1;
      return planned(ofClass, ordinal);
    };
    for (const ofClass of COMPILED) {
      const product = nextOf(ofClass);
      if (product.count === 0) return;
      yield product;
    }
    for (;;) {
      for (const position of ROUND) {
        const ofClass = COMPILED[position];
        if (ofClass === undefined) return;
        const product = nextOf(ofClass);
        if (product.count === 0) return;
        yield product;
      }
    }
  }

  return {
    materials,
    products,
    indexOf: (ofClass, ordinal, place) => {
      if (ordinal < 0 || place >= sizeAt(ofClass.position)) return undefined;
      const index = startOf(ofClass.position, ordinal) + place;
      return index < materials ? index : undefined;
    },
    productsPerSeries,
  };
};
