import type { EtimFeature, Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';

export interface KnownNode {
  code: string;
  tree: Tree;
  names: Texts;
  /** "/catalogue/electrical/cables" */
  url: string;
  /** From the top of the tree to this node. */
  path: readonly string[];
  /** In their order. */
  children: readonly string[];
}

export interface KnownFeature {
  names: Texts;
  /** Undefined where the ETIM model names a feature and no class defines its type. */
  type: EtimFeature['type'] | undefined;
  /** Empty where classes give the feature different units. */
  unit: string;
  values: { get(code: string): Texts | undefined };
}

/** Names and tree positions of the catalog's nodes, classes, features and suppliers: small, and used by every call. */
export interface Reference {
  nodes: ReadonlyMap<string, KnownNode>;
  nodesByUrl: ReadonlyMap<string, KnownNode>;
  /** The tops of both trees, in their order. */
  tops: readonly string[];
  classNames: ReadonlyMap<string, Texts>;
  features: ReadonlyMap<string, KnownFeature>;
  supplierNames: ReadonlyMap<string, string>;
}
