import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/db/index.ts';
import { openChangeNotifications } from './change-notifications.ts';
import { withDatabase } from './database-url.ts';
import { countedBy, countStatement } from './query-count.ts';
import { quietLog } from './quiet-log.ts';

/**
 * A migrated, empty database of one's own, dropped after the last test of the file (or of the `describe` that calls
 * it). Call it while tests are collected: `const { db, pool, connectionString } = await testDatabase();`
 */
export async function testDatabase(): Promise<Pick<OpenDatabase, 'db' | 'pool' | 'connectionString'>> {
  const server = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  let opened: OpenDatabase | undefined;
  let notifications: ReturnType<typeof openChangeNotifications> | undefined;
  afterAll(async () => {
    await notifications?.close();
    await opened?.close();
    await onServer(server.connectionString, `drop database if exists ${name} with (force)`);
  });
  await onServer(server.connectionString, `create database ${name} template ${server.template} strategy file_copy`);
  const counter = { queries: 0, writes: 0 };
  opened = await openDatabase(
    {
      databaseUrl: withDatabase(server.connectionString, name),
      dataDirectory: '',
      applicationName: 'grossist test',
      poolSize: 5,
      onQuery: ({ sql }) => countStatement(counter, sql),
    },
    quietLog(),
  );
  countedBy(opened.db, counter);
  notifications = openChangeNotifications(opened.db, opened.connectionString);
  return opened;
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
