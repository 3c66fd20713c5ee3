import type { CatalogNode } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { MaterialCounts } from '../queries/count-materials.ts';
import type { KnownNode, Reference } from '../reference/index.ts';

export interface NodeLink {
  CatalogNodeId: string;
  Name: string;
  Url: string;
}

export const presentNodeLink = (node: KnownNode, language: Language): NodeLink => ({
  CatalogNodeId: node.code,
  Name: textIn(node.names, language)?.text ?? node.code,
  Url: node.url,
});

const known = (reference: Reference, codes: readonly string[]): KnownNode[] =>
  codes.flatMap((code) => reference.nodes.get(code) ?? []);

/** The way from the top of the tree to a node, both included; empty for a node that is not known yet. */
export const presentPath = (reference: Reference, code: string, language: Language): NodeLink[] =>
  known(reference, reference.nodes.get(code)?.path ?? []).map((step) => presentNodeLink(step, language));

const imageUrl = (code: string): string => `/media/nodes/${encodeURIComponent(code)}.svg`;

const presentChildren = (
  reference: Reference,
  codes: readonly string[],
  counts: MaterialCounts,
  language: Language,
): CatalogNode['Children'] =>
  known(reference, codes).map((child) => ({
    ...presentNodeLink(child, language),
    ImageUrl: imageUrl(child.code),
    MaterialCount: counts.below(child.code),
  }));

export interface NodeShown {
  reference: Reference;
  counts: MaterialCounts;
  language: Language;
  withChildren: boolean;
}

/** [cat-01] */
export const presentNode = (
  node: KnownNode,
  { reference, counts, language, withChildren }: NodeShown,
): CatalogNode => ({
  ...presentNodeLink(node, language),
  ImageUrl: imageUrl(node.code),
  Tree: node.tree,
  MaterialCount: counts.total,
  Path: presentPath(reference, node.code, language),
  Children: withChildren ? presentChildren(reference, node.children, counts, language) : [],
});

/** A nameless node with the tops of both trees below it. [cat-01] */
export const presentTops = ({ reference, counts, language, withChildren }: NodeShown): CatalogNode => ({
  CatalogNodeId: '',
  Name: '',
  Url: '/catalogue',
  ImageUrl: '',
  Tree: 'electrical',
  MaterialCount: counts.total,
  Path: [],
  Children: withChildren ? presentChildren(reference, reference.tops, counts, language) : [],
});
