import type { SalesUnit, Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import type { FeatureKey } from './data/features.ts';
import type { ValueKey } from './data/values.ts';
import type { SupplierArea } from './suppliers.ts';

/** What a material says of a feature, in the tables' own keys. */
export type PlannedValue = ValueKey | number | boolean | readonly [number, number];
export type PlannedFeatures = Partial<Record<FeatureKey, PlannedValue>>;

/** One choice on an axis of variation. */
export interface Option {
  /** Part of the type designation ("3G1,5"), empty when the choice is not written there. */
  label: string;
  /** On the first axis the price in øre, on the others a factor. */
  price: number;
  features: PlannedFeatures;
  /** The value in words, for the material's name instead of the label. */
  say?: ValueKey;
  /** A packing of its own ("pipes of 5 m"), instead of the class's. */
  packing?: Packing;
}

export interface Packing {
  min: number;
  multiplum: number;
  package: number;
  /** The wholesaler cuts from the drum. */
  cut?: boolean;
}

/** How the demo makes materials of one ETIM class. */
export interface ClassPlan {
  code: string;
  /** Main group of the catalogue tree ("E01") or a group below it; its own leaf hangs there. */
  parent: string;
  slug: string;
  /** Trade name of the class, the head of every material's name. */
  term: Texts;
  /** Name of the catalogue leaf. */
  plural: Texts;
  tree: Tree;
  /** How many products of the class come for one of a class of weight 1. */
  weight: number;
  unit: SalesUnit;
  area: SupplierArea;
  /** Series of type designations, one per supplier in turn. */
  stems: readonly string[];
  common: PlannedFeatures;
  axes: readonly (readonly Option[])[];
  packing: readonly Packing[];
  /** Class whose materials are shown as accessories. */
  accessory?: string;
  /** The end user must be registered (refrigerants). */
  registered?: boolean;
  /** Bears the copper surcharge. */
  copper?: boolean;
  /** Sold by both trades, so with an EL and an HWS number. */
  bothTrades?: boolean;
}

export const option = (label: string, price: number, features: PlannedFeatures = {}, say?: ValueKey): Option =>
  say === undefined ? { label, price, features } : { label, price, features, say };

/** Sold by the piece. */
export const SINGLE: readonly Packing[] = [{ min: 1, multiplum: 1, package: 1 }];
/** By the piece, from a carton. */
export const CARTON: readonly Packing[] = [
  { min: 1, multiplum: 1, package: 10 },
  { min: 1, multiplum: 1, package: 12 },
  { min: 1, multiplum: 1, package: 6 },
];
export const packs = (...sizes: number[]): readonly Packing[] =>
  sizes.map((size) => ({ min: size, multiplum: size, package: size }));
/** Cut from the drum at any metre, packed in the given lengths. */
export const cut = (...sizes: number[]): readonly Packing[] =>
  sizes.map((size) => ({ min: 1, multiplum: 1, package: size, cut: true }));
