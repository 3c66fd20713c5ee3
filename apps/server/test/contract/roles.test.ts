import { type Operation, operations } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aScene, type Scene } from '../support/a-scene.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { examples } from './examples.ts';

const { db, pool } = await testDatabase();
const { answers } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

const AREAS = new Set(['cart', 'erp', 'service centers', 'addresses', 'accounting strings', 'context']);
const isOfTheseAreas = ({ operation }: { operation: Operation }) => AREAS.has(operation.area);

/** The scene's carts become somebody else's of the same company. */
const handOver = (scene: Scene, contactId: string) =>
  db
    .updateTable('carts')
    .set({ contact_id: contactId })
    .where('id', 'in', [scene.cart.id, scene.draft.id, scene.kitDraft.id])
    .execute();

const ROLES = ['viewer', 'user-admin', 'punchout'] as const;

const personOf = (role: (typeof ROLES)[number], { buyer: { company } }: Scene) =>
  role === 'viewer' ? aViewer(db, { company }) : aBuyer(db, { company, role });

describe.each(ROLES)('a %s', (role) => {
  const sceneOfThePerson = untilChanged(db, async () => {
    const scene = await aScene(db);
    const person = await personOf(role, scene);
    await handOver(scene, person.contactId);
    return { scene, person };
  });

  test.each(examples.filter(isOfTheseAreas).map((each) => ({ ...each, name: each.operation.name })))(
    'is answered by $name as a buyer is',
    async ({ operation, run }) => {
      const { scene, person } = await sceneOfThePerson();
      const client = await signedIn(person);
      const response = await client.call(operation, await run(scene, client));
      expect(response.statusCode, response.body).toBe(200);
      expect(operation.response.safeParse(response.json()).error?.issues ?? []).toEqual([]);
    },
  );
});

test.each(['editor', 'assortment-admin', 'support', 'operator'] as const)(
  'somebody of the house who is %s has no cart, prices, addresses or centers: 403 by every call',
  async (role) => {
    const client = await signedIn(await anEmployee(db, role));
    for (const { area, access, method, path, name } of operations) {
      if (!AREAS.has(area) || access !== 'buyer') continue;
      const url = path.replace(/:\w+/, '01890a5d-ac96-774b-bcce-b302099a8057');
      expect((await client.send({ method, url })).statusCode, name).toBe(403);
    }
  },
);
