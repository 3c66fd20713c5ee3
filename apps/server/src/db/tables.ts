import type { EtimFeature, FeatureValue, MediaReference } from '@grossist/catalogue-formats';
import type {
  Currency,
  DeliveryType,
  Language,
  Locale,
  MaterialStatus,
  OrderType,
  PaymentStatus,
  Texts,
} from '@grossist/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** jsonb: read parsed, written as text. */
type Json<T> = ColumnType<T, string, string>;
type JsonDefault<T> = ColumnType<T, string | undefined, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface StoredConceptSuggestion {
  sapMaterialNumber: string;
  quantity: string;
  minQuantity: string;
}

/** A delivery address as it was chosen, wherever it came from. */
export interface StoredAddress {
  id: string;
  name: string;
  name2: string;
  street: string;
  city: string;
  postalCode: string;
  countryCode: string;
  projectNumber: string;
  shipTo: string;
  soldTo: string;
  shippingCondition: string;
  isOneTimeAddress: boolean;
  isServiceCenter: boolean;
  plantId: string;
  isDefault: boolean;
}

export interface StoredEndUser {
  nameOrCompany: string;
  streetAndNumber: string;
  zipCode: string;
  city: string;
}

/** A line of an import's report. */
export interface ImportLine {
  line: number | null;
  kind: 'refused' | 'note' | 'changed';
  code: string;
  text: string;
}

export interface CompaniesTable {
  id: string;
  code: string;
  name: string;
  market: string;
  content_hash: Buffer;
}

export interface AccountsTable {
  id: string;
  sold_to: string;
  company_id: string;
  name: string;
  currency: Currency;
  customer_group: string;
  plant: string;
  content_hash: Buffer;
}

export interface ProjectsTable {
  id: string;
  account_id: string;
  number: string;
  title: string;
}

export interface ContactsTable {
  id: string;
  email: string;
  name: string;
  phone: Generated<string>;
  company_id: Generated<string | null>;
  role: string;
  locale: string;
  able_to_create_orders: boolean;
  show_net_price: boolean;
  email_permission: Generated<boolean>;
  preferred_article_number: Generated<string>;
  default_order_name: Generated<string>;
  is_cable_cut_popup_enabled: Generated<boolean>;
  sort_key: Generated<string>;
  never_show_again_guide_types: Generated<string[]>;
  search_history_limit: Generated<number>;
  password_hash: Generated<string | null>;
  session_epoch: Generated<number>;
  content_hash: Buffer;
}

export interface ContactAccountsTable {
  contact_id: string;
  account_id: string;
  position: number;
}

export interface AssortmentsTable {
  id: string;
  code: string;
  names: Json<Texts>;
  type: 'exclusive' | 'limiting';
  created_at: Generated<Date>;
  content_hash: Buffer;
}

export interface AssortmentEntriesTable {
  assortment_id: string;
  /** "material:1000001", "product:P17", "supplier:ABB" or "node:E011". */
  target: string;
}

export interface PurchasesTable {
  sold_to: string;
  order_number: string;
  ordered_on: string;
  content_hash: Buffer;
}

export interface PurchaseLinesTable {
  sold_to: string;
  order_number: string;
  sap_material_number: string;
  quantity: string;
}

export interface BoughtTogetherTable {
  sap_material_number: string;
  related: string;
  score: number;
}

export interface BoughtOftenTable {
  sap_material_number: string;
  orders: number;
}

export interface RecommendationsLearntTable {
  only_row: Generated<boolean>;
  learnt_at: Date;
  baskets: string;
}

export interface SeenMaterialsTable {
  contact_id: string;
  sap_material_number: string;
  seen_at: Generated<Date>;
}

export interface RecommendationEventsTable {
  id: GeneratedAlways<string>;
  rcs_token: string;
  contact_id: string;
  sap_material_numbers: string[];
  happened_at: Generated<Date>;
}

/** One of company, account and contact. */
export interface AssortmentRelationsTable {
  id: string;
  assortment_id: string;
  company_id: string | null;
  account_id: string | null;
  contact_id: string | null;
  created_at: Generated<Date>;
}

export interface AddressesTable {
  id: string;
  code: string;
  account_id: string;
  project_number: Generated<string>;
  ship_to: string;
  name: string;
  name2: Generated<string>;
  street: string;
  postal_code: string;
  city: string;
  country_code: string;
  is_default: Generated<boolean>;
  content_hash: Buffer;
}

/** A postal code and a town that has it. */
export interface PostalPlacesTable {
  country_code: string;
  /** Without spaces and in capitals. */
  code_key: string;
  place: string;
  /** As people write it: "624 66". */
  postal_code: string;
  /** In small letters without accents. */
  place_key: string;
  latitude: number;
  longitude: number;
  content_hash: Buffer;
}

