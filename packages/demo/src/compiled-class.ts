import type { EtimClassRecord, EtimFeature, FeatureValue, NodeRecord } from '@grossist/catalogue-formats';
import { LANGUAGES, type Language, type Texts } from '@grossist/domain';
import type { ClassPlan, Option, Packing, PlannedFeatures, PlannedValue } from './class-plan.ts';
import { CLASSES } from './data/classes/index.ts';
import { FEATURES, type FeatureKey } from './data/features.ts';
import { GROUPS } from './data/groups.ts';
import { SYNONYMS } from './data/synonyms.ts';
import { VALUES, type ValueKey } from './data/values.ts';
import { type Supplier, suppliersOf } from './suppliers.ts';

/** One combination of the axes of a class. */
export interface Version {
  /** "3G1,5", the part of the type designation after the series. */
  label: string;
  /** The same in a name, by language; begins with a space unless empty. */
  spoken: Record<Language, string>;
  features: Readonly<Record<string, FeatureValue>>;
  /** Price in øre before the brand's and the market's factor. */
  price: number;
  /** Absent: one of the class's. */
  packing: Packing | undefined;
  /** Copper in mm² of all cores together, 0 where none is counted. */
  copper: number;
}

export interface CompiledClass {
  position: number;
  plan: ClassPlan;
  nodeCode: string;
  materialGroup: string;
  suppliers: readonly Supplier[];
  versions: readonly Version[];
  record: EtimClassRecord;
}

const inSentence = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const spokenIn = (language: Language, options: readonly Option[]): string =>
  options
    .map(({ label, say }) => {
      if (say === undefined) return label;
      const names: Texts = VALUES[say].names;
      return language === 'en' ? inSentence(names.en ?? '') : (names[language] ?? names.en ?? '');
    })
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('');

const isValueKey = (value: PlannedValue): value is ValueKey => typeof value === 'string';
const toFeatureValue = (value: PlannedValue): FeatureValue => (isValueKey(value) ? VALUES[value].code : value);

const featureEntries = (features: PlannedFeatures): [FeatureKey, PlannedValue][] =>
  (Object.keys(features) as FeatureKey[]).flatMap((key) => {
    const value = features[key];
    return value === undefined ? [] : [[key, value]];
  });

const combinations = (axes: readonly (readonly Option[])[]): Option[][] =>
  axes.reduce<Option[][]>((made, axis) => made.flatMap((options) => axis.map((one) => [...options, one])), [[]]);

const versionOf = (plan: ClassPlan, options: readonly Option[]): Version => {
  const planned: PlannedFeatures = Object.assign({}, plan.common, ...options.map(({ features }) => features));
  const spoken = {} as Record<Language, string>;
  for (const language of LANGUAGES) spoken[language] = spokenIn(language, options);
  const { area, cores, pipeDiameter, wall } = planned;
  const crossSection =
    typeof area === 'number' && typeof cores === 'number'
      ? area * cores
      : typeof pipeDiameter === 'number' && typeof wall === 'number'
        ? Math.PI * wall * (pipeDiameter - wall)
        : 0;
  return {
    label: options
      .map(({ label }) => label)
      .filter((label) => label !== '')
      .join(' '),
    spoken,
    features: Object.fromEntries(
      featureEntries(planned).map(([key, value]) => [FEATURES[key].code, toFeatureValue(value)]),
    ),
    price: options.reduce((price, option) => price * option.price, 1),
    packing: options.find(({ packing }) => packing !== undefined)?.packing,
    copper: plan.copper === true ? crossSection : 0,
  };
};

/** The features of a class are those its materials speak of: what varies first, then what is the same in all. */
const featuresOf = (plan: ClassPlan): EtimFeature[] => {
  const used = new Map<FeatureKey, Set<ValueKey>>();
  for (const planned of [...plan.axes.flat().map(({ features }) => features), plan.common]) {
    for (const [key, value] of featureEntries(planned)) {
      const values = used.get(key) ?? new Set<ValueKey>();
      if (isValueKey(value)) values.add(value);
      used.set(key, values);
    }
  }
  return [...used].map(([key, values]) => {
    const { code, names, type, unit } = FEATURES[key];
    const feature: EtimFeature = { code, names, type };
    if (unit !== undefined) feature.unit = unit;
    if (type === 'A') feature.values = [...values].map((value) => VALUES[value]);
    return feature;
  });
};

const compile = (plan: ClassPlan, position: number): CompiledClass => {
  const record: EtimClassRecord = {
    kind: 'etim-class',
    code: plan.code,
    names: plan.term,
    features: featuresOf(plan),
  };
  const synonyms = SYNONYMS[plan.code];
  if (synonyms !== undefined) record.synonyms = synonyms;
  return {
    position,
    plan,
    nodeCode: `${plan.parent}-${plan.code}`,
    materialGroup: plan.parent.slice(0, 3),
    suppliers: suppliersOf(plan.area),
    versions: combinations(plan.axes).map((options) => versionOf(plan, options)),
    record,
  };
};

export const COMPILED: readonly CompiledClass[] = CLASSES.map(compile);

const BY_CODE = new Map(COMPILED.map((compiled) => [compiled.plan.code, compiled]));

/** @throws when the demo has no such class */
export const classByCode = (code: string): CompiledClass => {
  const found = BY_CODE.get(code);
  if (found === undefined) throw new Error(`the demo has no class ${code}`);
  return found;
};

/** Both trees: the tops, the main groups, some groups below, and one leaf per class. */
export function* nodeRecords(): Generator<NodeRecord> {
  for (const [place, { code, parent, tree, slug, names }] of GROUPS.entries()) {
    const node: NodeRecord = { kind: 'node', code, tree, names, slug, sortOrder: (place + 1) * 10 };
    if (parent !== undefined) node.parentCode = parent;
    yield node;
  }
  for (const { nodeCode, plan, position } of COMPILED) {
    yield {
      kind: 'node',
      code: nodeCode,
      parentCode: plan.parent,
      tree: plan.tree,
      names: plan.plural,
      slug: plan.slug,
      sortOrder: (position + 1) * 10,
    };
  }
}
