import type { EtimFeature, FeatureValue, MediaReference } from '@grossist/catalogue-formats';
import type { InfoTag, Language, MaterialStatus, Texts } from '@grossist/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonDefault, NullableJson } from './columns.ts';

export interface StoredConceptSuggestion {
  sapMaterialNumber: string;
  quantity: string;
  minQuantity: string;
}

export interface SuppliersTable {
  code: string;
  name: string;
  content_hash: Buffer;
}

export interface CatalogueNodesTable {
  code: string;
  parent_code: Generated<string | null>;
  tree: string;
  names: Json<Texts>;
  slug: string;
  sort_order: number;
  path: string[];
  content_hash: Buffer;
}

export interface ProductsTable {
  code: string;
  node_code: string;
  class_code: Generated<string | null>;
  supplier_code: Generated<string | null>;
  names: Json<Texts>;
  descriptions: JsonDefault<Texts>;
  content_hash: Buffer;
}

export interface MaterialsTable {
  id: string;
  sap_material_number: string;
  code: string;
  product_code: string;
  class_code: Generated<string | null>;
  supplier_code: Generated<string | null>;
  supplier_number: Generated<string>;
  el_number: Generated<string>;
  hws_number: Generated<string>;
  ean: Generated<string>;
  alternative_numbers: Generated<string[]>;
  type_designation: Generated<string>;
  tree: string;
  names: Json<Texts>;
  descriptions: JsonDefault<Texts>;
  sales_unit: string;
  min_quantity: Generated<string>;
  multiplum: Generated<string>;
  package_size: Generated<string>;
  /** Sales units in each packaging level, by its GTIN. */
  packagings: JsonDefault<Record<string, string>>;
  cable_cut_allowed: Generated<boolean>;
  status: Generated<MaterialStatus>;
  is_on_clearance_sale: Generated<boolean>;
  is_direct_delivery_product: Generated<boolean>;
  is_project_product: Generated<boolean>;
  is_contractor_product: Generated<boolean>;
  is_accounting_string_product: Generated<boolean>;
  is_stocked: Generated<boolean>;
  supply_status: Generated<string>;
  end_user_registration_requirement_type: Generated<string>;
  concept_suggestion: NullableJson<StoredConceptSuggestion>;
  concept_suggestion_zcon2: NullableJson<StoredConceptSuggestion>;
  info_tag: NullableJson<InfoTag>;
  alternatives: Generated<string[]>;
  accessories: Generated<string[]>;
  replaced_by: Generated<string>;
  material_group: Generated<string>;
  markets: string[];
  features: JsonDefault<Readonly<Record<string, FeatureValue>>>;
  popularity: Generated<number>;
  changed_at: Generated<Date>;
  keywords: JsonDefault<Partial<Record<Language, readonly string[]>>>;
}

export interface MaterialSourcesTable {
  sap_material_number: string;
  source: string;
  content_hash: Buffer;
}

/** Numbers by which suppliers who do not make a material name it. */
export interface SupplierNumbersTable {
  supplier_code: string;
  number: string;
  sap_material_number: string;
}

/** References to materials that are not known yet. */
export interface OpenReferencesTable {
  mark: string;
  sap_material_number: string;
}

export interface SearchChangesTable {
  sequence: GeneratedAlways<number>;
  sap_material_number: string;
  changed_at: Generated<Date>;
}

/** A picture or document of a material, as a source provided it. */
export interface MaterialMediaTable {
  sap_material_number: string;
  kind: MediaReference['kind'];
  source: string;
  /** Empty: any. */
  language: Generated<string>;
  document_type: Generated<string>;
  mime_type: Generated<string>;
  titles: JsonDefault<Texts>;
  position: number;
  told_by: string;
}

/** The columns that a person chose for tables of results of a class; '' for results of several. */
export interface ResultColumnsTable {
  contact_id: string;
  class_code: string;
  columns: string[];
  changed_at: Generated<Date>;
}

export interface SearchHistoryTable {
  contact_id: string;
  key: string;
  query: string;
  searched_at: Generated<Date>;
}

export interface SynonymGroupsTable {
  id: string;
  language: Language | null;
  words: string[];
  is_one_way: boolean;
  key: string;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface FacetOverridesTable {
  feature_code: string;
  class_code: Generated<string>;
  language: Language;
  percent: string;
  modified_at: Generated<Date>;
}

export interface VendorTextsTable {
  supplier_code: string;
  descriptions: JsonDefault<Texts>;
  website_url: Generated<string>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface VariationFeedbackTable {
  id: string;
  sap_material_number: string;
  contact_id: string | null;
  text: string;
  contact: string;
  is_handled: Generated<boolean>;
  given_at: Generated<Date>;
}

export interface EtimClassesTable {
  code: string;
  names: Json<Texts>;
  synonyms: JsonDefault<Partial<Record<Language, readonly string[]>>>;
  features: JsonDefault<readonly EtimFeature[]>;
  content_hash: Buffer;
}

/** Names by code: etim_class_names, etim_features and etim_values. */
export interface EtimNamesTable {
  code: string;
  names: Json<Texts>;
}

export interface EtimClassFeaturesTable {
  class_code: string;
  feature_code: string;
  type: EtimFeature['type'] | null;
  unit: string | null;
  unit_code: string | null;
  sort_order: number | null;
  /** In the release that was imported last. */
  number: string | null;
}

export interface EtimUnitsTable {
  code: string;
  sign: string;
}

export interface EtimClassValuesTable {
  class_code: string;
  feature_code: string;
  value_code: string;
}

export interface EtimClassSynonymsTable {
  class_code: string;
  language: Language;
  word: string;
}

export interface EtimModelTable {
  is_only: Generated<boolean>;
  revision: number;
}

/** A view: the classes' own words and features before the model's. */
export interface EtimClassesKnownView {
  code: GeneratedAlways<string>;
  names: GeneratedAlways<Texts>;
  synonyms: GeneratedAlways<Partial<Record<Language, readonly string[]>>>;
  features: GeneratedAlways<readonly EtimFeature[]>;
}
