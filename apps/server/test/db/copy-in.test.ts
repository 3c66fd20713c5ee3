import { CompiledQuery, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';

const { db, pool } = await testDatabase();
beforeEach(() => pool.query('drop table if exists fruit; create table fruit (name text primary key, weight integer)'));

const copying = (rows: unknown) => CompiledQuery.raw('copy fruit (name, weight) from stdin', [rows]);
const copy = (...pieces: readonly string[]) => copying(pieces.map((piece) => Buffer.from(piece)));
const fruit = async () =>
  (await sql<{ name: string; weight: number | null }>`select * from fruit order by name`.execute(db)).rows;

describe('COPY', () => {
  it('writes rows, and answers how many', async () => {
    const { numAffectedRows } = await db.executeQuery(copy('apple\t3\npe', '\\tar\t\\N\n'));
    expect(numAffectedRows).toBe(2n);
    expect(await fruit()).toEqual([
      { name: 'apple', weight: 3 },
      { name: 'pe\tar', weight: null },
    ]);
  });

  it('is part of its transaction', async () => {
    const broken = db.transaction().execute(async (tx) => {
      await tx.executeQuery(copy('apple\t3\n'));
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await fruit()).toEqual([]);
  });

  it.each([
    ['a row that is there twice', 'apple\t3\napple\t4\n', '23505'],
    ['a value of another type', 'apple\tmany\n', '22P02'],
    ['too few columns', 'apple\n', '22P04'],
  ])('refuses %s with all the others, and the connection goes on', async (_what, rows, code) => {
    await db.connection().execute(async (connection) => {
      await expect(connection.executeQuery(copy(`pear\t1\n${rows}`))).rejects.toMatchObject({ code });
      expect((await sql<{ one: number }>`select 1 as one`.execute(connection)).rows).toEqual([{ one: 1 }]);
    });
    expect(await fruit()).toEqual([]);
  });

  it('refuses everything when a row fails, and keeps the connection usable', async () => {
    function* half() {
      yield Buffer.from('apple\t3\n');
      throw new RangeError('no more fruit');
    }
    await db.connection().execute(async (connection) => {
      await expect(connection.executeQuery(copying(half()))).rejects.toThrow(new RangeError('no more fruit'));
      expect((await sql<{ one: number }>`select 1 as one`.execute(connection)).rows).toEqual([{ one: 1 }]);
    });
    expect(await fruit()).toEqual([]);
  });

  it.each([7, 'apple\t3\n', ['apple\t3\n']])('takes its rows as bytes, not as %j', async (rows) => {
    await expect(db.executeQuery(copying(rows))).rejects.toThrow(TypeError);
  });
});