export interface PostalStreetsTable {
  country_code: string;
  code_key: string;
  name: string;
  name_key: string;
  content_hash: Buffer;
}

export interface LatestAddressesTable {
  id: string;
  contact_id: string;
  account_id: string;
  project_number: Generated<string>;
  key: string;
  address: Json<StoredAddress>;
  is_service_center: boolean;
  last_used: Generated<Date>;
}

export interface PreferredServiceCentersTable {
  contact_id: string;
  service_center: string;
}

export interface AccountingStringsTable {
  company_id: string;
  project: string;
  /** Empty: the project by itself. */
  task: Generated<string>;
  project_description: Generated<string>;
  task_description: Generated<string>;
  valid_from: Generated<string | null>;
  valid_to: Generated<string | null>;
  created_by: Generated<string>;
  content_hash: Buffer;
}

export interface SessionsTable {
  token_hash: Buffer;
  contact_id: string;
  session_epoch: number;
  anti_forgery_token: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
}

export interface SignInFailuresTable {
  key: string;
  failures: number;
  last_failure_at: Date;
}

export interface SuppliersTable {
  code: string;
  name: string;
  content_hash: Buffer;
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
  sort_order: number | null;
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
  alternatives: Generated<string[]>;
  accessories: Generated<string[]>;
  replaced_by: Generated<string>;
  material_group: Generated<string>;
  markets: string[];
  features: JsonDefault<Readonly<Record<string, FeatureValue>>>;
  popularity: Generated<number>;
  content_hash: Buffer;
  changed_at: Generated<Date>;
  keywords: JsonDefault<Partial<Record<Language, readonly string[]>>>;
}

export interface MaterialSourcesTable {
  sap_material_number: string;
  source: string;
  content_hash: Buffer;
}

export interface SearchChangesTable {
  sequence: GeneratedAlways<number>;
  sap_material_number: string;
  changed_at: Generated<Date>;
}

export interface ImportRunsTable {
  id: string;
  source: string;
  format: string;
  is_dry_run: boolean;
  started_at: Generated<Date>;
  ended_at: Generated<Date | null>;
  lines_read: Generated<number>;
  made: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  outcome: Generated<string>;
  markets: Generated<string[]>;
  stored_file: Generated<string | null>;
  started_by: Generated<string>;
  started_by_contact: Generated<string | null>;
  bytes_read: Generated<number>;
  bytes_total: Generated<number>;
  kinds: JsonDefault<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  events_done: Generated<number>;
  lines_not_kept: Generated<number>;
  cancel_wanted: Generated<boolean>;
  attempts: Generated<number>;
  alive_at: Generated<Date | null>;
  failure: Generated<string>;
}

export interface ImportLinesTable {
  run_id: string;
  position: GeneratedAlways<number>;
  line: number | null;
  kind: ImportLine['kind'];
  code: string;
  text: string;
}

/** A picture or document of a material, as a source told of it. */
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

export interface ErpPlantsTable {
  code: string;
  market: string;
  name: string;
  city: string;
  content_hash: Buffer;
}

export interface ErpServiceCentersTable {
  code: string;
  market: string;
  plant: string;
  name: string;
  street: string;
  postal_code: string;
  city: string;
  latitude: number;
  longitude: number;
  closing_time: string;
  content_hash: Buffer;
}

export interface ErpListPricesTable {
  sap_material_number: string;
  market: string;
  currency: string;
  amount: string;
  per_quantity: string;
  valid_from: Generated<string | null>;
  /** Ascending, of the same `per_quantity`. */
  scales: JsonDefault<readonly { fromQuantity: string; amount: string }[]>;
}

export interface ErpMaterialDutiesTable {
  sap_material_number: string;
  currency: string;
  amount: string;
}

export interface ErpDiscountsTable {
  market: string;
  customer_group: string;
  material_group: string;
  percent: string;
  text: Generated<string>;
  content_hash: Buffer;
}

export interface ErpNetPricesTable {
  sold_to: string;
  sap_material_number: string;
  currency: string;
  amount: string;
  per_quantity: string;
  content_hash: Buffer;
}

export interface ErpStockTable {
  sap_material_number: string;
  plant: string;
  atp: string;
  fastbox: Generated<string>;
  clearance: Generated<string>;
  incoming: JsonDefault<readonly { date: string; quantity: string }[]>;
  content_hash: Buffer;
}

