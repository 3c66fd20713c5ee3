import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { type Material, someMaterials } from './a-material.ts';
import { unique } from './unique.ts';

export interface PdfCatalogueTraits {
  maker: { contactId: string; company: { id: string } };
  /** In their order; three of the market DK unless given. */
  materials?: readonly Material[];
  /** Whether it is the maker's basket; a catalog of the company unless set. */
  isBasket?: boolean;
  name?: string;
  createdAt?: Date;
}

export interface TestPdfCatalogue {
  id: string;
  name: string;
  /** SAP numbers of its lines, in their order. */
  numbers: readonly string[];
}

/** Inserts a catalog, or a basket, with its lines. */
export const aPdfCatalogue = async (db: Database, traits: PdfCatalogueTraits): Promise<TestPdfCatalogue> => {
  const { maker, isBasket = false, createdAt = new Date() } = traits;
  const materials = traits.materials ?? (await someMaterials(db, 3, { price: null }));
  const catalogue = { id: uuidv7(), name: traits.name ?? `Catalog ${unique()}` };
  await db
    .insertInto('pdf_catalogues')
    .values({
      ...catalogue,
      company_id: maker.company.id,
      basket_of: isBasket ? maker.contactId : null,
      language: 'en-US',
      created_by: maker.contactId,
      created_at: createdAt,
      modified_by: maker.contactId,
      modified_at: createdAt,
    })
    .execute();
  const lines = materials.map(({ sapMaterialNumber }, index) => ({
    catalogue_id: catalogue.id,
    sap_material_number: sapMaterialNumber,
    position: (index + 1) * 65_536,
  }));
  for (let from = 0; from < lines.length; from += 1000) {
    await db
      .insertInto('pdf_catalogue_lines')
      .values(lines.slice(from, from + 1000))
      .execute();
  }
  return { ...catalogue, numbers: materials.map(({ sapMaterialNumber }) => sapMaterialNumber) };
};
