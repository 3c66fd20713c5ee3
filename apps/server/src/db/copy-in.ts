import type { Connection, PoolClient } from 'pg';

// What pg's connection can do for COPY, which its types leave out.
declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
  }
}

const COPY = /^copy\s[\s\S]*\sfrom\s+stdin$/i;

/** Whether a statement takes rows from us: `copy … from stdin`, its rows in COPY's text format as its only parameter. */
export const isCopyIn = (statement: string): boolean => COPY.test(statement);

const rowCountOf = (text: string): number => Number(/\d+$/.exec(text)?.[0] ?? 0);

/**
 * Writes rows in COPY's text format, which are the statement's one parameter: several times as
 * quick as `insert`. A row that the table refuses refuses them all.
 * @throws as a query does
 */
export const copyIn = (
  client: PoolClient,
  statement: string,
  [rows]: readonly unknown[],
): Promise<{ command: 'INSERT'; rowCount: number; rows: never[] }> =>
  new Promise((resolve, reject) => {
    if (typeof rows !== 'string') throw new TypeError('COPY takes its rows as one text');
    let rowCount = 0;
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: Connection) => {
        connection.sendCopyFromChunk(Buffer.from(rows));
        connection.endCopyFrom();
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        rowCount = rowCountOf(text);
      },
      handleReadyForQuery: () => resolve({ command: 'INSERT', rowCount, rows: [] }),
      handleError: (error: unknown) => reject(error),
    });
  });
