import type { PdfCatalog } from '@grossist/contracts';
import { pdfCatalogueName } from '@grossist/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, PdfCataloguesTable, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { BASKET, isNamed, isReached, visibleLine } from '../policy.ts';

/** A catalog with the names that it is shown with. */
export interface ShownCatalogue extends Selectable<PdfCataloguesTable> {
  sold_to: string | null;
  created_by_name: string | null;
  modified_by_name: string | null;
  /** Lines that the buyer may see. */
  visible_lines: number;
}

/** How many lines of the catalog `c` the buyer may see. */
const visibleLinesOf = (buyer: Buyer): RawBuilder<number> => sql<number>`(
  select count(*) from pdf_catalogue_lines l join materials m on m.sap_material_number = l.sap_material_number
  where l.catalogue_id = c.id and ${visibleLine(buyer)})`;

/** Returns catalogs of the buyer's reach. One query, however many. */
export const readCatalogues = async (
  db: Database | Transaction,
  buyer: Buyer,
  which: RawBuilder<boolean>,
  { order, limit, offset = 0 }: { order: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<readonly ShownCatalogue[]> => {
  const { rows } = await sql<ShownCatalogue>`
    select c.*, a.sold_to, maker.name as created_by_name, changer.name as modified_by_name,
      ${visibleLinesOf(buyer)} as visible_lines
    from pdf_catalogues c
    left join accounts a on a.id = c.account_id
    left join contacts maker on maker.id = c.created_by
    left join contacts changer on changer.id = c.modified_by
    where ${isReached(buyer)} and ${which}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const presentCatalogue = (row: ShownCatalogue): PdfCatalog => ({
  pdfId: row.id,
  isTemporaryList: row.basket_of !== null,
  name: row.name,
  description: row.description,
  type: row.type,
  contactName: row.contact_name,
  coverPageImageUrl: row.cover_image_url,
  introductionPageImageUrl: row.introduction_image_url,
  introductionText: row.introduction_text,
  logoUrl: row.logo_url,
  includeLogo: row.include_logo,
  includeNotes: row.include_notes,
  includeTechnicalSpecifications: row.include_technical_specifications,
  barcodeType: row.barcode_type,
  priceOptions: row.price_options,
  accountNumber: row.sold_to ?? '',
  projectNumber: row.project_number,
  sortOrder: row.sort_order,
  headings: row.headings,
  hasTableOfContents: row.has_table_of_contents,
  hasPageNumbers: row.has_page_numbers,
  hasPictures: row.has_pictures,
  picturesPerRow: row.pictures_per_row,
  language: row.language,
  noOfVariations: row.visible_lines,
  createdBy: { id: row.created_by, displayName: row.created_by_name ?? '' },
  createdOn: row.created_at.toISOString(),
  modifiedBy: { id: row.modified_by, displayName: row.modified_by_name ?? '' },
  modifiedOn: row.modified_at.toISOString(),
  version: row.version,
});

/** A basket that nothing was put into yet, with the presets that it will have. */
const emptyBasket = ({ contactId, name, locale }: Buyer): PdfCatalog => {
  const self = { id: contactId, displayName: name };
  return {
    pdfId: null,
    isTemporaryList: true,
    name: pdfCatalogueName(''),
    description: '',
    type: 'catalog',
    contactName: '',
    coverPageImageUrl: '',
    introductionPageImageUrl: '',
    introductionText: '',
    logoUrl: '',
    includeLogo: true,
    includeNotes: true,
    includeTechnicalSpecifications: false,
    barcodeType: 'none',
    priceOptions: 'none',
    accountNumber: '',
    projectNumber: '',
    sortOrder: 'position',
    headings: 'none',
    hasTableOfContents: false,
    hasPageNumbers: true,
    hasPictures: true,
    picturesPerRow: 2,
    language: locale,
    noOfVariations: 0,
    createdBy: self,
    createdOn: null,
    modifiedBy: self,
    modifiedOn: null,
    version: 0,
  };
};

/** Returns a catalog or the basket. One query. [pdf-02] @throws Failure 404 */
export const showCatalogue =
  (db: Database) =>
  async (buyer: Buyer, id: string): Promise<PdfCatalog> => {
    const rows = await readCatalogues(db, buyer, isNamed(buyer, id), { order: sql`c.id`, limit: 1 });
    const [row] = rows;
    if (row !== undefined) return presentCatalogue(row);
    if (id === BASKET) return emptyBasket(buyer);
    throw notFound('catalog');
  };
