import type {
  AnalyticsEventsTable,
  AnalyticsEventTalliesTable,
  AnalyticsForwardsTable,
  AnalyticsFunnelTalliesTable,
  AnalyticsGroupsTable,
  AnalyticsInsertIdsTable,
  AnalyticsMaterialTalliesTable,
  AnalyticsPeopleTable,
  AnalyticsProfilesTable,
  AnalyticsSearchTalliesTable,
  AnalyticsVisitsTable,
  AnalyticsWithdrawalsTable,
} from './analytics.ts';
import type { AssortmentEntriesTable, AssortmentRelationsTable, AssortmentsTable } from './assortments.ts';
import type { AuditEntriesTable, ErasedPeopleTable } from './audit.ts';
import type {
  CardOrdersTable,
  LinesToPlaceTable,
  OrderPaymentsTable,
  PaymentsBegunTable,
  SandboxPaymentEventsTable,
  SandboxPaymentsTable,
} from './card-payments.ts';
import type {
  CartLinesTable,
  CartsTable,
  KeyedAdditionsTable,
  KitDraftItemsTable,
  KitDraftsTable,
  KitTemplateItemsTable,
  KitTemplatesTable,
  OrderLinesTable,
  OrdersTable,
  SmartKitsTable,
} from './carts-and-orders.ts';
import type {
  CatalogueNodesTable,
  EtimClassesKnownView,
  EtimClassesTable,
  EtimClassFeaturesTable,
  EtimClassSynonymsTable,
  EtimClassValuesTable,
  EtimModelTable,
  EtimNamesTable,
  EtimUnitsTable,
  FacetOverridesTable,
  MaterialMediaTable,
  MaterialSourcesTable,
  MaterialsTable,
  OpenReferencesTable,
  ProductsTable,
  ResultColumnsTable,
  SearchChangesTable,
  SearchHistoryTable,
  SupplierNumbersTable,
  SuppliersTable,
  SynonymGroupsTable,
  VariationFeedbackTable,
  VendorTextsTable,
} from './catalogue.ts';
import type {
  ActionBlocksTable,
  BrowsingPagesTable,
  ContextualHeaderTable,
  LandingPagesTable,
  PagesTable,
  PageTextsTable,
  TranslationsTable,
} from './content.ts';
import type {
  DocumentFilePartsTable,
  DocumentFilesTable,
  DocumentsTable,
  LabelPreferencesTable,
  LabelPrintsTable,
} from './documents.ts';
import type {
  DemoWeatherTable,
  ErpCampaignPricesTable,
  ErpCampaignsTable,
  ErpCenterStockTable,
  ErpClosedDaysTable,
  ErpCutOffsTable,
  ErpDeliveriesTable,
  ErpDeliveryLinesTable,
  ErpDiscountsTable,
  ErpFastboxSizesTable,
  ErpFastboxZoneCodesTable,
  ErpFastboxZonesTable,
  ErpFreightTermsTable,
  ErpGiftsTable,
  ErpListPricesTable,
  ErpLogisticsTable,
  ErpMaterialDutiesTable,
  ErpNetPricesTable,
  ErpOpeningHoursTable,
  ErpPlantsTable,
  ErpPriceTermsTable,
  ErpRemnantsTable,
  ErpRoutesTable,
  ErpSalesOrderLinesTable,
  ErpSalesOrdersTable,
  ErpServiceCentersTable,
  ErpSoftBundleMembersTable,
  ErpSoftBundlesTable,
  ErpSpecialOrderTimesTable,
  ErpStockTable,
} from './erp.ts';
import type { ImportLinesTable, ImportRunsTable, ImportUploadPartsTable } from './imports.ts';
import type {
  MaterialChangesTable,
  OrderedMaterialsTable,
  TopSellingDueTable,
  VariationListChangesTable,
  VariationListDefaultsTable,
  VariationListLinesTable,
  VariationListNoticesTable,
  VariationListSubscribersTable,
  VariationListsTable,
} from './lists.ts';
import type { MediaContentsTable, MediaFetchesTable, MediaSigningKeysTable, MediaUploadsTable } from './media.ts';
import type {
  CustomerMaterialNumbersTable,
  CustomerSendersTable,
  OrderUploadsTable,
  OrderValidationLinesTable,
  OrderValidationPartsTable,
  OrderValidationsTable,
} from './order-validation.ts';
import type {
  OrderProgressTable,
  OrderSearchTable,
  OrderTalliesTable,
  ReturnOrderLinesTable,
  ReturnOrdersTable,
} from './orders-overview.ts';
import type { JobSchedulesTable, KeptMailAttachmentsTable, KeptMailsTable, OutboxMessagesTable } from './outbox.ts';
import type {
  CompanyLogosTable,
  PdfCatalogueLinesTable,
  PdfCataloguesTable,
  SimplePdfCataloguesTable,
} from './pdf-catalogues.ts';
import type {
  AccountsTable,
  CompaniesTable,
  ContactAccountsTable,
  ContactsTable,
  KnownDevicesTable,
  PasswordResetsTable,
  ProjectsTable,
  RateLimitsTable,
  SessionsTable,
  SignInFailuresTable,
} from './people.ts';
import type {
  AccountingStringsTable,
  AddressesTable,
  LatestAddressesTable,
  PostalPlacesTable,
  PostalStreetsTable,
  PreferredServiceCentersTable,
} from './places.ts';
import type {
  PunchoutCustomersTable,
  PunchoutDocumentsTable,
  PunchoutSeatsTable,
  PunchoutSessionsTable,
} from './punchout.ts';
import type {
  BoughtOftenTable,
  BoughtTogetherTable,
  PurchasesTable,
  RecommendationEventsTable,
  RecommendationsLearntTable,
  SeenMaterialsTable,
} from './recommendations.ts';
import type { SapOrderLinesTable, SapOrdersTable } from './sap.ts';

