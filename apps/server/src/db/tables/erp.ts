import type { DeliveryType, Texts } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json, JsonDefault } from './columns.ts';

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
  /** Null where the ERP does not provide it. */
  opening_time: Generated<string | null>;
  content_hash: Buffer;
}

export interface ErpOpeningHoursTable {
  center: string;
  /** ISO weekday, "6", or date, "2026-12-24". */
  day: string;
  opening_time: string | null;
  /** Null: closed all day. */
  closing_time: string | null;
  content_hash: Buffer;
}

export interface ErpFastboxSizesTable {
  market: string;
  /** '' for the market's plants without a size of their own. */
  plant: Generated<string>;
  packages: number;
  content_hash: Buffer;
}

export interface ErpCutOffsTable {
  market: string;
  /** '' for the market's plants without a time of their own. */
  plant: Generated<string>;
  /** Local time, "16:30". */
  cut_off: string;
  content_hash: Buffer;
}

export interface ErpFreightTermsTable {
  market: string;
  /** '' for the market's plants without terms of their own. */
  plant: Generated<string>;
  currency: string;
  freight: string;
  free_from: string | null;
  content_hash: Buffer;
}

export interface ErpDeliveriesTable {
  code: string;
  sales_order_id: string;
  /** '' where the ERP does not provide it, like the next two. */
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  tracking_url: Generated<string>;
  planned_date: string | null;
  picked_at: Date | null;
  dispatched_at: Date | null;
  delivered_at: Date | null;
  content_hash: Buffer;
}

export interface ErpDeliveryLinesTable {
  delivery: string;
  line_number: number;
  quantity: string;
}

export interface ErpSpecialOrderTimesTable {
  market: string;
  /** '' for the market's plants without a time of their own. */
  plant: Generated<string>;
  supply_status: string;
  working_days: number;
  content_hash: Buffer;
}

export interface ErpPriceTermsTable {
  market: string;
  /** '' for the market's materials without terms of their own. */
  sap_material_number: Generated<string>;
  clearance_percent: string | null;
  cable_cut_fee: string | null;
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
  delivery_type: Generated<DeliveryType>;
  is_pickup: Generated<boolean>;
  delivery_date: string | null;
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

/** At most one row; none: fine. */
export interface DemoWeatherTable {
  only_row: Generated<boolean>;
  weather: string;
  changed_at: Date;
}
