import {
  createOrder,
  deleteLatestAddress,
  getCartDetails,
  getDeliveryAddressesForProject,
  getLatestAddresses,
  saveLatestAddress,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateCartProject,
} from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aPlace } from '../support/a-place.ts';
import { aScene } from '../support/a-scene.ts';
import { aServiceCenter } from '../support/a-service-center.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { geocoderThatIsDown } from '../support/geocoder-that-is-down.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const withoutGeocoder = testApp(db, { geocoder: geocoderThatIsDown });

const SITE = { Name: 'Site', Street: 'Havnegade 7', PostalCode: '8000', City: 'Aarhus C', CountryCode: 'DK' };

beforeAll(() => aPlace(db, { postalCode: '8000', place: 'Aarhus C' }));

const aVisit = async () => {
  const scene = await aScene(db);
  return { ...scene, client: await signedIn(scene.buyer) };
};

describe('cart-17', () => {
  test('sets an address of the cart’s account', async () => {
    const { client, account, address } = await aVisit();
    const { Address, Version } = await client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
    expect(Address).toMatchObject({ Id: address.id, SoldTo: account.soldTo, ShippingCondition: '' });
    const later = await client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
    expect(later.Version).toBe(Version + 1);
  });

  test('to a service center by shipping condition ZP, from the plant of the center', async () => {
    const { client } = await aVisit();
    const center = await aServiceCenter(db);
    for (const body of [{ ServiceCenterId: center.code }, { Id: center.code }]) {
      const { Address } = await client.answer(updateCartDeliveryAddress, { body });
      expect(Address).toMatchObject({
        Id: center.code,
        Name: center.name,
        ShippingCondition: 'ZP',
        PlantId: center.plant,
        IsServiceCenter: true,
        IsOneTimeAddress: false,
      });
    }
  });

  test('to a one-time address, with its shipping condition cleared', async () => {
    const { client } = await aVisit();
    const body = { ...SITE, City: 'aarhus c', ShippingCondition: 'ZP', IsOneTimeAddress: true };
    const { Address } = await client.answer(updateCartDeliveryAddress, { body });
    expect(Address).toMatchObject({ ...SITE, ShippingCondition: '', IsOneTimeAddress: true, PlantId: '' });
  });

  test('lists a chosen address among the latest ones, to choose it again', async () => {
    const { client, address } = await aVisit();
    await client.answer(updateCartDeliveryAddress, { body: SITE });
    await client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
    const latest = await client.answer(getLatestAddresses);
    expect(latest.map(({ Name }) => Name)).toEqual([expect.any(String), 'Site']);
    const typed = latest[1];
    if (typed === undefined) throw new Error('The one-time address was not noted');
    const { Address } = await client.answer(updateCartDeliveryAddress, { body: typed });
    expect(Address).toMatchObject({ Id: typed.Id, Name: 'Site', IsOneTimeAddress: true });
    expect((await client.answer(getLatestAddresses)).map(({ Id }) => Id)).toEqual([typed.Id, latest[0]?.Id]);
  });

  test('accepts a complete one-time address that was deleted in between', async () => {
    const { client } = await aVisit();
    const { Address } = await client.answer(updateCartDeliveryAddress, { body: SITE });
    if (Address === null) throw new Error('The cart has no address');
    await client.answer(deleteLatestAddress, { params: { id: Address.Id } });
    const again = await client.answer(updateCartDeliveryAddress, { body: Address });
    expect(again.Address).toMatchObject({ Name: 'Site', Street: 'Havnegade 7', IsOneTimeAddress: true });
  });

  test('it is noted for the cart’s project', async () => {
    const { client, project } = await aVisit();
    await client.answer(updateCartProject, { body: { ProjectNumber: project.number } });
    await client.answer(updateCartDeliveryAddress, { body: SITE });
    expect(await client.answer(getLatestAddresses)).toEqual([]);
    const query = { projectNumber: project.number };
    expect(await client.answer(getLatestAddresses, { query })).toMatchObject([{ Name: 'Site' }]);
  });

  test('a one-time address that is wrong names each field, and the cart stays as it is', async () => {
    const { client } = await aVisit();
    const before = await client.answer(getCartDetails);
    const problem = await client.refusal(updateCartDeliveryAddress, { body: { ...SITE, Name: '', City: 'Skagen' } });
    expect(problem).toMatchObject({ status: 422, code: 'address-invalid', errors: [{ field: 'Name' }] });
    expect(await client.refusal(updateCartDeliveryAddress, { body: { ...SITE, City: 'Skagen' } })).toMatchObject({
      errors: [{ field: 'City' }],
    });
    expect(await client.answer(getCartDetails)).toEqual(before);
  });

  test('refuses an empty address', async () => {
    const { client } = await aVisit();
    expect(await client.refusal(updateCartDeliveryAddress, { body: {} })).toMatchObject({ status: 422 });
  });

  test('accepts stored addresses while the gazetteer fails', async () => {
    const { buyer, address } = await aScene(db);
    const client = await withoutGeocoder.signedIn(buyer);
    const problem = await client.refusal(updateCartDeliveryAddress, { body: SITE });
    expect(problem).toMatchObject({ status: 422, code: 'address-invalid' });
    expect(problem.errors).toHaveLength(6);
    await client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
  });

  test.each([
    ['another company’s address', async () => ({ Id: (await anAddress(db, (await aCompany(db)).accounts[0])).id })],
    [
      'another market’s service center',
      async () => ({ ServiceCenterId: (await aServiceCenter(db, { market: 'SE' })).code }),
    ],
    ['what is nowhere', async () => ({ Id: '01890a5d-ac96-774b-bcce-b302099a8057' })],
  ])('%s is not found', async (_, body) => {
    const { client } = await aVisit();
    expect(await client.refusal(updateCartDeliveryAddress, { body: await body() })).toMatchObject({ status: 404 });
  });

  test('an address of one’s other account is not the cart’s', async () => {
    const { client, otherAccount, account } = await aVisit();
    const { id } = await anAddress(db, otherAccount);
    expect(await client.refusal(updateCartDeliveryAddress, { body: { Id: id } })).toMatchObject({ status: 404 });
    await client.answer(updateCartAccount, { body: { soldTo: otherAccount.soldTo } });
    await client.answer(updateCartDeliveryAddress, { body: { Id: id } });
    await client.answer(updateCartAccount, { body: { soldTo: account.soldTo } });
  });

  test('another’s latest address is not found', async () => {
    const other = await aVisit();
    const { Id } = await other.client.answer(saveLatestAddress, { body: SITE });
    const { client } = await aVisit();
    expect(await client.refusal(updateCartDeliveryAddress, { body: { Id } })).toMatchObject({ status: 404 });
  });

  test('sets one of the addresses in a race of tabs, each stored once', async () => {
    const { client, address } = await aVisit();
    const center = await aServiceCenter(db);
    const bodies = [SITE, { Id: address.id }, { ServiceCenterId: center.code }, SITE, { Id: address.id }];
    const answers = await Promise.all(bodies.map((body) => client.call(updateCartDeliveryAddress, { body })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const query = { includeServiceCenters: 'true' as const };
    expect(await client.answer(getLatestAddresses, { query })).toHaveLength(3);
  });

  test('takes a constant number of queries for any address history', async () => {
    const { client, address } = await aVisit();
    const choose = () => client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
    const first = await countQueries(db, choose);
    for (let number = 1; number <= 10; number += 1) {
      await client.answer(saveLatestAddress, { body: { ...SITE, Street: `Havnegade ${number}` } });
    }
    expect(await countQueries(db, choose)).toBe(first);
    expect(first).toBeLessThanOrEqual(12);
  });
});

describe('ordering', () => {
  test('uses the cart’s address, whenever it was chosen', async () => {
    const { client, cart, address } = await aVisit();
    await client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
    await client.answer(saveLatestAddress, { body: SITE });
    await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
    const [last] = await client.answer(getLatestAddresses);
    expect(last?.Name).not.toBe('Site');
  });
});

describe('cart-08', () => {
  test('a project has its own addresses first, then those of no project', async () => {
    const { client, account, otherAccount, address, project } = await aVisit();
    const own = await anAddress(db, account, { projectNumber: project.number });
    await anAddress(db, account, { projectNumber: 'another' });
    await anAddress(db, otherAccount);
    const query = { projectAccountNumber: project.number };
    const found = await client.answer(getDeliveryAddressesForProject, { query });
    expect(found.map(({ Id }) => Id)).toEqual([own.id, address.id]);
  });

  test('an account’s number gives all of its addresses', async () => {
    const { client, account, address, project } = await aVisit();
    const own = await anAddress(db, account, { projectNumber: project.number });
    const query = { projectAccountNumber: account.soldTo };
    const found = await client.answer(getDeliveryAddressesForProject, { query });
    expect(found.map(({ Id }) => Id).toSorted()).toEqual([own.id, address.id].toSorted());
  });

  test('of another company’s project or account there are none', async () => {
    const other = await aVisit();
    const client = await signedIn(await aBuyer(db));
    for (const projectAccountNumber of [other.project.number, other.account.soldTo, '']) {
      expect(await client.answer(getDeliveryAddressesForProject, { query: { projectAccountNumber } })).toEqual([]);
    }
  });
});