export interface ErpSalesOrdersTable {
  order_id: string;
  sales_order_id: string;
  sold_to: string;
  order_type: string;
  taken_at: Generated<Date>;
}

export interface ErpSalesOrderLinesTable {
  order_id: string;
  line_number: number;
  sap_material_number: string;
  plant: string;
  quantity: string;
  confirmed: string;
  back_ordered: string;
  back_order_date: Generated<string | null>;
  pile: Generated<'atp' | 'clearance' | 'fastbox' | 'center' | 'remnant'>;
  center: Generated<string | null>;
}

export interface ErpCenterStockTable {
  sap_material_number: string;
  center: string;
  quantity: string;
  content_hash: Buffer;
}

export interface ErpRemnantsTable {
  remnant_id: string;
  sap_material_number: string;
  plant: string;
  length: string;
  discount_percent: Generated<string>;
  /** The order that took it; null while it lies there. */
  taken_by: Generated<string | null>;
  content_hash: Buffer;
}

export interface ErpCampaignsTable {
  code: string;
  market: string;
  names: Json<Texts>;
  currency: string;
  valid_from: string;
  valid_to: string;
  content_hash: Buffer;
}

export interface ErpCampaignPricesTable {
  sap_material_number: string;
  campaign: string;
  amount: string;
  per_quantity: string;
}

export interface ErpRoutesTable {
  code: string;
  market: string;
  plant: string;
  name: string;
  /** '' begins every postal code. */
  postal_prefixes: Generated<string[]>;
  cut_off: string;
  lead_working_days: number;
  /** ISO weekdays. */
  weekdays: Generated<number[]>;
  currency: string;
  freight: string;
  free_from: Generated<string | null>;
  extra_freight: Generated<string>;
  service_tax_percent: Generated<string>;
  content_hash: Buffer;
}

export interface ErpClosedDaysTable {
  market: string;
  date: string;
  name: string;
  content_hash: Buffer;
}

export interface ErpFastboxZonesTable {
  code: string;
  market: string;
  center: string;
  closing_time: string;
  lead_minutes: number;
  is_maxi_possible: Generated<boolean>;
  content_hash: Buffer;
}

export interface ErpFastboxZoneCodesTable {
  zone: string;
  market: string;
  first: number;
  last: number;
}

export interface ErpGiftsTable {
  code: string;
  market: string;
  sap_material_number: string;
  texts: Json<Texts>;
  currency: string;
  from_amount: string;
  valid_from: string;
  valid_to: string;
  content_hash: Buffer;
}

export interface ErpSoftBundlesTable {
  code: string;
  market: string;
  names: Json<Texts>;
  descriptions: JsonDefault<Texts>;
  landing_page_url: Generated<string>;
  is_active: Generated<boolean>;
  discount_percent: string;
  content_hash: Buffer;
}

export interface ErpSoftBundleMembersTable {
  bundle: string;
  position: number;
  sap_material_number: string;
  quantity: string;
}

export interface ErpLogisticsTable {
  sap_material_number: string;
  is_bulky: Generated<boolean>;
  is_automated_storage: Generated<boolean>;
  content_hash: Buffer;
}

