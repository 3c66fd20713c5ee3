import type { EtimFeature } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import type { KnownFeature } from './reference.ts';

interface Collected extends KnownFeature {
  values: Map<string, Texts>;
}

/** Adds a class's features to those known from other classes, which share most of them. */
export const collectFeatures = (known: Map<string, Collected>, features: readonly EtimFeature[]): void => {
  for (const { code, names, type, unit = '', values = [] } of features) {
    const feature = known.get(code) ?? { names, type, unit, values: new Map<string, Texts>() };
    if (feature.unit !== unit) feature.unit = '';
    for (const value of values) if (!feature.values.has(value.code)) feature.values.set(value.code, value.names);
    known.set(code, feature);
  }
};
