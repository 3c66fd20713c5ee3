import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDefault } from './columns.ts';

export interface AnalyticsEventsTable {
  day: string;
  insert_id: string;
  distinct_id: string;
  session_id: string;
  happened_at: Date;
  received_at: Generated<Date>;
  event: string;
  market: string;
  language: string;
  properties: JsonDefault<Record<string, unknown>>;
}

export interface AnalyticsInsertIdsTable {
  insert_id: string;
  received_on: Generated<string>;
}

export interface AnalyticsVisitsTable {
  distinct_id: string;
  session_id: string;
  day: string;
  market: string;
  /** Bits of the funnel's steps. */
  steps: Generated<number>;
}

export interface AnalyticsProfilesTable {
  distinct_id: string;
  properties: JsonDefault<Record<string, unknown>>;
  is_forwarded: Generated<boolean>;
  changed_on: Generated<string>;
}

export interface AnalyticsPeopleTable {
  contact_id: string;
  distinct_id: string;
  seen_on: Generated<string>;
}

export interface AnalyticsWithdrawalsTable {
  distinct_id: string;
  withdrawn_at: Generated<Date>;
}

export interface AnalyticsGroupsTable {
  group_key: string;
  group_id: string;
  properties: JsonDefault<Record<string, unknown>>;
}

export interface AnalyticsForwardsTable {
  sequence: GeneratedAlways<string>;
  endpoint: 'track' | 'engage' | 'groups';
  distinct_id: string | null;
  record: JsonDefault<Record<string, unknown>>;
  queued_at: Generated<Date>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
}

export interface AnalyticsEventTalliesTable {
  day: string;
  market: string;
  event: string;
  count: string;
}

export interface AnalyticsSearchTalliesTable {
  day: string;
  market: string;
  language: string;
  query: string;
  searches: string;
  without_result: string;
  clicked: string;
}

export interface AnalyticsMaterialTalliesTable {
  day: string;
  market: string;
  placement: string;
  sap_material_number: string;
  views: string;
  adds: string;
  added_quantity: string;
  orders: string;
  ordered_quantity: string;
}

export interface AnalyticsFunnelTalliesTable {
  day: string;
  market: string;
  searched: string;
  clicked: string;
  added: string;
  ordered: string;
}
