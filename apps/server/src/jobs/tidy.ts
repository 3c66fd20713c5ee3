import type { ClientBase } from 'pg';

/** Takes away what nobody will ask for again. Every statement may be repeated. */
export const tidy = async (client: ClientBase): Promise<void> => {
  await client.query('delete from sessions where expires_at < now()');
  await client.query(`delete from sign_in_failures where last_failure_at < now() - interval '1 day'`);
  // The last change stays: by it a snapshot of the search knows that it is of this database.
  await client.query(`delete from search_changes where changed_at < now() - interval '1 day'
    and sequence < (select max(sequence) from search_changes)`);
  await client.query(`delete from recommendation_events where happened_at < now() - interval '90 days'`);
  await client.query(`delete from cart_lines where removed_at < now() - interval '1 day'`);
  // Until then a deleted cart can be brought back; one that was made into another never can.
  await client.query(`delete from carts where deleted_at < now() - interval '7 days' or status = 'Inactive'`);
};
