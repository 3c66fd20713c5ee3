import { sql } from 'kysely';
import type { Tx } from './writer.ts';

/** Ids of the companies that exist, by code. */
export const companyIds = async (tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ code: string; id: string }>`
    select code, id from companies where code = any(${codes}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.code, row.id]));
};

export interface KnownAccount {
  id: string;
  companyId: string;
}

/** The accounts that exist, by sold-to. */
export const knownAccounts = async (tx: Tx, soldTos: readonly string[]): Promise<ReadonlyMap<string, KnownAccount>> => {
  const { rows } = await sql<{ soldTo: string; id: string; companyId: string }>`
    select sold_to as "soldTo", id, company_id as "companyId" from accounts
    where sold_to = any(${soldTos}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.soldTo, row]));
};
