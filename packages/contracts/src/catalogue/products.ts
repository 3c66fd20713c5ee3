import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, typedText } from '../shared/values.ts';

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
