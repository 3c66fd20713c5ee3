import { deleteLatestAddress, getLatestAddresses, saveLatestAddress, updateLatestAddress } from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aPlace } from '../support/a-place.ts';
import { aServiceCenter } from '../support/a-service-center.ts';
import { anAddress, aProject } from '../support/an-address.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { placesApp } from '../support/places-app.ts';
import { countQueries } from '../support/query-count.ts';

const { db } = await testDatabase();
const { signedIn } = placesApp(db);

const SITE = { Name: 'Site', Street: 'Havnegade 7', PostalCode: '8000', City: 'Aarhus C', CountryCode: 'DK' };

beforeAll(() => aPlace(db, { postalCode: '8000', place: 'Aarhus C' }));

const aVisit = async () => {
  const company = await aCompany(db);
  const [account] = company.accounts;
  const buyer = await aBuyer(db, { company });
  return { company, account, buyer, client: await signedIn(buyer) };
};

const latest = (client: Client, query: { projectNumber?: string; includeServiceCenters?: 'true' } = {}) =>
  client.answer(getLatestAddresses, { query });

describe('adr-01, adr-02', () => {
  test('sorts by the latest use, and moves a repeated address up without a duplicate', async () => {
    const { client, account } = await aVisit();
    const own = await anAddress(db, account);
    await client.answer(saveLatestAddress, { body: { Id: own.id } });
    const typed = await client.answer(saveLatestAddress, { body: SITE });
    expect((await latest(client)).map(({ Name }) => Name)).toEqual(['Site', own.name]);
    await client.answer(saveLatestAddress, { body: { Id: own.id } });
    const found = await latest(client);
    expect(found.map(({ Name }) => Name)).toEqual([own.name, 'Site']);
    expect(found[1]?.Id).toBe(typed.Id);
    expect(Date.parse(found[0]?.LastUsed ?? '')).toBeGreaterThanOrEqual(Date.parse(found[1]?.LastUsed ?? ''));
  });

  test('clears the shipping condition of a one-time address', async () => {
    const { client, account } = await aVisit();
    const body = { ...SITE, ShippingCondition: 'ZP', PlantId: '2001', IsServiceCenter: true };
    const saved = await client.answer(saveLatestAddress, { body });
    expect(saved).toMatchObject({
      ShippingCondition: '',
      PlantId: '',
      IsOneTimeAddress: true,
      IsServiceCenter: false,
      SoldTo: account.soldTo,
      Street: 'Havnegade 7',
    });
  });

  test('the same address however it is spelled is one', async () => {
    const { client } = await aVisit();
    await client.answer(saveLatestAddress, { body: SITE });
    await client.answer(saveLatestAddress, { body: { ...SITE, City: ' AARHUS  c', PostalCode: 'DK-8000' } });
    await client.answer(saveLatestAddress, { body: { ...SITE, City: 'Århus C', Street: 'havnegade 7' } });
    expect(await latest(client)).toHaveLength(1);
  });

  test('returns service centers with shipping condition ZP and their plant, only on request', async () => {
    const { client } = await aVisit();
    const center = await aServiceCenter(db);
    const saved = await client.answer(saveLatestAddress, { body: { ServiceCenterId: center.code } });
    expect(saved).toMatchObject({ ShippingCondition: 'ZP', PlantId: center.plant, IsServiceCenter: true });
    expect(await latest(client)).toEqual([]);
    expect((await latest(client, { includeServiceCenters: 'true' })).map(({ Id }) => Id)).toEqual([saved.Id]);
  });

  test('each project has its own, and so has none', async () => {
    const { client, account } = await aVisit();
    const project = await aProject(db, account);
    await client.answer(saveLatestAddress, { body: { ...SITE, ProjectNumber: project.number } });
    expect(await latest(client)).toEqual([]);
    expect(await latest(client, { projectNumber: project.number })).toMatchObject([{ ProjectNumber: project.number }]);
  });

  test('they are one’s own: neither a colleague nor another company sees them', async () => {
    const { client, company } = await aVisit();
    await client.answer(saveLatestAddress, { body: SITE });
    expect(await latest(await signedIn(await aBuyer(db, { company })))).toEqual([]);
    expect(await latest(await signedIn(await aBuyer(db)))).toEqual([]);
  });

  test('stores the fifty that were used last', async () => {
    const { client } = await aVisit();
    for (let number = 1; number <= 52; number += 1) {
      await client.answer(saveLatestAddress, { body: { ...SITE, Street: `Havnegade ${number}` } });
    }
    const streets = (await latest(client)).map(({ Street }) => Street);
    expect(streets).toHaveLength(50);
    expect(streets[0]).toBe('Havnegade 52');
    expect(streets.at(-1)).toBe('Havnegade 3');
  });

  test('stores an address once when it is saved twenty times in parallel', async () => {
    const { client } = await aVisit();
    const saved = await Promise.all(Array.from({ length: 20 }, () => client.answer(saveLatestAddress, { body: SITE })));
    expect(new Set(saved.map(({ Id }) => Id)).size).toBe(1);
    expect(await latest(client)).toHaveLength(1);
  });

  test('takes as many queries to save with fifty stored addresses as with none', async () => {
    const { client } = await aVisit();
    const save = (number: number) => () =>
      client.answer(saveLatestAddress, { body: { ...SITE, Street: `Havnegade ${number}` } });
    const first = await countQueries(db, save(1));
    for (let number = 2; number <= 50; number += 1) await save(number)();
    expect(await countQueries(db, save(51))).toBe(first);
    expect(first).toBeLessThanOrEqual(8);
  });

  test.each([
    ['another account’s address', async () => ({ Id: (await anAddress(db, (await aCompany(db)).accounts[0])).id })],
    [
      'a service center of another market',
      async () => ({ ServiceCenterId: (await aServiceCenter(db, { market: 'SE' })).code }),
    ],
    ['an id of nothing', async () => ({ Id: '01890a5d-ac96-774b-bcce-b302099a8057' })],
    ['a project that is not the account’s', async () => ({ ...SITE, ProjectNumber: 'no-such' })],
  ])('%s is not found', async (_, body) => {
    const { client } = await aVisit();
    expect(await client.refusal(saveLatestAddress, { body: await body() })).toMatchObject({ status: 404 });
    expect(await latest(client)).toEqual([]);
  });

  test('another’s latest address is no address of one’s own', async () => {
    const other = await aVisit();
    const { Id } = await other.client.answer(saveLatestAddress, { body: SITE });
    const { client } = await aVisit();
    expect(await client.refusal(saveLatestAddress, { body: { Id } })).toMatchObject({ status: 404 });
  });

  test('refuses an invalid one-time address with each invalid field, and stores nothing', async () => {
    const { client } = await aVisit();
    const problem = await client.refusal(saveLatestAddress, { body: { ...SITE, Name: ' ', City: '' } });
    expect(problem).toMatchObject({ status: 422, code: 'address-invalid' });
    expect(problem.errors?.map(({ field }) => field)).toEqual(['Name', 'City']);
    expect(await latest(client)).toEqual([]);
  });
});

