import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, typedText } from '../shared/values.ts';

export const NodeLink = z
  .object({
    CatalogNodeId: z.string().describe('Id of the catalog node'),
    Name: z.string().describe('Name of the node'),
    Url: z.string().describe('Address of the page'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    MaterialCount: z.number().int().describe('Number of materials'),
  })
  .describe('A catalog node as lists show it');

export const CatalogNode = z
  .object({
    CatalogNodeId: z.string().describe('Id of the catalog node'),
    Name: z.string().describe('Name of the node'),
    Url: z.string().describe('Address of the page'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    Tree: z.enum(['electrical', 'hws']).describe('Tree of the catalog'),
    MaterialCount: z.number().int().describe('Number of materials'),
    Path: z
      .array(
        z.object({
          CatalogNodeId: z.string().describe('Id of the catalog node'),
          Name: z.string().describe('Name of the node'),
          Url: z.string().describe('Address of the page'),
        }),
      )
      .describe('The way from the top of the tree'),
    Children: z.array(NodeLink).describe('The nodes below'),
  })
  .describe('A node of the catalog tree with its path and, on request, the nodes below');
export type CatalogNode = z.infer<typeof CatalogNode>;

export const getNode = operation({
  call: 'cat-01',
  name: 'getNode',
  area: 'catalogue',
  summary: 'A catalogue node',
  description:
    'The node at an address or with an id; without either, the tops of both trees as children of a nameless node.',
  method: 'POST',
  path: '/api/catalog/getNode',
  failures: [403, 404],
  access: 'anyone',
  changes: false,
  body: z.object({
    query: typedText(200).default('').describe('Search text'),
    url: typedText(400).default('').describe('Address of the node'),
    selectedFacets: z
      .array(
        z.object({
          Key: z.string().max(60).describe('Key'),
          Values: z.array(z.string().max(200)).max(100).describe('Values'),
        }),
      )
      .max(50)
      .default([])
      .describe('Facet values that narrow the result'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
    includeChildrenNodes: z.boolean().default(true).describe('Whether to include the nodes below'),
    applyDefaultListFilters: z.boolean().default(false).describe('Whether to apply the usual filters of lists'),
    skipNodes: z.boolean().default(false).describe('Whether to leave out nodes'),
    pageIsInEditMode: z.boolean().default(false).describe('Whether an editor is editing the page'),
    resultType: z.enum(['node', 'tops']).default('node').describe('Detail of the result'),
  }),
  response: CatalogNode,
});

export const ProductLink = z
  .object({
    ProductCode: z.string().describe('Code of the product'),
    ProductName: z.string().describe('Name of the product'),
    Url: z.string().describe('Address of the page'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
  })
  .describe('A product as the one before or after another; its address is that of its first variation');
export type ProductLink = z.infer<typeof ProductLink>;

export const getProductNavigation = operation({
  call: 'cat-02',
  name: 'getProductNavigation',
  area: 'catalogue',
  summary: 'Previous and next product in the node',
  description:
    "The products before and after one in its node, in the order of their codes, those without a variation that the reader can see left out; and the way to the node. 404 for a product that the reader's market has not.",
  method: 'GET',
  path: '/api/product/navigation',
  failures: [404],
  access: 'anyone',
  query: z.object({
    productCode: typedText(60).min(1).describe('Code of the product'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    ProductCode: z.string().describe('Code of the product'),
    ProductName: z.string().describe('Name of the product'),
    PreviousProduct: ProductLink.nullable().describe('The product before this one; null for the first'),
    NextProduct: ProductLink.nullable().describe('The product after this one; null for the last'),
    Position: z.number().int().describe('From 1'),
    ProductCount: z.number().int().describe('Number of products in the node'),
    Path: z
      .array(
        z.object({
          CatalogNodeId: z.string().describe('Id of the catalog node'),
          Name: z.string().describe('Name'),
          Url: z.string().describe('Address of the page'),
        }),
      )
      .describe('The way from the top of the tree'),
  }),
});
