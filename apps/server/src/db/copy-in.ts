import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';

const COPY = /^copy\s[\s\S]*\sfrom\s+stdin$/i;

/** Returns true for `copy … from stdin`, whose only parameter is its rows. */
export const isCopyIn = (statement: string): boolean => COPY.test(statement);

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

const NO_BUFFERS = 'COPY takes its rows as buffers';

function* buffersOf(chunks: Iterable<unknown>): Generator<Buffer> {
  for (const chunk of chunks) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError(NO_BUFFERS);
    yield chunk;
  }
}

/**
 * Writes rows in COPY's text format, several times as fast as `insert`. The only parameter is an iterable of buffers, cut
 * anywhere; each is sent as soon as it is made, so that PostgreSQL reads while the next is made. All or no rows are written.
 * @throws as a query does, and what making a buffer throws; the connection stays usable
 */
export const copyIn = async (
  client: PoolClient,
  statement: string,
  [chunks]: readonly unknown[],
): Promise<{ command: 'INSERT'; rowCount: number; rows: never[] }> => {
  if (!isIterable(chunks)) throw new TypeError(NO_BUFFERS);
  const stream = client.query(from(statement));
  await pipeline(Readable.from(buffersOf(chunks)), stream);
  return { command: 'INSERT', rowCount: stream.rowCount, rows: [] };
};
