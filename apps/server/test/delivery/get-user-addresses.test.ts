import { getUserAddresses } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCompany } from '../support/a-company.ts';
import { aScene } from '../support/a-scene.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aSceneOfOnesOwn = async () => {
  const scene = await aScene(db);
  return { ...scene, client: await signedIn(scene.buyer) };
};

test('addresses are those of one’s own account, the preset one first', async () => {
  const { client, account, otherAccount, address } = await aSceneOfOnesOwn();
  const preset = await anAddress(db, account, { isDefault: true });
  await anAddress(db, otherAccount);
  const found = await client.answer(getUserAddresses);
  expect(found.map(({ Id }) => Id)).toEqual([preset.id, address.id]);
  expect(found[0]).toMatchObject({ DefaultSapAddress: true, SoldTo: account.soldTo });
});

test('addresses of a project are its own and those of no project', async () => {
  const { client, account, address, project } = await aSceneOfOnesOwn();
  const ofProject = await anAddress(db, account, { projectNumber: project.number });
  await anAddress(db, account, { projectNumber: 'another' });
  const found = await client.answer(getUserAddresses, {
    query: { projectNumber: project.number, showAddressesForAllProjects: 'false' },
  });
  expect(found.map(({ Id }) => Id).toSorted()).toEqual([address.id, ofProject.id].toSorted());
});

test('there are no addresses of an account that is not one’s own', async () => {
  const { client } = await aSceneOfOnesOwn();
  const [foreign] = (await aCompany(db)).accounts;
  await anAddress(db, foreign);
  expect(await client.answer(getUserAddresses, { query: { soldTo: foreign.soldTo } })).toEqual([]);
});

test('returns the addresses of another own account', async () => {
  const { client, otherAccount } = await aSceneOfOnesOwn();
  const there = await anAddress(db, otherAccount);
  const found = await client.answer(getUserAddresses, { query: { soldTo: otherAccount.soldTo } });
  expect(found.map(({ Id }) => Id)).toEqual([there.id]);
});
