import type { ToldInfoTag } from '@grossist/catalogue-formats';
import { type RawBuilder, sql } from 'kysely';

/** As a row tells it to the database; what is taken away is told too, or it would stay. */
export const toldInfoTag = (told: ToldInfoTag | undefined) =>
  told === undefined || told.color === 'none' ? told : { descriptions: {}, ...told };

/** What is stored of the tag that was there and the one that is told now, if any. */
export const mergedInfoTag = (old: RawBuilder<unknown>, given: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`nullif(coalesce(${given}, ${old}), '{"color": "none"}'::jsonb)`;
