import type { OrderDeliveryType, OrderType } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { OrderStatus } from './carts-and-orders.ts';
import type { Json } from './columns.ts';

/** How many orders there are of each kind; maintained by triggers. */
export interface OrderTalliesTable {
  account_id: string;
  /** First day of the month. */
  month: string;
  ordered_by: string;
  project_number: string;
  status: OrderStatus;
  order_type: OrderType;
  delivery_type: OrderDeliveryType;
  is_owed: boolean;
  orders: number;
}

/** All by which an order is found, in small letters; maintained by triggers. */
export interface OrderSearchTable {
  order_id: string;
  account_id: string;
  words: string;
}

export interface OrderProgressTable {
  order_id: string;
  progress: Json<unknown>;
  told_at: Date;
}

export type ReturnStatus = 'requested' | 'received' | 'credited' | 'refused';
export type ReturnReason = 'wrong-item' | 'too-many' | 'damaged' | 'defective' | 'not-needed' | 'other';

export interface ReturnOrdersTable {
  id: string;
  return_number: Generated<string>;
  order_id: string;
  contact_id: string;
  company_id: string;
  account_id: string;
  returned_by: string;
  status: Generated<ReturnStatus>;
  note: Generated<string>;
  idempotency_key: string | null;
  total: string;
  line_count: number;
  returned_at: Generated<Date>;
  received_at: Date | null;
  credited_at: Date | null;
  refused_at: Date | null;
  /** When the ERP is asked again; null once nothing more will happen. */
  progress_due_at: Date | null;
}

export interface ReturnOrderLinesTable {
  return_order_id: string;
  line_number: number;
  quantity: string;
  reason: ReturnReason;
  note: Generated<string>;
  net_amount: string;
}
