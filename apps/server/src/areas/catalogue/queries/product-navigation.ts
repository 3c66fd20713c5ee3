import type { getProductNavigation, OperationOutput, ProductLink } from '@grossist/contracts';
import { type Language, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { materialImageUrl, variationUrl } from '../presenter/document.ts';
import type { Reference } from '../reference/reference.ts';
import { presentPath } from '../show-node.ts';

interface NeighbourRow {
  code: string;
  names: Texts;
  node_code: string;
  /** The product's best known variation in the market. */
  variation_code: string;
  sap_material_number: string;
}

interface ProductNeighbours {
  product: NeighbourRow;
  previous: NeighbourRow | undefined;
  next: NeighbourRow | undefined;
  /** From 1. */
  position: number;
  count: number;
}

type Row = NeighbourRow & { place: 'previous' | 'product' | 'next'; position: number; count: number };

/**
 * Finds a product and those before and after it in its node, by code; skips products without a variation in the market.
 * One query. [cat-02]
 * @throws Failure 404
 */
export const findProductNeighbours =
  (db: Database) =>
  async (productCode: string, reader: CatalogueReader): Promise<ProductNeighbours> => {
    const { rows } = await sql<Row>`
      with ranked as (
        select p.code, lag(p.code) over by_code as previous, lead(p.code) over by_code as next,
          row_number() over by_code as position, count(*) over () as count
        from products p
        where p.node_code = (select node_code from products where code = ${productCode})
          and exists (select from materials m
            where m.product_code = p.code and m.status <> '40' and ${reader.market} = any(m.markets)
            and ${visibleMaterial(reader)})
        window by_code as (order by p.code)
      )
      select case p.code when r.previous then 'previous' when r.next then 'next' else 'product' end as place,
        r.position, r.count, p.code, p.names, p.node_code, v.code as variation_code, v.sap_material_number
      from ranked r
      join products p on p.code in (r.code, r.previous, r.next)
      join lateral (
        select m.code, m.sap_material_number from materials m
        where m.product_code = p.code and m.status <> '40' and ${reader.market} = any(m.markets)
            and ${visibleMaterial(reader)}
        order by m.popularity desc, m.sap_material_number limit 1
      ) v on true
      where r.code = ${productCode}`.execute(db);
    const at = (place: Row['place']) => rows.find((row) => row.place === place);
    const product = at('product');
    if (product === undefined) throw notFound('product');
    return {
      product,
      previous: at('previous'),
      next: at('next'),
      position: product.position,
      count: product.count,
    };
  };

const presentLink = (row: NeighbourRow | undefined, language: Language): ProductLink | null =>
  row === undefined
    ? null
    : {
        ProductCode: row.code,
        ProductName: textIn(row.names, language)?.text ?? row.code,
        Url: variationUrl(row.variation_code),
        ImageUrl: materialImageUrl(row.sap_material_number),
      };

/** Presents the neighbors of a product. [cat-02] */
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
