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
