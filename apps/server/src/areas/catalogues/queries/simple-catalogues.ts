import type { SimplePdfCatalog } from '@grossist/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, SimplePdfCataloguesTable, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';

interface SimpleRow extends Omit<Selectable<SimplePdfCataloguesTable>, 'company_id'> {
  created_by_name: string | null;
}

/** Reads simple catalogs of the buyer's company with those of their materials that the buyer may see. One query. */
const readSimple = async (
  db: Database | Transaction,
  buyer: Buyer,
  which: RawBuilder<boolean>,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly SimpleRow[]> => {
  const { rows } = await sql<SimpleRow>`
    select s.id, s.name, s.has_image, s.image_format, s.sort_order, s.include_logo, s.additional_text, s.label_image,
      s.version, s.created_by, s.created_at, s.modified_at, p.name as created_by_name,
      array(
        select u.number from unnest(s.sap_material_numbers) with ordinality as u (number, place)
        join materials m on m.sap_material_number = u.number
        where ${buyer.market} = any(m.markets) and ${visibleMaterial(buyer)} order by u.place
      ) as sap_material_numbers
    from simple_pdf_catalogues s left join contacts p on p.id = s.created_by
    where s.company_id = ${buyer.company.id} and ${which}
    order by s.created_at desc, s.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

const present = (row: SimpleRow): SimplePdfCatalog => ({
  id: row.id,
  name: row.name,
  variationSapNumbers: row.sap_material_numbers,
  hasImage: row.has_image,
  imageFormat: row.image_format,
  options: {
    variationSortOrder: row.sort_order,
    includeLogo: row.include_logo,
    pdfAdditionalTextOption: row.additional_text,
    pdfLabelImageOption: row.label_image,
  },
  createdOn: row.created_at.toISOString(),
  createdByName: row.created_by_name ?? '',
  modifiedOn: row.modified_at.toISOString(),
  version: row.version,
});

/** Returns a simple catalog of the company. One query. @throws Failure 404 */
export const showSimpleCatalogue =
  (db: Database) =>
  async (buyer: Buyer, id: string): Promise<SimplePdfCatalog> => {
    const [row] = await readSimple(db, buyer, sql<boolean>`s.id = ${id}`, { limit: 1, offset: 0 });
    if (row === undefined) throw notFound('simple catalog');
    return present(row);
  };

/** Returns a page of the company's simple catalogs, newest first. Two queries. [pdf-17] */
export const listSimpleCatalogues =
  (db: Database) =>
  async (
    buyer: Buyer,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ items: SimplePdfCatalog[]; total: number }> => {
    const counted = await sql<{ total: number }>`
      select count(*) as total from simple_pdf_catalogues where company_id = ${buyer.company.id}`.execute(db);
    const rows = await readSimple(db, buyer, sql<boolean>`true`, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { items: rows.map(present), total: counted.rows[0]?.total ?? 0 };
  };