export interface CartsTable {
  id: string;
  contact_id: string;
  account_id: string;
  status: 'Initial' | 'Draft' | 'Sent' | 'Inactive';
  is_active: boolean;
  version: Generated<number>;
  name: Generated<string>;
  contact_person: Generated<string>;
  contact_phone: Generated<string>;
  customer_reference: Generated<string>;
  project_number: Generated<string>;
  delivery_type: Generated<DeliveryType>;
  delivery_date: Generated<string | null>;
  address: NullableJson<StoredAddress>;
  combined_delivery: Generated<boolean>;
  mail_order_confirmation: Generated<boolean>;
  end_user_registration: JsonDefault<Partial<StoredEndUser>>;
  fastbox_type: Generated<'Normal' | 'None' | 'SmartKit'>;
  is_fastbox_maxi: Generated<boolean>;
  line_count: Generated<number>;
  ready: Generated<boolean>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

export interface SmartKitsTable {
  id: string;
  company_id: string;
  contact_id: string;
  cart_id: Generated<string | null>;
  project_name: Generated<string>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface KitDraftsTable {
  id: string;
  smart_kit_id: Generated<string | null>;
  company_id: string;
  header_description: Generated<string>;
  created_by: string;
  created_at: Generated<Date>;
  modified_by: Generated<string | null>;
  modified_at: Generated<Date>;
}

export interface KitDraftItemsTable {
  id: string;
  kit_draft_id: string;
  sap_material_number: string;
  position: GeneratedAlways<number>;
  quantity: string;
}

export interface CartLinesTable {
  id: string;
  cart_id: string;
  sap_material_number: string;
  parent_line_id: Generated<string | null>;
  position: GeneratedAlways<number | null>;
  quantity: string;
  is_clearance: Generated<boolean>;
  cable_remnant: Generated<string | null>;
  kit_name: Generated<string>;
  kit_id: Generated<string | null>;
  quantity_per_kit: Generated<string | null>;
  is_clearance_additional: Generated<boolean>;
  remnant_id: Generated<string | null>;
  is_kit_material: Generated<boolean>;
  is_direct_delivery: Generated<boolean>;
  note: Generated<string>;
  additional_note: Generated<string>;
  accounting_string1: Generated<string>;
  accounting_string2: Generated<string>;
  removed_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export interface OrdersTable {
  id: string;
  cart_id: string;
  cart_version: number;
  sales_order_id: string;
  order_type: OrderType;
  contact_id: string;
  company_id: string;
  account_id: string;
  sold_to: string;
  sold_to_name: string;
  ordered_by: string;
  name: string;
  customer_reference: string;
  project_number: string;
  delivery_type: DeliveryType;
  delivery_date: Generated<string | null>;
  address: NullableJson<StoredAddress>;
  currency: Currency;
  sub_total: string;
  duties: string;
  freight: string;
  vat_percent: string;
  vat: string;
  total: string;
  line_count: number;
  has_back_order: boolean;
  ordered_at: Generated<Date>;
}

export interface OrderLinesTable {
  order_id: string;
  line_number: number;
  cart_line_id: string;
  sap_material_number: string;
  code: string;
  names: Json<Texts>;
  type_designation: string;
  sales_unit: string;
  quantity: string;
  confirmed: string;
  back_ordered: string;
  back_order_date: Generated<string | null>;
  is_clearance: boolean;
  note: string;
  additional_note: string;
  accounting_string1: string;
  accounting_string2: string;
  net_unit_price: string;
  per_quantity: string;
  net_amount: string;
  duties: string;
}

export interface FavoritesTable {
  contact_id: string;
  sap_material_number: string;
  added_at: Generated<Date>;
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

/** At most one row; none: fine. */
export interface DemoWeatherTable {
  only_row: Generated<boolean>;
  weather: string;
  changed_at: Date;
}

export interface PaymentsBegunTable {
  payment_id: string;
  provider: string;
  payment_reference: string;
  amount: string;
  currency: Currency;
  redirect_url: string;
  begun_at: Generated<Date>;
}

/** A receipt as the sandbox shows it. */
export interface StoredReceiptLine {
  name: string;
  quantity: string;
  unit: string;
  grossAmount: string;
}

export interface SandboxPaymentsTable {
  id: string;
  payment_reference: string;
  status: Generated<PaymentStatus>;
  amount: string;
  currency: Currency;
  receipt: Json<StoredReceiptLine[]>;
  locale: Locale;
  company: string;
  return_url: string;
  cancel_url: string;
  webhook_url: string;
  begun_at: Generated<Date>;
}

export type SandboxEventName = 'payment.reserved' | 'payment.failed' | 'payment.charged' | 'payment.cancelled';

export interface SandboxPaymentEventsTable {
  id: string;
  payment_id: string;
  event: SandboxEventName;
  happened_at: Generated<Date>;
}

export type TranslationKind = 'document-type' | 'sap-error' | 'url-type' | 'user-segment';

export interface TranslationsTable {
  kind: TranslationKind;
  code: string;
  texts: Json<Texts>;
  version: Generated<number>;
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

/** A choice of a facet's values, as a block or page keeps it. */
export interface StoredFacetChoice {
  key: string;
  values: readonly string[];
}

export interface ActionBlocksTable {
  block_id: string;
  node_url: string;
  node_code: string;
  search_term: string;
  selected_facets: JsonDefault<readonly StoredFacetChoice[]>;
  block_type: 'carousel' | 'grid' | 'list';
  sort_key: '' | 'relevance' | 'popularity' | 'name' | 'number';
  display_name: string;
  titles: JsonDefault<Texts>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface LandingPagesTable {
  id: string;
  type: 'node' | 'vendor' | 'custom';
  key: string;
  titles: Json<Texts>;
  introductions: JsonDefault<Texts>;
  hero_image_url: Generated<string>;
  hero_texts: JsonDefault<Texts>;
  hero_link_url: Generated<string>;
  block_ids: Generated<string[]>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  modified_at: Generated<Date>;
  modified_by: Generated<string>;
}

export interface StoredBrowsingItem {
  type: 'node' | 'search' | 'materials';
  titles: Texts;
  nodeCode: string;
  searchTerm: string;
  selectedFacets: readonly StoredFacetChoice[];
  sapMaterialNumbers: readonly string[];
}

export interface BrowsingPagesTable {
  id: string;
  slug: string;
  titles: Json<Texts>;
  introductions: JsonDefault<Texts>;
  items: JsonDefault<readonly StoredBrowsingItem[]>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface PagesTable {
  id: string;
  slug: string;
  kind: 'help' | 'guide';
  titles: Json<Texts>;
  introductions: JsonDefault<Texts>;
  bodies: JsonDefault<Texts>;
  position: Generated<number>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  modified_at: Generated<Date>;
}

export interface PageTextsTable {
  page_id: string;
  kind: 'help' | 'guide' | 'landing';
  language: Language;
  url: string;
  title: string;
  text: string;
  search: string;
}

export interface Tables {
  companies: CompaniesTable;
  accounts: AccountsTable;
  projects: ProjectsTable;
  contacts: ContactsTable;
  contact_accounts: ContactAccountsTable;
  assortments: AssortmentsTable;
  assortment_entries: AssortmentEntriesTable;
  assortment_relations: AssortmentRelationsTable;
  purchases: PurchasesTable;
  purchase_lines: PurchaseLinesTable;
  bought_together: BoughtTogetherTable;
  bought_often: BoughtOftenTable;
  recommendations_learnt: RecommendationsLearntTable;
  seen_materials: SeenMaterialsTable;
  recommendation_events: RecommendationEventsTable;
  addresses: AddressesTable;
  postal_places: PostalPlacesTable;
  postal_streets: PostalStreetsTable;
  latest_addresses: LatestAddressesTable;
  preferred_service_centers: PreferredServiceCentersTable;
  accounting_strings: AccountingStringsTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  suppliers: SuppliersTable;
  etim_classes: EtimClassesTable;
  etim_classes_known: EtimClassesKnownView;
  etim_class_names: EtimNamesTable;
  etim_features: EtimNamesTable;
  etim_values: EtimNamesTable;
  etim_class_features: EtimClassFeaturesTable;
  etim_class_values: EtimClassValuesTable;
  etim_class_synonyms: EtimClassSynonymsTable;
  etim_model: EtimModelTable;
  catalogue_nodes: CatalogueNodesTable;
  products: ProductsTable;
  materials: MaterialsTable;
  material_sources: MaterialSourcesTable;
  search_changes: SearchChangesTable;
  import_runs: ImportRunsTable;
  import_lines: ImportLinesTable;
  material_media: MaterialMediaTable;
  'erp.plants': ErpPlantsTable;
  'erp.service_centers': ErpServiceCentersTable;
  'erp.list_prices': ErpListPricesTable;
  'erp.material_duties': ErpMaterialDutiesTable;
  'erp.discounts': ErpDiscountsTable;
  'erp.net_prices': ErpNetPricesTable;
  'erp.stock': ErpStockTable;
  'erp.sales_orders': ErpSalesOrdersTable;
  'erp.sales_order_lines': ErpSalesOrderLinesTable;
  'erp.center_stock': ErpCenterStockTable;
  'erp.remnants': ErpRemnantsTable;
  'erp.campaigns': ErpCampaignsTable;
  'erp.campaign_prices': ErpCampaignPricesTable;
  'erp.routes': ErpRoutesTable;
  'erp.closed_days': ErpClosedDaysTable;
  'erp.fastbox_zones': ErpFastboxZonesTable;
  'erp.fastbox_zone_codes': ErpFastboxZoneCodesTable;
  'erp.gifts': ErpGiftsTable;
  'erp.soft_bundles': ErpSoftBundlesTable;
  'erp.soft_bundle_members': ErpSoftBundleMembersTable;
  'erp.logistics': ErpLogisticsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  smart_kits: SmartKitsTable;
  kit_drafts: KitDraftsTable;
  kit_draft_items: KitDraftItemsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  favorites: FavoritesTable;
  search_history: SearchHistoryTable;
  synonym_groups: SynonymGroupsTable;
  facet_overrides: FacetOverridesTable;
  translations: TranslationsTable;
  demo_weather: DemoWeatherTable;
  payments_begun: PaymentsBegunTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_payment_events: SandboxPaymentEventsTable;
  vendor_texts: VendorTextsTable;
  variation_feedback: VariationFeedbackTable;
  action_blocks: ActionBlocksTable;
  landing_pages: LandingPagesTable;
  browsing_pages: BrowsingPagesTable;
  pages: PagesTable;
  page_texts: PageTextsTable;
}
