import { operations } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { examples } from '../contract/examples.ts';
import { aViewer } from '../support/a-buyer.ts';
import { aScene } from '../support/a-scene.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { asAnonymous, signedIn } = testApp(db, { answers });

const OF_EVERYBODY = [
  'signIn',
  'signOut',
  'requestPasswordReset',
  'resetPassword',
  'requestCustomerAccount',
  'getContext',
  'getNode',
  'getVariationDetails',
  'basicCommerceSearch',
  'commerceSearch',
  'commerceSearchByAddress',
  'facetCommerceSearch',
  'bulkCommerceSearch',
  'getProductNavigation',
  'getVendors',
  'getVendor',
  'commerceProductSearch',
  'searchTable',
  'searchMatrices',
  'cmssearch',
  'getPage',
  'getPages',
  'getActionBlocks',
  'getLandingPage',
  'getCustomBrowsingPage',
  'getHeader',
  'getContextualHeader',
  'getSoftBundlePages',
  'getSoftBundlePage',
  'calculateFastbox',
  'getContactDetails',
  'getRecommendations',
  'getVariationsData',
  'getAnalyticsConfig',
  'trackEvents',
  'engageProfiles',
  'updateGroups',
];

test('only sign-in, context, contact details, catalogue, search, pages, recommendations and the collector of events are everybody’s', () => {
  const open = operations.filter(({ access }) => access === 'anyone').map(({ name }) => name);
  expect(open.toSorted()).toEqual(OF_EVERYBODY.toSorted());
});

const withToken = (client: Client): Client => {
  client.cookies.set('XSRF-TOKEN', 'a-token-of-ones-own');
  return client;
};

test.each(operations.filter(({ access }) => access !== 'anyone'))(
  '$name answers a signed-out visitor with 401, whatever is asked',
  async (operation) => {
    const client = withToken(asAnonymous());
    const url = operation.path.replace(/:\w+/, '01890a5d-ac96-774b-bcce-b302099a8057');
    for (const payload of [undefined, '{}', '[]', '"x"']) {
      const headers = payload === undefined ? undefined : { 'content-type': 'application/json' };
      const response = await client.send({
        method: operation.method,
        url,
        ...(operation.method === 'GET' ? {} : { headers, payload }),
      });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'signed-out' });
    }
  },
);

const sceneThatIsFound = untilChanged(db, async () => {
  const scene = await aScene(db);
  await search.caughtUp();
  return scene;
});

test.each(
  examples
    .filter(({ operation }) => operation.access === 'anyone')
    .map((each) => ({ ...each, name: each.operation.name })),
)('$name answers everybody', async ({ operation, run }) => {
  const scene = await sceneThatIsFound();
  const client = withToken(asAnonymous());
  expect((await client.call(operation, await run(scene, client))).statusCode).toBe(200);
});

test('viewers may do all that buyers may, but not order', async () => {
  const viewer = await signedIn(await aViewer(db));
  const answered = await Promise.all(
    operations
      .filter(({ access }) => access === 'buyer' || access === 'orderer')
      .map(async (operation) => {
        const url = operation.path.replace(/:\w+/, '01890a5d-ac96-774b-bcce-b302099a8057');
        return { operation, status: (await viewer.send({ method: operation.method, url })).statusCode };
      }),
  );
  const refused = answered.filter(({ status }) => status === 403 || status === 401);
  const ordering = operations.filter(({ access }) => access === 'orderer').map(({ name }) => name);
  expect(ordering).toEqual(expect.arrayContaining(['createOrder', 'createCreditCardOrder']));
  // The lists of a whole company are for its user admins alone, its logo for those who order and its user admins.
  expect(refused.map(({ operation }) => operation.name).toSorted()).toEqual(
    ['deleteDefaultLogo', 'getCompanyVariationLists', ...ordering].toSorted(),
  );
});

test.each(['punchout', 'editor', 'support', 'assortment-admin', 'operator'] as const)(
  'the order of somebody who is %s is refused',
  async (role) => {
    const order = operations.find(({ name }) => name === 'createOrder');
    const person =
      role === 'punchout' ? await aViewer(db, { role, ableToCreateOrders: true }) : await anEmployee(db, role);
    const response = await (await signedIn(person)).send({ method: 'POST', url: order?.path ?? '' });
    expect(response.statusCode).toBe(403);
  },
);

test.each(operations.filter(({ access }) => access === 'buyer'))(
  '$name is not for the house’s own people',
  async (operation) => {
    const editor = await signedIn(await anEmployee(db, 'editor'));
    const url = operation.path.replace(/:\w+/, '01890a5d-ac96-774b-bcce-b302099a8057');
    expect((await editor.send({ method: operation.method, url })).statusCode).toBe(403);
  },
);
