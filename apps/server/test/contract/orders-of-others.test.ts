import { type Operation, operations } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aScene, type Scene } from '../support/a-scene.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { personFor } from '../support/person-for.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { examples } from './examples.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

beforeAll(() => search.caughtUp());

const theScene = untilChanged(db, () => aScene(db));

const AREAS = new Set([
  'orders',
  'order-validation',
  'order validation',
  'project quote',
  'punchout',
  'messages',
  'matters',
  'audit',
]);
const ours = examples
  .filter(({ operation }) => AREAS.has(operation.area))
  .map((example) => ({ ...example, name: example.operation.name }));

/** Somebody of each role, of the scene's company or of the house. */
const PEOPLE: Record<string, (scene: Scene) => Promise<{ email: string }>> = {
  viewer: ({ buyer: { company } }) => aViewer(db, { company }),
  'user admin': ({ buyer: { company } }) => aBuyer(db, { company, role: 'user-admin' }),
  'punchout user': ({ buyer: { company } }) => aBuyer(db, { company, role: 'punchout' }),
  editor: () => anEmployee(db, 'editor'),
  'assortment admin': () => anEmployee(db, 'assortment-admin'),
  support: () => anEmployee(db, 'support'),
  operator: () => anEmployee(db, 'operator'),
};

const MAY: Record<Operation['access'], readonly string[]> = {
  anyone: Object.keys(PEOPLE),
  'signed-in': Object.keys(PEOPLE),
  buyer: ['viewer', 'user admin', 'punchout user'],
  orderer: ['user admin', 'punchout user'],
  editor: ['editor'],
  'assortment-admin': ['assortment admin'],
  support: ['support'],
  operator: ['operator'],
  house: ['editor', 'assortment admin', 'support', 'operator'],
};

test('every call of these areas is tried', () => {
  const all = operations.filter(({ area }) => AREAS.has(area)).map(({ name }) => name);
  expect(ours.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
});

const refusals = ours.flatMap(({ operation, run, name }) =>
  Object.entries(PEOPLE)
    .filter(([role]) => !MAY[operation.access].includes(role))
    .map(([role, person]) => ({ operation, run, name, role, person })),
);

test.each(refusals)('refuses $name to a $role with any input', async ({ operation, run, person }) => {
  const scene = await theScene();
  const input = await run(scene, await signedIn(await personFor(db, operation, scene)));
  const response = await (await signedIn(await person(scene))).call(operation, input);
  expect(response.statusCode, response.body).toBe(403);
});

/** Of these a punchout user has none: they order by handing their cart over. */
const NOT_BY_PUNCHOUT = new Set(['createOrder', 'createCreditCardOrder', 'returnOrder']);

test.each(ours.filter(({ name }) => NOT_BY_PUNCHOUT.has(name)))(
  '$name is refused to a punchout user',
  async ({ operation, run }) => {
    const scene = await theScene();
    const input = await run(scene, await signedIn(scene.buyer));
    const { company } = scene.buyer;
    const response = await (await signedIn(await aBuyer(db, { company, role: 'punchout' }))).call(operation, input);
    expect([403, 404], response.body).toContain(response.statusCode);
  },
);

/** Of buyers' calls, what another company's buyer hears who names this company's orders, carts and payments. */
const TO_STRANGERS: Record<string, number> = {
  createOrder: 404,
  createCreditCardOrder: 404,
  cancelCreditCardOrder: 200,
  creditCardOrderStatus: 200,
  kitOrderDetails: 404,
  kitCartDetails: 404,
  getOrderAgain: 404,
  orderAgain: 404,
  orderIntoFavourites: 404,
  getOrder: 404,
  returnOrder: 404,
  getReturnOrder: 404,
};
/** They are of the caller's own alone, or name nothing. */
const NAMES_NOTHING = new Set([
  'getPaymentMethods',
  'orderDrafts',
  'orderSents',
  'backSents',
  'returnOrders',
  'getBuyerDesk',
  'getInTouchEmail',
  'getQuoteEmail',
  'getPunchoutSession',
  'checkOutByPunchout',
]);

const OF_BUYERS = ours.filter(({ operation: { access } }) => access === 'buyer' || access === 'orderer');

test('tests every call of buyers with a stranger, unless it names no object', () => {
  const known = [...Object.keys(TO_STRANGERS), ...NAMES_NOTHING];
  expect(known.toSorted()).toEqual(OF_BUYERS.map(({ name }) => name).toSorted());
});

const stateOf = async ({ buyer }: Scene) => ({
  orders: await db.selectFrom('orders').selectAll().where('company_id', '=', buyer.company.id).orderBy('id').execute(),
  carts: await db.selectFrom('carts').selectAll().where('contact_id', '=', buyer.contactId).orderBy('id').execute(),
  returns: await db.selectFrom('return_orders').selectAll().where('company_id', '=', buyer.company.id).execute(),
  payments: await db.selectFrom('card_orders').selectAll().where('contact_id', '=', buyer.contactId).execute(),
});

test.each(OF_BUYERS.filter(({ name }) => !NAMES_NOTHING.has(name)))(
  '$name tells another company’s buyer nothing of this one’s, and changes nothing of it',
  async ({ operation, run, name }) => {
    const scene = await theScene();
    const input = await run(scene, await signedIn(scene.buyer));
    const before = await stateOf(scene);
    const stranger = await signedIn(await aBuyer(db, { company: await aCompany(db) }));
    const response = await stranger.call(operation, input);
    expect(response.statusCode, response.body).toBe(TO_STRANGERS[name]);
    if (response.statusCode === 200) expect(response.json()).toMatchObject({ Status: 'not-found', CartId: null });
    expect(await stateOf(scene)).toEqual(before);
  },
);
