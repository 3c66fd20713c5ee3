import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { kitExamples } from '../contract/kit-examples.ts';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aScene, type Scene } from '../support/a-scene.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);

const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';
const ofKits = calls.operations.filter(({ area }) => area === 'smart kit');

/** Calls that name nothing of anybody's. */
const NAMES_NOTHING = [
  'getRecentSmartKits',
  'createKitDrafts',
  'createKitTemplate',
  'validateKitDraft',
  'getKitTemplates',
  'getKitTemplatesByBase',
];
/** Calls that leave out what is not theirs. */
const LEAVES_OUT = ['restoreKits', 'restoreKitTemplates'];

/** All that the scene's company has of kits. */
const stateOf = async ({ buyer: { company } }: Scene) => ({
  projects: await db.selectFrom('smart_kits').selectAll().where('company_id', '=', company.id).execute(),
  kits: await db.selectFrom('kit_drafts').selectAll().where('company_id', '=', company.id).orderBy('id').execute(),
  items: await db
    .selectFrom('kit_draft_items as i')
    .innerJoin('kit_drafts as k', 'k.id', 'i.kit_draft_id')
    .selectAll('i')
    .where('k.company_id', '=', company.id)
    .orderBy('i.id')
    .execute(),
  templates: await db.selectFrom('kit_templates').selectAll().where('company_id', '=', company.id).execute(),
});

test('returns 404 to another company in every call, and changes nothing', async () => {
  const scene = await aScene(db);
  const stranger = await signedIn(await aBuyer(db, { company: await aCompany(db) }));
  const owner = await signedIn(scene.buyer);
  for (const { operation, run } of kitExamples) {
    if (NAMES_NOTHING.includes(operation.name)) continue;
    const input = await run(scene, owner);
    const before = await stateOf(scene);
    const { statusCode, body } = await stranger.call(operation, input);
    expect(statusCode, `${operation.name}: ${body}`).toBe(LEAVES_OUT.includes(operation.name) ? 200 : 404);
    if (LEAVES_OUT.includes(operation.name)) expect(JSON.parse(body).restoredCount, operation.name).toBe(0);
    expect(await stateOf(scene), operation.name).toEqual(before);
    // What an example deleted comes back for the next ones.
    await owner.call(calls.restoreSmartKit, { body: { id: scene.smartKit.id } });
    await owner.call(calls.restoreKits, { body: { kitIds: [scene.projectKit.id] } });
    await owner.call(calls.restoreKitTemplates, { body: { templateIds: [scene.template.id] } });
  }
});

test('a colleague reads the kits of the company, but a project is its owner’s alone', async () => {
  const { buyer, projectKit, smartKit, kitDraft } = await aScene(db);
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  expect((await colleague.answer(calls.getKitDraft, { params: { id: projectKit.id } })).itemCount).toBe(2);
  const renaming = { params: { id: projectKit.id }, body: { kitDraftUpdateDto: { headerDescription: 'x' } } };
  const body = { FileName: 'a.csv', Content: '' };
  const refusals = [
    await colleague.refusal(calls.getSmartKit, { query: { cartId: kitDraft.id } }),
    await colleague.refusal(calls.getSmartKit, { query: { smartKitId: smartKit.id } }),
    await colleague.refusal(calls.updateKitDraft, renaming),
    await colleague.refusal(calls.deleteKits, { params: { id: smartKit.id }, body: [projectKit.id] }),
    await colleague.refusal(calls.getProjectPrice, { params: { id: smartKit.id } }),
    await colleague.refusal(calls.importKitsCsv, { params: { id: smartKit.id }, body }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
});

test('people of the house and people who are signed out have no kits', async () => {
  const editor = await signedIn(await anEmployee(db, 'editor'));
  const anonymous = asAnonymous();
  for (const { method, path, name } of ofKits) {
    const url = path.replaceAll(/:\w+/g, UNKNOWN);
    expect((await editor.send({ method, url })).statusCode, name).toBe(403);
    expect((await anonymous.send({ method, url })).statusCode, name).toBe(401);
  }
  const file = { method: 'GET', url: '/api/smart-kit/create-csv' } as const;
  expect((await editor.send(file)).statusCode).toBe(403);
  expect((await anonymous.send(file)).statusCode).toBe(401);
});

test('lets a viewer manage projects of kits without net prices', async () => {
  const scene = await aScene(db);
  const viewer = await aViewer(db, { company: scene.buyer.company });
  await db.updateTable('carts').set({ contact_id: viewer.contactId }).where('id', '=', scene.kitDraft.id).execute();
  await db
    .updateTable('smart_kits')
    .set({ contact_id: viewer.contactId })
    .where('id', '=', scene.smartKit.id)
    .execute();
  const client = await signedIn(viewer);
  await client.answer(calls.addKit, { params: { id: scene.smartKit.id }, body: { headerDescription: '2nd left' } });
  const { ProjectPrice } = await client.answer(calls.getProjectPrice, { params: { id: scene.smartKit.id } });
  expect(ProjectPrice).toMatchObject({ NetPrice: null, NetPriceStr: '' });
});

test('a visit by punchout has kits of its own cart', async () => {
  const visitor = await aBuyer(db, { role: 'punchout' });
  const client = await signedIn(visitor);
  const { CartId: cartId } = await client.answer(calls.changeCartDeliveryType, { body: { DeliveryType: 'SmartKit' } });
  const { id } = await client.answer(calls.createSmartKit, { body: { cartId, projectName: 'Stairs 3' } });
  await client.answer(calls.addKit, { params: { id }, body: { headerDescription: '2nd left' } });
  expect((await client.answer(calls.getSmartKit, { query: { cartId } })).kits).toHaveLength(1);
});
