import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { importRecords } from '../../src/areas/imports/commands/import-records.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { anOutsideRecord, asEvents } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

const WINDOW = 2000;

const discount = (materialGroup: string, percent: string): CatalogueRecord => ({
  kind: 'discount',
  market: 'DK',
  customerGroup: 'A',
  materialGroup,
  percent,
});

/** More records than a window holds, each of its own key. */
const filling = (name: string): CatalogueRecord[] =>
  Array.from({ length: WINDOW + 10 }, (_, place) => discount(`${name}-${place}`, '5'));

const material = (elNumber: string, name: string, changes = {}): CatalogueRecord =>
  anOutsideRecord({ elNumber, names: { nb: name }, ...changes });

describe('a record that contradicts an earlier one of its file is refused', () => {
  test('across windows', async () => {
    const file = [
      discount('W', '10'),
      material('700', 'Kabel'),
      ...filling('w'),
      discount('W', '20'),
      material('700', 'Rør'),
    ];
    const report = await importing(db, file);
    expect(report.lines).toMatchObject([
      { line: WINDOW + 13, code: 'repeated', text: '"A W" is already in line 1, with other content' },
      { line: WINDOW + 14, code: 'repeated', text: '"700" is already in line 2, with other content' },
    ]);
    expect(countsOf(await importing(db, file))).toEqual({
      made: 0,
      changed: 0,
      unchanged: file.length - 2,
      refused: 2,
    });
  });

  test('in a run that is taken up again', async () => {
    const file = [
      discount('R', '10'),
      material('800', 'Kabel'),
      ...filling('r'),
      discount('R', '20'),
      material('800', 'Rør'),
    ];
    const controller = new AbortController();
    const events = asEvents(file);
    function* untilStopped() {
      for (const [place, event] of events.entries()) {
        if (place === WINDOW + 5) controller.abort();
        yield event;
      }
    }
    const options = { source: 'records.ndjson', format: 'ndjson', dryRun: false };
    const stopped = await importRecords({ db, hashEmail }, { ...options, signal: controller.signal })(untilStopped());
    expect(stopped).toMatchObject({ outcome: 'stopped', made: WINDOW });
    const resumed = await importing(db, file, { runId: stopped.runId });
    expect(countsOf(resumed)).toEqual({ made: file.length - 2, changed: 0, unchanged: 0, refused: 2 });
    expect(resumed.lines).toMatchObject([
      { line: WINDOW + 13, code: 'repeated' },
      { line: WINDOW + 14, code: 'repeated' },
    ]);
  });

  test('but not when what it contradicts was refused itself', async () => {
    const file: CatalogueRecord[] = [
      material('900', 'Kabel', { supplierCode: 'NOBODY' }),
      material('900', 'Ledning'),
      material('900', 'Rør'),
    ];
    const report = await importing(db, file);
    expect(report.lines).toMatchObject([
      { line: 1, code: 'unknown-reference' },
      { line: 3, code: 'repeated', text: '"900" is already in line 2, with other content' },
    ]);
  });

  test('and the others of its window are written when the database refuses one', async () => {
    await sql`alter table erp.discounts add constraint no_bad check (material_group <> 'BAD')`.execute(db);
    const file = [discount('D1', '10'), discount('BAD', '10'), discount('D1', '20'), discount('D2', '10')];
    const report = await importing(db, file);
    expect(report.lines.map(({ line, code }) => [line, code])).toEqual([
      [2, 'not-stored'],
      [3, 'repeated'],
    ]);
    expect(report.made).toBe(2);
  });
});

describe('a material that no number names is refused', () => {
  test.each([
    ['without any number', {}],
    ['with a supplier’s number of nobody', { supplierNumber: 'A-1' }],
  ])('%s', async (_, numbers) => {
    const report = await importing(db, [anOutsideRecord({ elNumber: undefined, ...numbers })]);
    expect(report.lines).toMatchObject([{ line: 1, kind: 'refused', code: 'bad-value' }]);
    expect(report.made).toBe(0);
  });
});
