import { randomBytes } from 'node:crypto';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrate, openDatabase } from '../../src/db/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { withDatabase } from '../support/database-url.ts';
import { quietLog } from '../support/quiet-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MIGRATIONS = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));
const MOVING = '0068-favorites-as-lists.sql';

const server = inject('testServer');
const name = `test_${randomBytes(8).toString('hex')}`;

const onServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

test('the migration moves favorites into lists, each with its time, in their order', async () => {
  const before = await temporaryFolder('migrations');
  await onServer(`create database ${name}`);
  const database = await openDatabase(
    {
      databaseUrl: withDatabase(server.connectionString, name),
      dataDirectory: '',
      applicationName: 'grossist test',
      poolSize: 2,
    },
    quietLog(),
  );
  onTestFinished(async () => {
    await database.close();
    await rm(before, { recursive: true });
    await onServer(`drop database if exists ${name} with (force)`);
  });
  const { db, pool } = database;
  for (const file of await readdir(MIGRATIONS))
    if (file < MOVING) await copyFile(join(MIGRATIONS, file), join(before, file));
  await migrate(pool, before);
  const people = [await aBuyer(db), await aBuyer(db)];
  const [first, second] = [await aMaterial(db, { price: null }), await aMaterial(db, { price: null })];
  const stars = [
    [people[0], second, '2024-01-01T10:00:00Z'],
    [people[0], first, '2024-02-01T10:00:00Z'],
    [people[1], first, '2024-03-01T10:00:00Z'],
  ] as const;
  for (const [person, { sapMaterialNumber }, at] of stars)
    await sql`insert into favorites values (${person?.contactId}, ${sapMaterialNumber}, ${at})`.execute(db);

  await migrate(pool, MIGRATIONS);

  const { rows } = await sql<{ owner: string; number: string; at: Date; version: string }>`
    select v.owner_id as owner, l.sap_material_number as number, l.added_at as at,
      substr(v.id::text, 15, 1) || substr(l.id::text, 15, 1) as version
    from variation_lists v join variation_list_lines l on l.list_id = v.id
    where v.kind = 'favorites' and v.company_id is null and l.removed_at is null and l.added_by = v.owner_id
    order by v.owner_id = ${people[0]?.contactId} desc, l.position`.execute(db);
  expect(rows).toEqual(
    stars.map(([person, { sapMaterialNumber }, at]) => ({
      owner: person?.contactId,
      number: sapMaterialNumber,
      at: new Date(at),
      version: '77',
    })),
  );
});