describe('adr-03', () => {
  test('changes a one-time address under its id', async () => {
    const { client } = await aVisit();
    const saved = await client.answer(saveLatestAddress, { body: SITE });
    const body = { ...saved, Name: 'Gate', Street: 'Havnegade 9' };
    const changed = await client.answer(updateLatestAddress, { params: { id: saved.Id }, body });
    expect(changed).toMatchObject({ Id: saved.Id, Name: 'Gate', Street: 'Havnegade 9' });
    expect(await latest(client)).toHaveLength(1);
  });

  test('merges an address with an equal stored one', async () => {
    const { client } = await aVisit();
    const first = await client.answer(saveLatestAddress, { body: SITE });
    const second = await client.answer(saveLatestAddress, { body: { ...SITE, Street: 'Havnegade 9' } });
    await client.answer(updateLatestAddress, { params: { id: first.Id }, body: { ...SITE, Street: 'Havnegade 9' } });
    const found = await latest(client);
    expect(found.map(({ Id }) => Id)).toEqual([first.Id]);
    expect(second.Id).not.toBe(first.Id);
  });

  test('merges addresses that become equal in parallel, without a failure', async () => {
    const { client } = await aVisit();
    const saved = [];
    for (let number = 1; number <= 6; number += 1) {
      saved.push(await client.answer(saveLatestAddress, { body: { ...SITE, Street: `Havnegade ${number}` } }));
    }
    const answers = await Promise.all([
      ...saved.map(({ Id }) => client.call(updateLatestAddress, { params: { id: Id }, body: SITE })),
      ...saved.map(() => client.call(saveLatestAddress, { body: SITE })),
    ]);
    for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await latest(client)).toHaveLength(1);
  });

  test('an address of the account is not written over by hand', async () => {
    const { client, account } = await aVisit();
    const own = await anAddress(db, account);
    const saved = await client.answer(saveLatestAddress, { body: { Id: own.id } });
    const problem = await client.refusal(updateLatestAddress, {
      params: { id: saved.Id },
      body: { ...saved, Name: 'X' },
    });
    expect(problem).toMatchObject({ status: 422, code: 'address-not-one-time' });
  });

  test('another’s is not found', async () => {
    const { client } = await aVisit();
    const { Id } = await client.answer(saveLatestAddress, { body: SITE });
    const stranger = await signedIn(await aBuyer(db));
    expect(await stranger.refusal(updateLatestAddress, { params: { id: Id }, body: SITE })).toMatchObject({
      status: 404,
    });
  });
});

describe('adr-04', () => {
  test('deletes an address once, and returns 404 the second time', async () => {
    const { client } = await aVisit();
    const { Id } = await client.answer(saveLatestAddress, { body: SITE });
    await client.answer(deleteLatestAddress, { params: { id: Id } });
    expect(await latest(client)).toEqual([]);
    expect(await client.refusal(deleteLatestAddress, { params: { id: Id } })).toMatchObject({ status: 404 });
  });

  test('another’s stays', async () => {
    const { client } = await aVisit();
    const { Id } = await client.answer(saveLatestAddress, { body: SITE });
    const stranger = await signedIn(await aBuyer(db));
    expect(await stranger.refusal(deleteLatestAddress, { params: { id: Id } })).toMatchObject({ status: 404 });
    expect(await latest(client)).toHaveLength(1);
  });
});
