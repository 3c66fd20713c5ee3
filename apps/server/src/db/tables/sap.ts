import type { Currency, Market, OrderType } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

/** An order as it was asked for; quantities as decimals in sales units. */
export interface StoredSapOrder {
  market: Market;
  currency: Currency;
  soldTo: string;
  orderType: OrderType;
  shippingCondition: string;
  shipTo: string | null;
  deliveryDate: string | null;
  isCombinedDelivery: boolean;
  lines: readonly StoredSapOrderLine[];
}

export interface StoredSapOrderLine {
  lineNumber: number;
  sapMaterialNumber: string;
  quantity: string;
  isOnClearanceSale: boolean;
  remnantLength: string | null;
}

export interface SapOrdersTable {
  order_id: string;
  sales_order_id: string;
  ask: Json<StoredSapOrder>;
  state: Generated<'waiting' | 'taken' | 'given-up'>;
  sap_sales_order: string | null;
  request_id: Generated<string>;
  attempts: Generated<number>;
  refusals: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_failure: Generated<string>;
  net_amount: string | null;
  written_at: Generated<Date>;
  taken_at: Date | null;
  given_up_at: Date | null;
  seen_at: Date | null;
  seen_by: string | null;
  seen_remark: Generated<string>;
}

export interface SapOrderLinesTable {
  order_id: string;
  line_number: number;
  sap_material_number: string;
  plant: string;
  pile: string;
  reserved: string;
  is_reserved: Generated<boolean>;
  sap_confirmed: string | null;
  sap_back_ordered: string | null;
  sap_back_order_date: string | null;
  sap_net_amount: string | null;
}
