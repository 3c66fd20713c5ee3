import { sql } from 'kysely';
import type { Tx } from './writer.ts';

const ETIM_CLASS = /^EC\d{6}$/;

/**
 * Gives each ETIM class that a material names and nobody has told of an empty row: suppliers' files name classes, the
 * model that names them may come later. Other codes are the wholesaler's own and must be told first.
 */
export const nameClasses = async (tx: Tx, codes: readonly (string | undefined)[]): Promise<void> => {
  const etim = [...new Set(codes)].filter((code) => code !== undefined && ETIM_CLASS.test(code));
  if (etim.length === 0) return;
  await sql`
    insert into etim_classes (code, names, content_hash)
    select code, '{}', '' from unnest(${etim}::text[]) code
    where not exists (select from etim_classes known where known.code = code.code)
    on conflict (code) do nothing`.execute(tx);
};
