import type { Currency, DeliveryType, OrderDeliveryType, OrderType, ProposalKind, Texts } from '@grossist/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonDefault, NullableJson } from './columns.ts';
import type { StoredAddress } from './places.ts';

export interface StoredEndUser {
  nameOrCompany: string;
  streetAndNumber: string;
  zipCode: string;
  city: string;
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

/**
 * The line that an addition made, stored for the response to a repeated call with its key; quantities in sales units.
 */
export interface AddedLine {
  lineId: string;
  lineCount: number;
  /** Delivery mode of the cart that it was added to. */
  deliveryType: DeliveryType;
  isRounded: boolean;
  isCableCut: boolean;
  isCapped: boolean;
  added: number;
  lineQuantity: number;
  /** The normal line that took what clearance stock does not cover. */
  additional?: { lineId: string; added: number; lineQuantity: number } | undefined;
}

/** What an addition with a key added; the quantity in sales units, over all lines. */
export interface StoredAddition {
  code: string;
  quantity: number;
  changedBy: ProposalKind | null;
  /** Of additions by `addToCart` alone. */
  line?: AddedLine;
}

export interface KeyedAdditionsTable {
  contact_id: string;
  key: string;
  content: string;
  added: Json<StoredAddition>;
  added_at: Generated<Date>;
}

export interface SmartKitsTable {
  id: string;
  company_id: string;
  contact_id: string;
  cart_id: Generated<string | null>;
  project_name: Generated<string>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  modified_by: Generated<string | null>;
  ordered_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
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
  position: GeneratedAlways<number>;
  deleted_at: Generated<Date | null>;
}

export interface KitDraftItemsTable {
  id: string;
  kit_draft_id: string;
  sap_material_number: string;
  position: GeneratedAlways<number>;
  quantity: string;
  deleted_at: Generated<Date | null>;
}

export interface KitTemplatesTable {
  id: string;
  company_id: string;
  header_description: Generated<string>;
  note: Generated<string>;
  is_locked: Generated<boolean>;
  created_by: string;
  created_at: Generated<Date>;
  modified_by: Generated<string | null>;
  modified_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

export interface KitTemplateItemsTable {
  id: string;
  kit_template_id: string;
  sap_material_number: string;
  position: GeneratedAlways<number>;
  quantity: string;
  deleted_at: Generated<Date | null>;
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
  kit_modified_at: Generated<Date | null>;
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
  delivery_type: OrderDeliveryType;
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
  source: Generated<OrderSource>;
  payment_id: Generated<string | null>;
  idempotency_key: Generated<string | null>;
  /** What a customer's own system wrote to the order as a whole. */
  note: Generated<string>;
  contact_person: Generated<string>;
  contact_phone: Generated<string>;
  end_user_registration: JsonDefault<Partial<StoredEndUser>>;
  combined_delivery: Generated<boolean>;
  extra_freight: Generated<string>;
  freight_service_tax: Generated<string>;
  /** Calendar date in the company's market. */
  ordered_on: Generated<string>;
  status: Generated<OrderStatus>;
  is_owed: Generated<boolean>;
  progress_due_at: Generated<Date | null>;
}

/** How far an order is, or a line of it, by what the ERP last reported. */
export type OrderStatus =
  | 'ordered'
  | 'confirmed'
  | 'back-ordered'
  | 'picked'
  | 'on-the-way'
  | 'partly-delivered'
  | 'delivered'
  | 'returned';

/** By invoice in the shop, by card, from a customer's procurement system, by support from a customer's document. */
export type OrderSource = 'shop' | 'card' | 'punchout' | 'support';

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
  /** A part of the net amount; null on lines from before it was stored. */
  cutting_fee: Generated<string | null>;
  duties: string;
  parent_line_number: Generated<number | null>;
  kit_id: Generated<string | null>;
  kit_name: Generated<string>;
  quantity_per_kit: Generated<string | null>;
  is_kit_material: Generated<boolean>;
  cable_remnant: Generated<string | null>;
  is_direct_delivery: Generated<boolean>;
}
