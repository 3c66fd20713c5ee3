import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

interface MigrationFile {
  /** `NNNN-name.sql` */
  name: string;
  sql: string;
  sha256: string;
}

/**
 * The migrations of a folder in their order.
 * @throws when an SQL file has no number, or two have the same.
 */
async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number) throw new Error(`The migration ${name} is not named NNNN-name.sql.`);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}; the second is ${name}.`);
    numbers.add(number);
  }
  return Promise.all(names.map((name) => readMigration(directory, name)));
}

async function readMigration(directory: string, name: string): Promise<MigrationFile> {
  // Git may have changed the line ends on the way here, which is no change of the migration.
  const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

/** Any number would do; it must only stay the same. */
const LOCK = 4_717_001;

/**
 * Brings the database up to date with the SQL files of a folder, each in a transaction of its own, once, in order;
 * processes that start together wait for each other. Returns the names of those applied now.
 * @throws when a file that was applied has changed since, when the database knows migrations that the folder does not
 * hold, when a file would come before one already applied, or when a file fails (which then leaves no trace).
 */
export async function migrate(pool: Pool, directory: string): Promise<string[]> {
  const files = await readMigrations(directory);
  const client = await pool.connect();
  try {
    // A large table's migration may take longer than any query of a request, and so may waiting for it.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists public.schema_migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
    const pending = pendingOf(files, await appliedBefore(client));
    for (const file of pending) await apply(client, file);
    return pending.map(({ name }) => name);
  } finally {
    // The lock and the settings go with the connection.
    client.release(true);
  }
}

async function appliedBefore(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

function pendingOf(files: MigrationFile[], applied: ReadonlyMap<string, string>): MigrationFile[] {
  const known = new Set(files.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this version of the shop: it has the migrations ${unknown.join(', ')}, which are unknown here. Start the newer version.`,
    );
  }
  const latest = [...applied.keys()].sort().at(-1) ?? '';
  return files.filter(({ name, sha256 }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== sha256) {
      throw new Error(
        `The migration ${name} was changed after it had been applied to this database. Restore it, and make the change in a new file.`,
      );
    }
    if (before === undefined && name < latest) {
      throw new Error(`The migration ${name} comes before ${latest}, which was applied already. Give it a new number.`);
    }
    return before === undefined;
  });
}

async function apply(client: PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into public.schema_migrations (name, sha256) values ($1, $2)', [file.name, file.sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${file.name}${lineOf(error, file.sql)} failed: ${reason}`, { cause: error });
  }
}

function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError) || !error.position) return '';
  const before = [...sql].slice(0, Number(error.position) - 1);
  return `, line ${before.filter((character) => character === '\n').length + 1},`;
}
