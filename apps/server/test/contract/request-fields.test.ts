import { type Operation, operations, savePage } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aCatalogue } from '../support/a-catalogue.ts';
import { type ChangedRows, changedRowsReader } from '../support/changed-rows.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { personFor } from '../support/person-for.ts';
import { requestFields } from '../support/request-fields.ts';
import { rewindingDatabase } from '../support/rewinding-database.ts';
import { testApp } from '../support/test-app.ts';
import { examples } from './examples.ts';
import { FURTHER_REQUESTS } from './request-fields/index.ts';
import type { Prepare } from './request-fields/prepare.ts';
import { FIELD_VALUES } from './request-fields/values.ts';
import { WITHOUT_EFFECT } from './request-fields/without-effect.ts';
import { type Json, valuesToTry, withValue } from './request-values.ts';
import { aRichScene, type RichScene } from './rich-scene.ts';

const { db: ordinary, connectionString, pool } = await testDatabase();
const { db, rewinding, settled } = await rewindingDatabase(connectionString);
const { answers, search } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

const withFields = examples.filter(({ operation }) => requestFields(operation).length > 0);

let scene: RichScene;
let changedRows: () => Promise<ChangedRows>;
const clients = new Map<string, Client>();

const clientFor = async (operation: Operation): Promise<Client> => {
  // Signing in replaces the session of the client that does it.
  const key = `${operation.access} ${operation.area === 'auth'}`;
  const known = clients.get(key);
  if (known !== undefined) return known;
  const client = await signedIn(await personFor(db, operation, scene));
  clients.set(key, client);
  return client;
};

beforeAll(async () => {
  await aCatalogue(ordinary);
  scene = await aRichScene(db);
  await search.caughtUp();
  // Before the first call: signing in is the only change that stays.
  for (const { operation } of withFields) await clientFor(operation);
  changedRows = await rewinding(changedRowsReader);
});

/** What a call did: its status, each value of its answer, and what it changed. */
type Seen = ReadonlyMap<string, string>;

const leavesOf = (value: unknown, path: string): [string, string][] => {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]];
  const inner = Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${path}.${name}`));
  return inner.length === 0 ? [[path, JSON.stringify(value)]] : inner;
};

/** Prepares, sends the request that a change makes of the prepared one, and undoes all of it. */
const outcomeOf = (
  operation: Operation,
  prepare: () => Promise<Json>,
  client: Client,
  change: (request: Json) => Json = (request) => request,
): Promise<Seen> =>
  rewinding(async () => {
    const request = change(await prepare());
    const response = await client.call(operation, JSON.parse(JSON.stringify(request)));
    await settled();
    const answer: unknown = response.json();
    const rows = operation.changes ? await changedRows() : [];
    return new Map([['status', String(response.statusCode)], ...leavesOf(answer, 'answer'), ...rows]);
  });

/** The names under which two calls differ. */
const differences = (one: Seen, other: Seen): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

const MALFORMED = 400;
const SERVER_ERROR = 500;

/** The fields for which one of the values does otherwise than the prepared request. */
const fieldsWithEffect = async (
  valuesOf: ReadonlyMap<string, readonly Json[]>,
  outcome: (change?: (request: Json) => Json) => Promise<Seen>,
): Promise<string[]> => {
  const usual = await outcome();
  expect(usual.get('status'), JSON.stringify([...usual].slice(0, 12))).toBe('200');
  const volatile = new Set(differences(usual, await outcome()));
  const hasEffect = async (path: string, value: Json): Promise<boolean> => {
    const seen = await outcome((request) => withValue(request, path, value));
    const status = Number(seen.get('status'));
    expect(status, `${path}: ${JSON.stringify(value)}`).toBeLessThan(SERVER_ERROR);
    // Any field can be malformed.
    return status !== MALFORMED && differences(usual, seen).some((name) => !volatile.has(name));
  };
  const found: string[] = [];
  for (const [path, values] of valuesOf) {
    for (const value of values) {
      if (!(await hasEffect(path, value))) continue;
      found.push(path);
      break;
    }
  }
  return found;
};

test('every listed field and operation exists', () => {
  const known = new Set(
    operations.flatMap((operation) => requestFields(operation).map(({ path }) => `${operation.name} ${path}`)),
  );
  const listed = [WITHOUT_EFFECT, FIELD_VALUES].flatMap((list) =>
    Object.entries(list).flatMap(([name, fields]) => Object.keys(fields).map((path) => `${name} ${path}`)),
  );
  expect(listed.filter((field) => !known.has(field))).toEqual([]);
  const names = new Set(withFields.map(({ operation }) => operation.name));
  expect(Object.keys(FURTHER_REQUESTS).filter((name) => !names.has(name))).toEqual([]);
});

test.each(withFields.map((example) => ({ name: example.operation.name, ...example })))(
  'every field of $name changes what it does, or is listed with a reason',
  async ({ operation, run }) => {
    const client = await clientFor(operation);
    const editor = await clientFor(savePage);
    const usualRequest: Prepare = async () => JSON.parse(JSON.stringify(await run(scene, client)));
    const own = FIELD_VALUES[operation.name] ?? {};
    const open = new Map(
      requestFields(operation).map(({ path, schema }) => {
        const value = own[path]?.(scene);
        return [path, [...(value === undefined ? [] : [value]), ...valuesToTry(schema)]];
      }),
    );
    for (const prepare of [usualRequest, ...(FURTHER_REQUESTS[operation.name] ?? [])]) {
      if (open.size === 0) break;
      const found = await fieldsWithEffect(open, (change) =>
        outcomeOf(operation, async () => prepare(scene, client, editor), client, change),
      );
      for (const path of found) open.delete(path);
    }
    expect([...open.keys()]).toEqual(Object.keys(WITHOUT_EFFECT[operation.name] ?? {}));
  },
);
