import type { ClientBase } from 'pg';

/** Takes away what nobody will ask for again. Every statement may be repeated. */
export const tidy = async (client: ClientBase): Promise<void> => {
  await client.query('delete from sessions where expires_at < now()');
  await client.query(`delete from sign_in_failures where last_failure_at < now() - interval '1 day'`);
  await client.query(`delete from search_changes where changed_at < now() - interval '1 day'`);
  await client.query(`delete from cart_lines where removed_at < now() - interval '1 day'`);
};
