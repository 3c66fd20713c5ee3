import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, typedText } from '../shared/values.ts';

export const NodeLink = z.object({
  CatalogNodeId: z.string(),
  Name: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
  MaterialCount: z.number().int(),
});

/** A place in the catalogue tree with the way to it and, when asked for, what lies below. */
export const CatalogNode = z.object({
  CatalogNodeId: z.string(),
  Name: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
  Tree: z.enum(['electrical', 'hws']),
  MaterialCount: z.number().int(),
  Path: z.array(z.object({ CatalogNodeId: z.string(), Name: z.string(), Url: z.string() })),
  Children: z.array(NodeLink),
});
export type CatalogNode = z.infer<typeof CatalogNode>;

/** The node at an address or with an id; without either, the tops of both trees as children of a nameless node. [cat-01] */
export const getNode = operation({
  call: 'cat-01',
  name: 'getNode',
  area: 'catalogue',
  summary: 'A catalogue node',
  method: 'POST',
  path: '/api/catalog/getNode',
  access: 'anyone',
  changes: false,
  body: z.object({
    query: typedText(200).default(''),
    url: typedText(400).default(''),
    selectedFacets: z
      .array(z.object({ Key: z.string().max(60), Values: z.array(z.string().max(200)).max(100) }))
      .max(50)
      .default([]),
    cultureName: CultureName.optional(),
    includeChildrenNodes: z.boolean().default(true),
    applyDefaultListFilters: z.boolean().default(false),
    skipNodes: z.boolean().default(false),
    pageIsInEditMode: z.boolean().default(false),
    resultType: z.enum(['node', 'tops']).default('node'),
  }),
  response: CatalogNode,
});
