import type { EtimFeature } from '@grossist/catalogue-formats';
import type { EtimModel } from './read-model.ts';
import type { KnownFeature } from './reference.ts';
import { ValueNames } from './value-names.ts';

interface Collected extends KnownFeature {
  values: ValueNames;
}

/** Adds a class's features to those known from other classes, which share most of them. */
export const collectFeatures = (
  known: Map<string, Collected>,
  features: readonly EtimFeature[],
  model: EtimModel,
): void => {
  for (const { code, names, type, unit = '', values = [] } of features) {
    const feature = known.get(code) ?? {
      names: { ...model.featureNames.get(code), ...names },
      type,
      unit,
      values: new ValueNames(model.valueNames),
    };
    if (feature.unit !== unit) feature.unit = '';
    for (const value of values) feature.values.add(value.code, value.names);
    known.set(code, feature);
  }
};

/** The features that the wholesaler's classes lack and materials may have all the same, as the model tells them. */
export const modelFeatures = (
  known: ReadonlyMap<string, KnownFeature>,
  model: EtimModel,
): ReadonlyMap<string, KnownFeature> => {
  const all = new Map(known);
  const values = new ValueNames(model.valueNames);
  for (const [code, names] of model.featureNames) {
    if (all.has(code)) continue;
    const kind = model.featureKinds.get(code);
    all.set(code, { names, type: kind?.type ?? undefined, unit: kind?.unit ?? '', values });
  }
  return all;
};
