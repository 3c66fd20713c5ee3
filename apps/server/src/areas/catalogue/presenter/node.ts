import type { CatalogNode } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { MaterialCounts } from '../queries/count-materials.ts';
import type { KnownNode, Reference } from '../reference/reference.ts';

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

/** Returns the path from the top of the tree to a node, both included; empty for an unknown node. */
export const presentPath = (reference: Reference, code: string, language: Language): NodeLink[] =>
  known(reference, reference.nodes.get(code)?.path ?? []).map((step) => presentNodeLink(step, language));

const imageUrl = (code: string): string => `/media/nodes/${encodeURIComponent(code)}.svg`;

const presentChildren = (
  codes: readonly string[],
  { reference, counts, language, withChildren, withoutEmpty }: NodeShown,
): CatalogNode['Children'] =>
  withChildren
    ? known(reference, codes)
        .filter((child) => !withoutEmpty || counts.below(child.code) > 0)
        .map((child) => ({
          ...presentNodeLink(child, language),
          ImageUrl: imageUrl(child.code),
          MaterialCount: counts.below(child.code),
        }))
    : [];

export interface NodeShown {
  reference: Reference;
  counts: MaterialCounts;
  language: Language;
  withChildren: boolean;
  /** Leaves out children of which nothing is counted. */
  withoutEmpty: boolean;
}

/** [cat-01] */
export const presentNode = (node: KnownNode, shown: NodeShown): CatalogNode => ({
  ...presentNodeLink(node, shown.language),
  ImageUrl: imageUrl(node.code),
  Tree: node.tree,
  MaterialCount: shown.counts.total,
  Path: presentPath(shown.reference, node.code, shown.language),
  Children: presentChildren(node.children, shown),
});

/** Presents a nameless root node with the tops of both trees below it. [cat-01] */
export const presentTops = (shown: NodeShown): CatalogNode => ({
  CatalogNodeId: '',
  Name: '',
  Url: '/catalogue',
  ImageUrl: '',
  Tree: 'electrical',
  MaterialCount: shown.counts.total,
  Path: [],
  Children: presentChildren(shown.reference.tops, shown),
});
