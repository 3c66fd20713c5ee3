import type { ClientBase } from 'pg';

/** Of one round; the rest goes with the next ones. */
const PAYMENTS_AT_ONCE = 5000;
const KITS_AT_ONCE = 5000;
const KEYS_AT_ONCE = 20_000;

/** Attempts to order by card, and what was begun at the payment service for them. */
const forgetPayments = async (client: ClientBase, which: string): Promise<void> => {
  await client.query(
    `with gone as (
       delete from card_orders where id = any(array(
         select id from card_orders where ${which} order by settled_at limit $1 for update skip locked))
       returning id)
     delete from payments_begun b using gone where b.payment_reference = gone.id::text`,
    [PAYMENTS_AT_ONCE],
  );
};

/** Deletes expired data. Every statement may be repeated. */
export const tidy = async (client: ClientBase): Promise<void> => {
  await client.query('delete from sessions where expires_at < now()');
  await client.query(`delete from known_devices where last_used_at < now() - interval '400 days'`);
  await client.query(`delete from sign_in_failures where last_failure_at < now() - interval '1 day'`);
  // The last change stays: by it a snapshot of the search knows that it is of this database.
  await client.query(`delete from search_changes where changed_at < now() - interval '1 day'
    and sequence < (select max(sequence) from search_changes)`);
  // Two years: long enough to find out who did what, and no longer than personal data may be retained for it.
  await client.query(`delete from audit_entries where happened_at < now() - interval '730 days'`);
  // Two years: as long as a cart may come back to be edited, or the document of an order be sent again.
  await client.query(`delete from punchout_sessions where state = 'asked' and start_expires_at < now() - interval '1 day'
    or asked_at < now() - interval '730 days'`);
  await client.query(`delete from punchout_documents where received_at < now() - interval '730 days'`);
  // 90 days: the outcome of a payment is no longer requested. What bookkeeping needs is in order_payments.
  await forgetPayments(client, `settlement in ('charged', 'released') and settled_at < now() - interval '90 days'`);
  // Two years, as the audit trail: how payments were resolved by hand. Unresolved ones stay.
  await forgetPayments(client, `settlement = 'failed' and seen_at < now() - interval '730 days'`);
  // What became of them are validations; those who uploaded them have seen it.
  await client.query(`delete from order_uploads where ended_at < now() - interval '1 day'`);
  await client.query(`delete from recommendation_events where happened_at < now() - interval '90 days'`);
  // Until then a deletion of kits and templates can be undone.
  for (const table of ['smart_kits', 'kit_drafts', 'kit_draft_items', 'kit_templates', 'kit_template_items']) {
    await client.query(
      `delete from ${table} where id = any(array(
         select id from ${table} where deleted_at < now() - interval '30 days' limit $1))`,
      [KITS_AT_ONCE],
    );
  }
  // As long as clients may repeat an addition (`QUEUE_KEY_DAYS` of the contract).
  await client.query(
    `delete from keyed_additions where ctid = any(array(
       select ctid from keyed_additions where added_at < now() - interval '30 days' limit $1))`,
    [KEYS_AT_ONCE],
  );
  await client.query(`delete from cart_lines where removed_at < now() - interval '1 day'`);
  // Until then a deleted cart can be brought back; one that was made into another never can.
  await client.query(`delete from carts where deleted_at < now() - interval '7 days' or status = 'Inactive'`);
};
