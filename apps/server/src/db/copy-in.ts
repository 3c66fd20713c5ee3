import type { Connection, PoolClient } from 'pg';

// What pg's connection can do for COPY, which its types leave out.
declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
    sendCopyFail(reason: string): void;
  }
}

const COPY = /^copy\s[\s\S]*\sfrom\s+stdin$/i;

/** Whether a statement takes rows from us: `copy … from stdin`, with pieces of COPY's text format as its only parameter. */
export const isCopyIn = (statement: string): boolean => COPY.test(statement);

const rowCountOf = (text: string): number => Number(/\d+$/.exec(text)?.[0] ?? 0);

const isIterable = (given: unknown): given is Iterable<unknown> =>
  typeof given === 'object' && given !== null && Symbol.iterator in given;

const NO_PIECES = 'COPY takes its rows as pieces of bytes';

const asBytes = (piece: unknown): Buffer => {
  if (!Buffer.isBuffer(piece)) throw new TypeError(NO_PIECES);
  return piece;
};

/**
 * Writes rows in COPY's text format, whose pieces, cut anywhere, are the statement's one parameter: several times as
 * quick as `insert`. Each piece is sent as soon as it is made, so that the database reads while the next one is. A row
 * that the table refuses refuses them all, and so does a piece that cannot be made.
 * @throws as a query does, and what making a piece throws
 */
export const copyIn = (
  client: PoolClient,
  statement: string,
  [pieces]: readonly unknown[],
): Promise<{ command: 'INSERT'; rowCount: number; rows: never[] }> =>
  new Promise((resolve, reject) => {
    if (!isIterable(pieces)) throw new TypeError(NO_PIECES);
    let rowCount = 0;
    let notMade: { error: unknown } | undefined;
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: Connection) => {
        try {
          for (const piece of pieces) connection.sendCopyFromChunk(asBytes(piece));
          connection.endCopyFrom();
        } catch (error) {
          // The connection stays usable: the server responds with an error to CopyFail.
          notMade = { error };
          connection.sendCopyFail('The rows could not be made');
        }
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        rowCount = rowCountOf(text);
      },
      handleReadyForQuery: () => resolve({ command: 'INSERT', rowCount, rows: [] }),
      handleError: (error: unknown) => reject(notMade === undefined ? error : notMade.error),
    });
  });
