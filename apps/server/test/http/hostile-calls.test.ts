import { operations } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aScene, type Scene } from '../support/a-scene.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { sendHostileValues } from './send-hostile-values.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

beforeAll(() => search.caughtUp());

const theScene = untilChanged(db, () => aScene(db));

const knownTo = (scene: Scene): string[] => [
  scene.cart.id,
  scene.line.id,
  scene.material.code,
  scene.material.sapMaterialNumber,
  scene.address.id,
  scene.project.number,
  scene.account.soldTo,
  scene.otherAccount.soldTo,
  scene.buyer.email,
];

test.each(answers.map(({ operation }) => operation))(
  '$name answers whatever it is sent, and never by failing itself',
  async (operation) => {
    const scene = await theScene();
    const client = await signedIn(scene.buyer);
    await sendHostileValues(client, operation, knownTo(scene));
  },
);

const NO_JSON = ['{', '{"', '[1,', 'undefined', '\u0000', '{"__proto__":{}}', `{"Code":${'['.repeat(50_000)}`];

test.each(operations.filter(({ method }) => method !== 'GET'))(
  '$name refuses a body that is no JSON, and one nested without end',
  async (operation) => {
    const { buyer } = await theScene();
    const client = await signedIn(buyer);
    const send = (payload: string) =>
      client.send({
        method: operation.method,
        url: operation.path,
        headers: { 'content-type': 'application/json' },
        payload,
      });
    for (const payload of NO_JSON) expect((await send(payload)).statusCode).toBe(400);
    const nested = await send(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(nested.statusCode).toBeLessThan(500);
  },
);
