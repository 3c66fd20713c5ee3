import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { quietLog } from '../support/quiet-log.ts';
import { unique } from '../support/unique.ts';
import { embeddedWorld, engineContract, openSearchWorld } from './engine-contract/index.ts';
import { type StandIn, startStandIn } from './opensearch-stand-in/index.ts';

const database = await testDatabase();
const log = quietLog();
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

engineContract('the embedded engine', async () => embeddedWorld());

engineContract('OpenSearch, by its stand-in', async () =>
  openSearchWorld({ ...database, url: standIn.url, indexPrefix: 'contract', log }),
);

test('sends only requests that a cluster accepts', () => {
  expect(standIn.refused).toEqual([]);
});

const { OPENSEARCH_URL: url, OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password } = process.env;
if (url !== undefined && url !== '') {
  const login = username === undefined ? {} : { username, password: password ?? '' };
  engineContract('OpenSearch, a real one', async () =>
    openSearchWorld({ ...database, url, ...login, indexPrefix: `contract-${unique()}`, log }),
  );
}
