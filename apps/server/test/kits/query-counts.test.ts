import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aKit } from '../support/a-kit.ts';
import { someMaterials } from '../support/a-material.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const erp = openEmbeddedErp(db, undefined, { isDemo: true });
let erpRequests = 0;
const shop = testApp(db, {
  erp: {
    ...erp,
    prices: (...asked) => {
      erpRequests += 1;
      return erp.prices(...asked);
    },
  },
});

const aProjectOf = async (kitCount: number, itemCount: number) => {
  const project = await aProjectOfKits(db, shop);
  const { client, buyer, id } = project;
  const materials = await someMaterials(db, itemCount);
  const first = await aKit(db, {
    buyer,
    project: { id },
    items: materials.map((material) => ({ material, quantity: '2' })),
  });
  if (kitCount > 1) {
    const body = { kitId: first.id, amountOfCopies: kitCount - 1 };
    await client.answer(calls.addKitCopies, { params: { id }, body });
  }
  return { ...project, first, sapMaterialNumber: materials[0]?.sapMaterialNumber ?? '' };
};
type Project = Awaited<ReturnType<typeof aProjectOf>>;

const ACTS: Record<string, (project: Project) => Promise<unknown>> = {
  'changing a quantity': ({ client, first, sapMaterialNumber }) =>
    client.answer(calls.setKitItem, { params: { id: first.id }, body: { sapMaterialNumber, quantity: 3 } }),
  'reading the project': ({ client, id }) => client.answer(calls.getSmartKit, { query: { smartKitId: id } }),
  'pricing the project': ({ client, id }) => client.answer(calls.getProjectPrice, { params: { id } }),
  'pricing a kit': ({ client, id, first }) => client.answer(calls.getKitPrice, { params: { id, draftId: first.id } }),
  'copying a kit': ({ client, id, first }) =>
    client.answer(calls.addKitCopies, { params: { id }, body: { kitId: first.id, amountOfCopies: 20 } }),
  'making templates of it': ({ client, first }) =>
    client.answer(calls.createTemplatesFromKitDrafts, { body: [first.id] }),
  'adding a material to all kits': async ({ client, id, sapMaterialNumber }) => {
    const { rows } = await kitIdsOf(id);
    const kitQuantityPairs = rows.map((kit) => ({ kitId: kit.id, quantity: 1 }));
    return client.answer(calls.addMaterialToKits, { body: { sapMaterialNumber, kitQuantityPairs } });
  },
};

const kitIdsOf = async (projectId: string) => ({
  rows: await db.selectFrom('kit_drafts').select('id').where('smart_kit_id', '=', projectId).execute(),
});

test('a project of 200 kits of 50 materials takes as many queries and ERP requests as one of one kit of two', async () => {
  const [small, large] = [await aProjectOf(1, 2), await aProjectOf(200, 50)];
  for (const [name, act] of Object.entries(ACTS)) {
    const before = erpRequests;
    const few = await countQueries(db, () => act(small));
    const between = erpRequests;
    const many = await countQueries(db, () => act(large));
    expect(many, name).toBe(few);
    expect(few, name).toBeLessThanOrEqual(25);
    expect(
      [between - before, erpRequests - between].every((requests) => requests <= 1),
      name,
    ).toBe(true);
  }
});

test('the price of a project is one request to the ERP, and the sum of its kits', async () => {
  const { client, id } = await aProjectOf(3, 2);
  const before = erpRequests;
  const { ProjectPrice, KitPrices } = await client.answer(calls.getProjectPrice, { params: { id } });
  expect(erpRequests - before).toBe(1);
  const sum = KitPrices.reduce((total, { KitPrice }) => total + (KitPrice.NetPrice ?? 0), 0);
  expect(ProjectPrice.NetPrice).toBeCloseTo(sum, 2);
  expect(ProjectPrice.NetPrice).toBeGreaterThan(0);
});
