import type { Brush } from './paint/brush.ts';
import type { Facts } from './reading/facts.ts';

/** What a family draws: the object within 30..370 × 24..340, and the labels below it, the main measure first. */
export interface Art {
  body: string;
  labels: readonly string[];
}

export type Drawing = (facts: Facts, brush: Brush) => Art;

export interface NodeSubject {
  code: string;
  tree: 'electrical' | 'hws';
  /** ETIM classes of the materials below the node, the most telling first. */
  classCodes: readonly string[];
}
