import { CompiledQuery } from 'kysely';
import type { Database } from '../db/index.ts';

/** Settings by which limiters of `rate-limiter-flexible` share their counts between processes, in the table `rate_limits`. */
export const rateLimitStore = (db: Database) =>
  ({
    // The library's client: it sends one statement at a time.
    storeClient: {
      query: ({ text, values = [] }: { text: string; values?: readonly unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, [...values])),
    },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  }) as const;
