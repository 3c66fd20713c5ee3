import type { getPdfCatalogProducts, OperationOutput } from '@grossist/contracts';
import { textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { CatalogueAccess, CatalogueReader } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { findCatalogue, visibleLine } from '../policy.ts';
import { type CatalogueLineRow, LINE_COLUMNS, presentVariation } from './catalogue-lines.ts';
import { type OrderedCatalogue, orderedLines, readOrdering } from './ordered-lines.ts';
import { showCatalogue } from './read-catalogues.ts';

interface ProductsPage {
  lines: readonly CatalogueLineRow[];
  products: number;
  variations: number;
}

const NONE: ProductsPage = { lines: [], products: 0, variations: 0 };

/** Lines of the products of a page; products are in the order of their first line. One query. */
const readProducts = async (
  db: Database,
  buyer: Buyer,
  catalogue: OrderedCatalogue,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ProductsPage> => {
  const { rows } = await sql<{ products: number; variations: number } & CatalogueLineRow>`
    with ${orderedLines(catalogue, visibleLine(buyer), sql`m.product_code`)},
    firsts as (select *, min(place) over (partition by product_code) as first_place from ordered),
    ranked as (select number, node_code, place, dense_rank() over (order by first_place) as rank from firsts)
    select ${LINE_COLUMNS}, (select max(rank) from ranked) as products, (select count(*) from ranked) as variations
    from ranked o
    join pdf_catalogue_lines l on l.catalogue_id = ${catalogue.id} and l.sap_material_number = o.number
    join materials m on m.sap_material_number = o.number
    join products p on p.code = m.product_code
    where o.rank > ${(page - 1) * pageSize} and o.rank <= ${page * pageSize}
    order by o.rank, o.place`.execute(db);
  const [first] = rows;
  return first === undefined ? NONE : { lines: rows, products: first.products, variations: first.variations };
};

/**
 * Returns a page of the products of a basket or catalog with its variations of each. Four queries. [own-pdf-01]
 * @throws Failure 404
 */
export const catalogueProducts = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  const shown = showCatalogue(db);
  return async (
    buyer: Buyer,
    id: string,
    page: { page: number; pageSize: number },
    reader: CatalogueReader,
  ): Promise<OperationOutput<typeof getPdfCatalogProducts>> => {
    const found = await findCatalogue(db, buyer, id);
    const settings = await shown(buyer, id);
    const { lines, products: noOfProducts } =
      found === undefined ? NONE : await readProducts(db, buyer, await readOrdering(db, found.id), page);
    const reference = await referenceNow();
    const products = new Map<string, OperationOutput<typeof getPdfCatalogProducts>['products'][number]>();
    for (const line of lines) {
      const known = products.get(line.product_code) ?? {
        code: line.product_code,
        localMaterialName: textIn(line.product_names, reader.language)?.text ?? line.product_code,
        variations: [],
      };
      known.variations.push(presentVariation(line, buyer, reader, reference));
      products.set(line.product_code, known);
    }
    return {
      products: [...products.values()],
      noOfProducts,
      noOfVariations: settings.noOfVariations,
      settings: {
        isTemporaryList: settings.isTemporaryList,
        name: settings.name,
        description: settings.description,
        type: settings.type,
        pdfId: settings.pdfId,
        coverPageImageUrl: settings.coverPageImageUrl,
        introductionPageImageUrl: settings.introductionPageImageUrl,
        includeNotes: settings.includeNotes,
        includeTechnicalSpecifications: settings.includeTechnicalSpecifications,
      },
      pdfSettings: {
        description: settings.description,
        contactName: settings.contactName,
        barcodeType: settings.barcodeType,
        priceOptions: settings.priceOptions,
      },
      version: settings.version,
    };
  };
};
