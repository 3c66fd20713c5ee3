import {
  addToCart,
  changeNote,
  changeQuantity,
  commerceSearch,
  createOrder,
  getCart,
  getCartPrice,
  getPrice,
  orderSents,
  removeFromCart,
  setFavorite,
} from '@grossist/contracts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { publishReferenceChange } from '../../src/areas/catalogue/index.ts';
import { openDatabase } from '../../src/db/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { type Material, someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { type Client, clientOf } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { noteChanges } from '../support/note-changes.ts';
import { countQueries } from '../support/query-count.ts';
import { quietLog } from '../support/quiet-log.ts';
import { testApp } from '../support/test-app.ts';
import { updateMaterial } from '../support/update-material.ts';

/** Two processes on one database: one with production's caches, the other, which nothing notifies, without any. */
const { db, pool, connectionString } = await testDatabase();
const other = await openDatabase({ databaseUrl: connectionString, dataDirectory: '', poolSize: 2 }, quietLog());
afterAll(() => other.close());
const cached = everyAnswer(db, pool);
const uncached = everyAnswer(other.db, other.pool);
const shop = testApp(db, { answers: cached.answers });
const { app: plainApp } = testApp(other.db, { answers: uncached.answers });

const RUNS = 4;
const STEPS = 10;
const MATERIALS = 4;

interface World {
  materials: readonly Material[];
  /** The same session in both processes. */
  clients: readonly [Client, Client];
}

const aWorld = async (): Promise<World> => {
  const materials = await someMaterials(db, MATERIALS, { stock: '50' });
  await noteChanges(
    db,
    materials.map(({ sapMaterialNumber }) => sapMaterialNumber),
  );
  await publishReferenceChange(db);
  const one = await shop.signedIn(await aBuyer(db));
  const another = clientOf(plainApp);
  for (const [name, value] of one.cookies) another.cookies.set(name, value);
  return { materials, clients: [one, another] };
};

/** Fields that differ from answer to answer: when a price was computed, and a search's token. */
const VOLATILE = new Set(['PricedAt', 'RcsToken']);
const withoutVolatile = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (VOLATILE.has(key) ? undefined : value)));

const read = async (client: Client, { materials }: World): Promise<unknown> => {
  const body = materials.map(({ sapMaterialNumber }) => ({ MaterialNo: sapMaterialNumber, Quantity: 2 }));
  return withoutVolatile({
    cart: await client.answer(getCart),
    cartPrice: await client.answer(getCartPrice, { body: {} }),
    prices: await client.answer(getPrice, { body }),
    found: await client.answer(commerceSearch, { body: { PageSize: 50 } }),
    narrowed: await client.answer(commerceSearch, { body: { Query: materials[0]?.code ?? '' } }),
    orders: await client.answer(orderSents),
  });
};

type Step = (client: Client, material: Material, amount: number) => Promise<unknown>;

const firstLine = async (client: Client) => (await client.answer(getCart)).CartItems[0]?.CartItemId;

/** What people and imports do. What is refused changes nothing, and is no less a step. */
const STEPS_BY_NAME: Readonly<Record<string, Step>> = {
  add: (client, { code }, amount) => client.call(addToCart, { body: { Code: code, Quantity: amount } }),
  'change a quantity': async (client, _, amount) => {
    const CartItemId = await firstLine(client);
    if (CartItemId !== undefined) await client.call(changeQuantity, { body: { CartItemId, Quantity: amount } });
  },
  'change a note': async (client, _, amount) => {
    const CartItemId = await firstLine(client);
    if (CartItemId !== undefined) await client.call(changeNote, { body: { CartItemId, Note: `Floor ${amount}` } });
  },
  remove: async (client) => {
    const CartItemId = await firstLine(client);
    if (CartItemId !== undefined) await client.call(removeFromCart, { body: { CartItemId } });
  },
  like: (client, { code }, amount) =>
    client.call(setFavorite, { body: { ProductCode: code, SetFavoriteTo: amount % 2 === 0 } }),
  order: async (client) => {
    const { CartId } = await client.answer(getCart);
    await client.call(createOrder, { body: { Details: { CartId } } });
  },
  'import a price': (_, { sapMaterialNumber }, amount) =>
    db
      .updateTable('erp.list_prices')
      .set({ amount: String(100 + amount) })
      .where('sap_material_number', '=', sapMaterialNumber)
      .execute(),
  'import stock': (_, { sapMaterialNumber }, amount) =>
    db
      .updateTable('erp.stock')
      .set({ atp: String(amount) })
      .where('sap_material_number', '=', sapMaterialNumber)
      .execute(),
  'import a name': (_, { sapMaterialNumber }, amount) =>
    updateMaterial(db, sapMaterialNumber, { names: JSON.stringify({ en: `Renamed ${amount}` }) }),
  'import a status': (_, { sapMaterialNumber }, amount) =>
    updateMaterial(db, sapMaterialNumber, { status: amount % 2 === 0 ? '10' : '30' }),
  'import an assortment of others': (_, { sapMaterialNumber }) => anAssortment(db, { materials: [sapMaterialNumber] }),
};

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(STEPS_BY_NAME)),
    by: fc.constantFrom(0, 1),
    which: fc.nat(MATERIALS - 1),
    amount: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: STEPS, maxLength: STEPS },
);

test('cart, prices, searches and orders are the same with caches and without, whatever is changed in between', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const world = await aWorld();
      for (const { name, by, which, amount } of sequence) {
        const material = world.materials[which];
        const client = world.clients[by];
        const step = STEPS_BY_NAME[name];
        if (material === undefined || client === undefined || step === undefined) throw new Error('No such step');
        await step(client, material, amount);
        await cached.search.caughtUp();
        await uncached.search.caughtUp();
        const [withCaches, without] = [await read(world.clients[0], world), await read(world.clients[1], world)];
        expect(withCaches, name).toEqual(without);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

test('the one of them has caches: what was read before costs no query but for session and address', async () => {
  const world = await aWorld();
  await cached.search.caughtUp();
  const body = world.materials.map(({ sapMaterialNumber }) => ({ MaterialNo: sapMaterialNumber }));
  const price = () => world.clients[0].answer(getPrice, { body });
  // What is priced in the very millisecond of a change is not cached.
  await price();
  await price();
  // The session, the address of the active cart, and the account's usual one while there is no cart.
  expect(await countQueries(db, price)).toBe(3);
});
