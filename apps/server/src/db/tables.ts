import type { EtimFeature, FeatureValue } from '@grossist/catalogue-formats';
import type { Currency, DeliveryType, Language, MaterialStatus, OrderType, Texts } from '@grossist/domain';
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
  kind: 'refused' | 'note';
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
  password_hash: Generated<string | null>;
  session_epoch: Generated<number>;
  content_hash: Buffer;
}

export interface ContactAccountsTable {
  contact_id: string;
  account_id: string;
  position: number;
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
  alternatives: Generated<string[]>;
  accessories: Generated<string[]>;
  replaced_by: Generated<string>;
  material_group: Generated<string>;
  markets: string[];
  features: JsonDefault<Readonly<Record<string, FeatureValue>>>;
  popularity: Generated<number>;
  content_hash: Buffer;
  changed_at: Generated<Date>;
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
  lines: JsonDefault<readonly ImportLine[]>;
  outcome: Generated<string>;
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

export interface Tables {
  companies: CompaniesTable;
  accounts: AccountsTable;
  projects: ProjectsTable;
  contacts: ContactsTable;
  contact_accounts: ContactAccountsTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  suppliers: SuppliersTable;
  etim_classes: EtimClassesTable;
  catalogue_nodes: CatalogueNodesTable;
  products: ProductsTable;
  materials: MaterialsTable;
  material_sources: MaterialSourcesTable;
  search_changes: SearchChangesTable;
  import_runs: ImportRunsTable;
  'erp.plants': ErpPlantsTable;
  'erp.service_centers': ErpServiceCentersTable;
  'erp.list_prices': ErpListPricesTable;
  'erp.material_duties': ErpMaterialDutiesTable;
  'erp.discounts': ErpDiscountsTable;
  'erp.net_prices': ErpNetPricesTable;
  'erp.stock': ErpStockTable;
  'erp.sales_orders': ErpSalesOrdersTable;
  'erp.sales_order_lines': ErpSalesOrderLinesTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
}
