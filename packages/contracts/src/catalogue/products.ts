import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, typedText } from '../shared/values.ts';

/** A product as the one before or after another; its address is that of its first variation. */
export const ProductLink = z.object({
  ProductCode: z.string(),
  ProductName: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
});
export type ProductLink = z.infer<typeof ProductLink>;

/**
 * The products before and after one in its node, in the order of their codes, those without a variation that the
 * reader can see left out; and the way to the node. 404 for a product that the reader's market has not. [cat-02]
 */
export const getProductNavigation = operation({
  call: 'cat-02',
  name: 'getProductNavigation',
  area: 'catalogue',
  summary: 'Previous and next product in the node',
  method: 'GET',
  path: '/api/product/navigation',
  access: 'anyone',
  query: z.object({ productCode: typedText(60).min(1), cultureName: CultureName.optional() }),
  response: z.object({
    ProductCode: z.string(),
    ProductName: z.string(),
    PreviousProduct: ProductLink.nullable(),
    NextProduct: ProductLink.nullable(),
    /** From 1. */
    Position: z.number().int(),
    ProductCount: z.number().int(),
    Path: z.array(z.object({ CatalogNodeId: z.string(), Name: z.string(), Url: z.string() })),
  }),
});
