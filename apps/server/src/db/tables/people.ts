import type { Currency, Density } from '@grossist/domain';
import type { Generated } from 'kysely';

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
  density: Density | null;
  sort_key: Generated<string>;
  never_show_again_guide_types: Generated<string[]>;
  salesforce_contact_id: Generated<string>;
  is_symbrio_user: Generated<boolean>;
  search_history_limit: Generated<number>;
  password_hash: Generated<string | null>;
  session_epoch: Generated<number>;
  erased_at: Generated<Date | null>;
  content_hash: Buffer;
}

export interface ContactAccountsTable {
  contact_id: string;
  account_id: string;
  position: number;
}

export interface SessionsTable {
  token_hash: Buffer;
  contact_id: string;
  session_epoch: number;
  anti_forgery_token: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  /** Nothing may be changed. */
  is_read_only: Generated<boolean>;
  /** Whose assortments an assortment administrator looks at the shop with. */
  seen_as_type: Generated<'company' | 'account' | 'user' | null>;
  seen_as_id: Generated<string | null>;
}

export interface KnownDevicesTable {
  token_hash: Buffer;
  contact_id: string;
  session_epoch: number;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
}

export interface PasswordResetsTable {
  contact_id: string;
  token_hash: Buffer;
  expires_at: Date;
}

/** Read and written by the rate limiter's library. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: string | null;
}

export interface SignInFailuresTable {
  key: string;
  failures: number;
  last_failure_at: Date;
}
