import type { getProductNavigation, OperationOutput, ProductLink } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { NeighbourRow, ProductNeighbours } from '../queries/find-product-neighbours.ts';
import type { Reference } from '../reference/index.ts';
import { materialImageUrl, variationUrl } from './document.ts';
import { presentPath } from './node.ts';

const presentLink = (row: NeighbourRow | undefined, language: Language): ProductLink | null =>
  row === undefined
    ? null
    : {
        ProductCode: row.code,
        ProductName: textIn(row.names, language)?.text ?? row.code,
        Url: variationUrl(row.variation_code),
        ImageUrl: materialImageUrl(row.sap_material_number),
      };

/** [cat-02] */
export const presentNavigation = (
  { product, previous, next, position, count }: ProductNeighbours,
  reference: Reference,
  language: Language,
): OperationOutput<typeof getProductNavigation> => ({
  ProductCode: product.code,
  ProductName: textIn(product.names, language)?.text ?? product.code,
  PreviousProduct: presentLink(previous, language),
  NextProduct: presentLink(next, language),
  Position: position,
  ProductCount: count,
  Path: presentPath(reference, product.node_code, language),
});
