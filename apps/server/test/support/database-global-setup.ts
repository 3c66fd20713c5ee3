import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { migrate } from '../../src/db/index.ts';
import { removeAbandonedServers, TEST_SERVER } from './abandoned-servers.ts';
import { withDatabase } from './database-url.ts';
import { quietLog } from './quiet-log.ts';
import { temporaryFolder } from './temporary-folder.ts';

const TEMPLATE = 'grossist_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server: where to make databases, and the migrated one to make them from. */
    testServer: { connectionString: string; template: string };
  }
}

/** Starts one embedded server for the whole run and migrates the database that every test's own is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedServers();
  const dataDirectory = await temporaryFolder(`${TEST_SERVER}-${process.pid}`);
  const server = await openEmbedded({ dataDirectory, log: quietLog(), durable: false });
  const teardown = async (): Promise<void> => {
    await server.release();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.connectionString);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testServer', { connectionString: server.connectionString, template: TEMPLATE });
  return teardown;
}

async function makeTemplate(connectionString: string): Promise<void> {
  const admin = new Pool({ connectionString, max: 1 });
  const template = new Pool({ connectionString: withDatabase(connectionString, TEMPLATE), max: 1 });
  try {
    await admin.query(`create database ${TEMPLATE}`);
    await migrate(template, fileURLToPath(new URL('../../src/db/migrations', import.meta.url)));
    await admin.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  } finally {
    await template.end();
    await admin.end();
  }
}
