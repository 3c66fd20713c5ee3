import { getAccountingStrings1, getAccountingStrings2, getSavedAccountingStrings } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { anAccountingString } from '../support/an-accounting-string.ts';
import { testDatabase } from '../support/database.ts';
import { placesApp } from '../support/places-app.ts';
import { countQueries } from '../support/query-count.ts';

const { db } = await testDatabase();
const { signedIn } = placesApp(db, { now: () => Date.parse('2026-11-20T10:00:00Z') });

const aVisit = async () => {
  const company = await aCompany(db);
  const client = await signedIn(await aBuyer(db, { company }));
  const projects = async (query: Record<string, string | number> = {}) =>
    (await client.answer(getAccountingStrings1, { query })).PageItems.map(({ Project }) => Project);
  const tasks = async (project: string, query: Record<string, string | number> = {}) =>
    (await client.answer(getAccountingStrings2, { query: { project, ...query } })).PageItems.map(({ Task }) => Task);
  const has = (traits: Parameters<typeof anAccountingString>[2]) => anAccountingString(db, company, traits);
  return { company, client, projects, tasks, has };
};

describe('acc-01', () => {
  test('returns projects once, by number, with all stored fields', async () => {
    const { client, has } = await aVisit();
    await has({ project: 'P2', task: 'A', projectDescription: 'School' });
    await has({ project: 'P2', task: 'B', projectDescription: 'School' });
    await has({ project: 'P1', projectDescription: 'Harbour', validFrom: '2026-01-01', validTo: '2026-12-31' });
    expect(await client.answer(getAccountingStrings1)).toEqual({
      PageItems: [
        {
          Project: 'P1',
          ProjectDescription: 'Harbour',
          Task: '',
          TaskDescription: '',
          ValidFrom: '2026-01-01',
          ValidTo: '2026-12-31',
          CreatedBy: 'Bo Berg',
        },
        {
          Project: 'P2',
          ProjectDescription: 'School',
          Task: '',
          TaskDescription: '',
          ValidFrom: null,
          ValidTo: null,
          CreatedBy: 'Bo Berg',
        },
      ],
      TotalItems: 2,
    });
  });

  test('includes both days of a validity, and leaves out what is not valid today', async () => {
    const { projects, has } = await aVisit();
    await has({ project: 'from-today', validFrom: '2026-11-20' });
    await has({ project: 'to-today', validTo: '2026-11-20' });
    await has({ project: 'tomorrow', validFrom: '2026-11-21' });
    await has({ project: 'yesterday', validTo: '2026-11-19' });
    await has({ project: 'gone', validTo: '2026-11-19' });
    await has({ project: 'gone', task: 'open' });
    await has({ project: 'by-task', task: 'over', validTo: '2026-11-19' });
    await has({ project: 'by-task', task: 'still' });
    expect(await projects()).toEqual(['by-task', 'from-today', 'to-today']);
  });

  test.each([
    ['har', ['P-100']],
    ['HAVN 100', ['P-100']],
    ['p-1', ['P-100', 'P-101']],
    ['100%', []],
    ['_', []],
    ['\\', []],
    ["'", []],
    ['', ['P-100', 'P-101']],
  ])('%j finds %j', async (searchTerm, found) => {
    const { projects, has } = await aVisit();
    await has({ project: 'P-100', projectDescription: 'Harbour, Havnegade' });
    await has({ project: 'P-101', projectDescription: 'Skolen' });
    expect(await projects({ searchTerm })).toEqual(found);
  });

  test('returns pages with the total', async () => {
    const { client, projects, has } = await aVisit();
    for (let number = 1; number <= 25; number += 1) await has({ project: `P${100 + number}` });
    expect(await projects({ page: 2, pageSize: 10 })).toEqual(Array.from({ length: 10 }, (_, at) => `P${111 + at}`));
    expect(await client.answer(getAccountingStrings1, { query: { page: 9, pageSize: 10 } })).toEqual({
      PageItems: [],
      TotalItems: 25,
    });
    expect(await client.refusal(getAccountingStrings1, { query: { pageSize: 101 } })).toMatchObject({ status: 400 });
  });

  test('does not return those of another company', async () => {
    const mine = await aVisit();
    const other = await aVisit();
    await mine.has({ project: 'P1', task: 'A' });
    expect(await other.projects()).toEqual([]);
    expect(await other.tasks('P1')).toEqual([]);
    const body = { Projects: ['P1'], Tasks: ['A'] };
    expect(await other.client.answer(getSavedAccountingStrings, { body })).toEqual([]);
  });

  test('a viewer reads them as a buyer does', async () => {
    const { company, has } = await aVisit();
    await has({ project: 'P1' });
    const viewer = await signedIn(await aViewer(db, { company }));
    expect((await viewer.answer(getAccountingStrings1)).TotalItems).toBe(1);
  });
});

describe('acc-02', () => {
  test('tasks are those of the project that are valid today', async () => {
    const { tasks, has } = await aVisit();
    await has({ project: 'P1' });
    await has({ project: 'P1', task: '20', taskDescription: 'Second fix' });
    await has({ project: 'P1', task: '10', taskDescription: 'First fix' });
    await has({ project: 'P1', task: '30', validTo: '2026-11-19' });
    await has({ project: 'P2', task: '99' });
    expect(await tasks('P1')).toEqual(['10', '20']);
    expect(await tasks('P1', { searchTerm: 'second' })).toEqual(['20']);
    expect(await tasks('P1', { page: 2, pageSize: 1 })).toEqual(['20']);
    expect(await tasks('none')).toEqual([]);
  });
});

describe('acc-03', () => {
  test('returns only existing and valid ones of the given lines', async () => {
    const { client, has } = await aVisit();
    await has({ project: 'P1' });
    await has({ project: 'P1', task: 'A' });
    await has({ project: 'P1', task: 'B', validTo: '2026-11-19' });
    await has({ project: 'P2', task: 'A' });
    await has({ project: 'P3' });
    await has({ project: 'P4', validTo: '2026-11-19' });
    const body = { Projects: ['P1', 'P2', 'P4', 'nothing', '', 'P1'], Tasks: ['A', 'B', 'C', ''] };
    const found = await client.answer(getSavedAccountingStrings, { body });
    expect(found.map(({ Project, Task }) => [Project, Task])).toEqual([
      ['P1', ''],
      ['P1', 'A'],
      ['P2', ''],
      ['P2', 'A'],
    ]);
  });

  test('sends no query for an empty list', async () => {
    const { client } = await aVisit();
    expect(await client.answer(getSavedAccountingStrings, { body: {} })).toEqual([]);
    const tooMany = { Projects: Array.from({ length: 501 }, String), Tasks: [] };
    expect(await client.refusal(getSavedAccountingStrings, { body: tooMany })).toMatchObject({ status: 400 });
  });

  test('one query serves five hundred as it does one', async () => {
    const { client, has } = await aVisit();
    await has({ project: 'P1' });
    const few = await countQueries(db, () =>
      client.answer(getSavedAccountingStrings, { body: { Projects: ['P1'], Tasks: [] } }),
    );
    const Projects = Array.from({ length: 500 }, (_, at) => `P${at}`);
    const many = await countQueries(db, () =>
      client.answer(getSavedAccountingStrings, { body: { Projects, Tasks: [] } }),
    );
    expect(many).toBe(few);
  });
});
