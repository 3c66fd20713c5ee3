import type { FoundProduct } from '@grossist/contracts';
import { ProductRow } from './product-row.tsx';

/** The variant view: a row for each product, its variations inside. Section 2; [sea-04] */
export const ProductRows = ({ products }: { products: readonly FoundProduct[] }) =>
  products.map((product, place) => <ProductRow key={product.ProductCode} product={product} isFirst={place < 4} />);
