import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

const MOST_DRAFTS = 500;

export interface DraftRow {
  id: string;
  name: string;
  delivery_type: DeliveryType;
  line_count: number;
  changed_at: Date;
  ready: boolean;
  is_active: boolean;
  project_number: string;
  sold_to: string;
  account_name: string;
}

/** Lists the buyer's drafts, with the active cart once it was saved, newest first; at most 500. One query. [cart-02] */
export const listDrafts =
  (db: Database) =>
  (buyer: Buyer): Promise<readonly DraftRow[]> =>
    db
      .selectFrom('carts as c')
      .innerJoin('accounts as a', 'a.id', 'c.account_id')
      .select(['c.id', 'c.name', 'c.delivery_type', 'c.line_count', 'c.changed_at', 'c.ready', 'c.is_active'])
      .select(['c.project_number', 'a.sold_to', 'a.name as account_name'])
      .where('c.contact_id', '=', buyer.contactId)
      .where('c.status', '=', sql.lit('Draft'))
      .where('c.deleted_at', 'is', null)
      .orderBy('c.changed_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(MOST_DRAFTS)
      .execute();
