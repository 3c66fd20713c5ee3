import type { Brush } from './paint/brush.ts';
import type { Facts } from './reading/facts.ts';

/** What a family draws: the object within 30..370 × 24..340, and the labels below it, the main measure first. */
export interface Art {
  body: string;
  labels: readonly string[];
}

export type Drawing = (facts: Facts, brush: Brush) => Art;

export type FeatureValue = string | number | readonly [number, number] | boolean;

/** What a drawing may look at. Feature keys are ETIM's (EF…), text values ETIM's (EV…) or words. */
export interface DrawingSubject {
  sapMaterialNumber: string;
  /** ETIM class, EC…. */
  classCode?: string;
  /** English name of the class, used when the code is unknown. */
  className?: string;
  tree: 'electrical' | 'hws';
  salesUnit: string;
  features: Readonly<Record<string, FeatureValue>>;
  typeDesignation?: string;
  name: string;
}

export interface NodeSubject {
  code: string;
  tree: 'electrical' | 'hws';
  /** ETIM classes of the materials below the node, the most telling first. */
  classCodes: readonly string[];
}
