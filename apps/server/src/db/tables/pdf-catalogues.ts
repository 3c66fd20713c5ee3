import type {
  PdfBarcodeType,
  PdfCatalogType,
  PdfHeadings,
  PdfPriceOptions,
  PdfSortOrder,
  SimplePdfCatalog,
} from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import type { Generated } from 'kysely';

export interface PdfCataloguesTable {
  id: string;
  company_id: string;
  /** Whose basket it is; null: a catalog of the company. */
  basket_of: string | null;
  name: string;
  description: Generated<string>;
  type: Generated<PdfCatalogType>;
  contact_name: Generated<string>;
  /** Addresses that the media store returned for the company; empty: none. */
  cover_image_url: Generated<string>;
  introduction_image_url: Generated<string>;
  introduction_text: Generated<string>;
  /** Empty: the default logo of the company. */
  logo_url: Generated<string>;
  include_logo: Generated<boolean>;
  include_notes: Generated<boolean>;
  include_technical_specifications: Generated<boolean>;
  barcode_type: Generated<PdfBarcodeType>;
  price_options: Generated<PdfPriceOptions>;
  /** Whose prices are printed; null: those of the account on which the reader buys. */
  account_id: Generated<string | null>;
  project_number: Generated<string>;
  sort_order: Generated<PdfSortOrder>;
  headings: Generated<PdfHeadings>;
  has_table_of_contents: Generated<boolean>;
  has_page_numbers: Generated<boolean>;
  has_pictures: Generated<boolean>;
  pictures_per_row: Generated<number>;
  language: Locale;
  version: Generated<number>;
  created_by: string | null;
  created_at: Generated<Date>;
  modified_by: string | null;
  modified_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

export interface PdfCatalogueLinesTable {
  catalogue_id: string;
  sap_material_number: string;
  /** Rank within the catalog, with gaps between neighbors. */
  position: number;
  note: Generated<string>;
  added_at: Generated<Date>;
  removed_at: Generated<Date | null>;
}

export interface CompanyLogosTable {
  company_id: string;
  /** Address that the media store returned for the company. */
  url: string;
  file_name: string;
  changed_by: string | null;
  changed_at: Generated<Date>;
}

export interface SimplePdfCataloguesTable {
  id: string;
  company_id: string;
  name: string;
  sap_material_numbers: string[];
  has_image: boolean;
  image_format: SimplePdfCatalog['imageFormat'];
  sort_order: SimplePdfCatalog['options']['variationSortOrder'];
  include_logo: boolean;
  additional_text: SimplePdfCatalog['options']['pdfAdditionalTextOption'];
  label_image: SimplePdfCatalog['options']['pdfLabelImageOption'];
  version: Generated<number>;
  created_by: string | null;
  created_at: Generated<Date>;
  modified_at: Generated<Date>;
}