export interface Tables {
  audit_entries: AuditEntriesTable;
  erased_people: ErasedPeopleTable;
  companies: CompaniesTable;
  accounts: AccountsTable;
  projects: ProjectsTable;
  contacts: ContactsTable;
  contact_accounts: ContactAccountsTable;
  assortments: AssortmentsTable;
  assortment_entries: AssortmentEntriesTable;
  assortment_relations: AssortmentRelationsTable;
  purchases: PurchasesTable;
  bought_together: BoughtTogetherTable;
  bought_often: BoughtOftenTable;
  recommendations_learnt: RecommendationsLearntTable;
  seen_materials: SeenMaterialsTable;
  recommendation_events: RecommendationEventsTable;
  analytics_event_tallies: AnalyticsEventTalliesTable;
  analytics_events: AnalyticsEventsTable;
  analytics_forwards: AnalyticsForwardsTable;
  analytics_funnel_tallies: AnalyticsFunnelTalliesTable;
  analytics_groups: AnalyticsGroupsTable;
  analytics_insert_ids: AnalyticsInsertIdsTable;
  analytics_material_tallies: AnalyticsMaterialTalliesTable;
  analytics_people: AnalyticsPeopleTable;
  analytics_profiles: AnalyticsProfilesTable;
  analytics_search_tallies: AnalyticsSearchTalliesTable;
  analytics_visits: AnalyticsVisitsTable;
  analytics_withdrawals: AnalyticsWithdrawalsTable;
  addresses: AddressesTable;
  postal_places: PostalPlacesTable;
  postal_streets: PostalStreetsTable;
  latest_addresses: LatestAddressesTable;
  preferred_service_centers: PreferredServiceCentersTable;
  accounting_strings: AccountingStringsTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  password_resets: PasswordResetsTable;
  rate_limits: RateLimitsTable;
  sign_in_failures: SignInFailuresTable;
  suppliers: SuppliersTable;
  etim_classes: EtimClassesTable;
  etim_classes_known: EtimClassesKnownView;
  etim_class_names: EtimNamesTable;
  etim_features: EtimNamesTable;
  etim_values: EtimNamesTable;
  etim_class_features: EtimClassFeaturesTable;
  etim_units: EtimUnitsTable;
  etim_class_values: EtimClassValuesTable;
  etim_class_synonyms: EtimClassSynonymsTable;
  etim_model: EtimModelTable;
  catalogue_nodes: CatalogueNodesTable;
  products: ProductsTable;
  materials: MaterialsTable;
  material_sources: MaterialSourcesTable;
  supplier_numbers: SupplierNumbersTable;
  open_references: OpenReferencesTable;
  search_changes: SearchChangesTable;
  import_runs: ImportRunsTable;
  import_lines: ImportLinesTable;
  import_upload_parts: ImportUploadPartsTable;
  documents: DocumentsTable;
  document_files: DocumentFilesTable;
  document_file_parts: DocumentFilePartsTable;
  job_schedules: JobSchedulesTable;
  material_media: MaterialMediaTable;
  media_contents: MediaContentsTable;
  media_signing_keys: MediaSigningKeysTable;
  media_uploads: MediaUploadsTable;
  media_fetches: MediaFetchesTable;
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
  'erp.special_order_times': ErpSpecialOrderTimesTable;
  'erp.opening_hours': ErpOpeningHoursTable;
  'erp.fastbox_sizes': ErpFastboxSizesTable;
  'erp.cut_offs': ErpCutOffsTable;
  'erp.freight_terms': ErpFreightTermsTable;
  'erp.price_terms': ErpPriceTermsTable;
  'erp.deliveries': ErpDeliveriesTable;
  'erp.delivery_lines': ErpDeliveryLinesTable;
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
  kit_templates: KitTemplatesTable;
  kit_template_items: KitTemplateItemsTable;
  keyed_additions: KeyedAdditionsTable;
  card_orders: CardOrdersTable;
  order_payments: OrderPaymentsTable;
  lines_to_place: LinesToPlaceTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_tallies: OrderTalliesTable;
  order_search: OrderSearchTable;
  order_progress: OrderProgressTable;
  return_orders: ReturnOrdersTable;
  return_order_lines: ReturnOrderLinesTable;
  variation_lists: VariationListsTable;
  variation_list_lines: VariationListLinesTable;
  variation_list_subscribers: VariationListSubscribersTable;
  variation_list_defaults: VariationListDefaultsTable;
  variation_list_changes: VariationListChangesTable;
  variation_list_notices: VariationListNoticesTable;
  pdf_catalogues: PdfCataloguesTable;
  pdf_catalogue_lines: PdfCatalogueLinesTable;
  company_logos: CompanyLogosTable;
  simple_pdf_catalogues: SimplePdfCataloguesTable;
  material_changes: MaterialChangesTable;
  ordered_materials: OrderedMaterialsTable;
  top_selling_due: TopSellingDueTable;
  label_preferences: LabelPreferencesTable;
  label_prints: LabelPrintsTable;
  result_columns: ResultColumnsTable;
  search_history: SearchHistoryTable;
  synonym_groups: SynonymGroupsTable;
  facet_overrides: FacetOverridesTable;
  translations: TranslationsTable;
  demo_weather: DemoWeatherTable;
  outbox_messages: OutboxMessagesTable;
  kept_mails: KeptMailsTable;
  kept_mail_attachments: KeptMailAttachmentsTable;
  payments_begun: PaymentsBegunTable;
  sap_orders: SapOrdersTable;
  sap_order_lines: SapOrderLinesTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_payment_events: SandboxPaymentEventsTable;
  punchout_customers: PunchoutCustomersTable;
  punchout_seats: PunchoutSeatsTable;
  punchout_sessions: PunchoutSessionsTable;
  punchout_documents: PunchoutDocumentsTable;
  order_validations: OrderValidationsTable;
  order_validation_lines: OrderValidationLinesTable;
  order_validation_parts: OrderValidationPartsTable;
  order_uploads: OrderUploadsTable;
  customer_material_numbers: CustomerMaterialNumbersTable;
  customer_senders: CustomerSendersTable;
  vendor_texts: VendorTextsTable;
  variation_feedback: VariationFeedbackTable;
  action_blocks: ActionBlocksTable;
  contextual_header: ContextualHeaderTable;
  landing_pages: LandingPagesTable;
  browsing_pages: BrowsingPagesTable;
  pages: PagesTable;
  page_texts: PageTextsTable;
}
