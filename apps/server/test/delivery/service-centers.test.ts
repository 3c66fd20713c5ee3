import {
  addressHasFastboxDelivery,
  getClosingTime,
  getServiceCenters,
  getServiceCentersByZip,
  setPreferredServiceCenter,
} from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aFastboxZone } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aPlace } from '../support/a-place.ts';
import { aServiceCenter } from '../support/a-service-center.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { geocoderThatIsDown } from '../support/geocoder-that-is-down.ts';
import { placesApp } from '../support/places-app.ts';

const { db } = await testDatabase();

let now = Date.parse('2026-11-20T10:00:00Z');
const { signedIn } = placesApp(db, { now: () => now });
const withoutGeocoder = placesApp(db, { geocoder: geocoderThatIsDown });
const withoutErp = placesApp(db, { erp: erpThatIsDown });

const aarhus = { name: 'Aarhus', postalCode: '8000', latitude: 56.1567, longitude: 10.2108, closingTime: '17:00' };
const odense = { name: 'Odense', postalCode: '5000', latitude: 55.3959, longitude: 10.3883, closingTime: '16:30' };
const valby = { name: 'Valby', postalCode: '2500', latitude: 55.6615, longitude: 12.5167, closingTime: '16:00' };
const codes: Record<'aarhus' | 'odense' | 'valby', string> = { aarhus: '', odense: '', valby: '' };

beforeAll(async () => {
  codes.aarhus = (await aServiceCenter(db, aarhus)).code;
  codes.odense = (await aServiceCenter(db, odense)).code;
  codes.valby = (await aServiceCenter(db, valby)).code;
  await aServiceCenter(db, { market: 'NO', name: 'Oslo' });
  await aPlace(db, { postalCode: '6000', place: 'Kolding', latitude: 55.4904, longitude: 9.4722 });
  await aPlace(db, { postalCode: '2300', place: 'København S', latitude: 55.6498, longitude: 12.6027 });
});

const aClient = async () => signedIn(await aBuyer(db));

describe('svc-03', () => {
  test('the service centers are those of one’s market, by name', async () => {
    const found = await (await aClient()).answer(getServiceCenters);
    expect(found.map(({ Name }) => Name)).toEqual(['Aarhus', 'Odense', 'Valby']);
    expect(found[0]).toMatchObject({
      ServiceCenterId: codes.aarhus,
      Zip: '8000',
      City: 'Aarhus C',
      ClosingTime: '17:00',
      IsPreferred: false,
      DistanceKm: null,
    });
    const norwegian = await signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'NO' }) }));
    expect((await norwegian.answer(getServiceCenters)).map(({ Name }) => Name)).toEqual(['Oslo']);
  });

  test('the hours of each day of the week to come are shown, with the next open day', async () => {
    now = Date.parse('2026-11-20T15:30:00Z');
    const days = { 6: { opens: '08:00', closes: '12:00' }, '2026-11-23': null };
    await aServiceCenter(db, { market: 'SE', openingTime: '07:00', closingTime: '16:00', days });
    const swedish = await signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'SE' }) }));
    const [center] = await swedish.answer(getServiceCenters);
    const usual = ['2026-11-20', '2026-11-24', '2026-11-25', '2026-11-26'].map((Date) => ({
      Date,
      OpeningTime: '07:00',
      ClosingTime: '16:00',
    }));
    const saturday = { Date: '2026-11-21', OpeningTime: '08:00', ClosingTime: '12:00' };
    expect(center).toMatchObject({ OpenDays: [usual[0], saturday, ...usual.slice(1)], NextOpenDate: '2026-11-21' });
    now = Date.parse('2026-11-21T10:59:00Z');
    const closing = await swedish.answer(getClosingTime);
    expect(closing).toMatchObject({ LocalOpeningTime: '08:00', LocalClosingTime: '12:00', SecondsLeft: 60 });
    now += 60_000;
    expect((await swedish.answer(getClosingTime)).NextOpenDate).toBe('2026-11-24');
  });

  test('sorts the preferred one first until the preference is removed', async () => {
    const client = await aClient();
    await client.answer(setPreferredServiceCenter, { body: { ServiceCenterId: codes.valby } });
    const [first, ...others] = await client.answer(getServiceCenters);
    expect(first).toMatchObject({ Name: 'Valby', IsPreferred: true });
    expect(others.every(({ IsPreferred }) => !IsPreferred)).toBe(true);
    await client.answer(setPreferredServiceCenter, { body: { ServiceCenterId: null } });
    expect((await client.answer(getServiceCenters)).map(({ Name }) => Name)).toEqual(['Aarhus', 'Odense', 'Valby']);
  });

  test('a center of another market, or of none, cannot be preferred', async () => {
    const [oslo] = await (await signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'NO' }) }))).answer(
      getServiceCenters,
    );
    for (const ServiceCenterId of [oslo?.ServiceCenterId ?? '', 'no-such']) {
      expect(await (await aClient()).refusal(setPreferredServiceCenter, { body: { ServiceCenterId } })).toMatchObject({
        status: 404,
      });
    }
  });

  test('stores one of several preferences in a race of tabs', async () => {
    const client = await aClient();
    await Promise.all(
      [codes.aarhus, codes.odense, codes.valby].map((ServiceCenterId) =>
        client.answer(setPreferredServiceCenter, { body: { ServiceCenterId } }),
      ),
    );
    const preferred = (await client.answer(getServiceCenters)).filter(({ IsPreferred }) => IsPreferred);
    expect(preferred).toHaveLength(1);
  });
});

describe('svc-04', () => {
  test.each([
    ['6000', ['Odense', 'Aarhus', 'Valby']],
    ['2300', ['Valby', 'Odense', 'Aarhus']],
  ])('of zip code %s the nearest come first, by the crow', async (zipcode, names) => {
    const found = await (await aClient()).answer(getServiceCentersByZip, { query: { zipcode } });
    expect(found.map(({ Name }) => Name)).toEqual(names);
    const distances = found.map(({ DistanceKm }) => DistanceKm ?? -1);
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
    expect(distances[0]).toBeGreaterThan(0);
  });

  test('from Kolding it is 58 kilometres to Odense', async () => {
    const [first] = await (await aClient()).answer(getServiceCentersByZip, { query: { zipcode: '6000' } });
    expect(first?.DistanceKm).toBeGreaterThan(57);
    expect(first?.DistanceKm).toBeLessThan(60);
  });

  test.each(['5100', 'DK-5100', ' 51 00 '])(
    'sorts by the smallest difference of zip codes when the location of %s is unknown',
    async (zipcode) => {
      const found = await (await aClient()).answer(getServiceCentersByZip, { query: { zipcode } });
      expect(found.map(({ Name }) => Name)).toEqual(['Odense', 'Valby', 'Aarhus']);
      expect(found.every(({ DistanceKm }) => DistanceKm === null)).toBe(true);
    },
  );

  test('a geocoder that is down costs the distances, not the answer', async () => {
    const client = await withoutGeocoder.signedIn(await aBuyer(db));
    const found = await client.answer(getServiceCentersByZip, { query: { zipcode: '7900' } });
    expect(found.map(({ Name }) => Name)).toEqual(['Aarhus', 'Odense', 'Valby']);
  });

  test('finds neither a center nor an express box for a zip code that the market can not have', async () => {
    const client = await aClient();
    for (const zipcode of ['', '???', '%', 'ab', '0000', '9999', '80000']) {
      expect(await client.answer(getServiceCentersByZip, { query: { zipcode } })).toEqual([]);
      expect(await client.answer(addressHasFastboxDelivery, { query: { zipcode } })).toBe(false);
    }
  });
});

describe('svc-01', () => {
  const closing = async (at: string, prefers: keyof typeof codes = 'aarhus') => {
    now = Date.parse(at);
    const client = await aClient();
    await client.answer(setPreferredServiceCenter, { body: { ServiceCenterId: codes[prefers] } });
    return client.answer(getClosingTime);
  };

  test('it closes at its own time on the market’s clock', async () => {
    expect(await closing('2026-11-20T10:00:00Z')).toEqual({
      ServiceCenterId: codes.aarhus,
      ServiceCenterName: 'Aarhus',
      OpeningTime: '2026-11-19T23:00:00.000Z',
      LocalOpeningTime: '',
      ClosingTime: '2026-11-20T16:00:00.000Z',
      LocalClosingTime: '17:00',
      IsOpenToday: true,
      SecondsLeft: 6 * 3600,
      NextOpenDate: '2026-11-20',
    });
  });

  test('in summer an hour earlier by UTC', async () => {
    expect(await closing('2026-07-01T08:00:00Z')).toMatchObject({ ClosingTime: '2026-07-01T15:00:00.000Z' });
  });

  test('has a countdown of zero once it is closed, and opens on the next working day', async () => {
    expect(await closing('2026-11-20T16:00:00Z')).toMatchObject({
      SecondsLeft: 0,
      IsOpenToday: true,
      NextOpenDate: '2026-11-23',
    });
  });

  test('it stays closed on weekends and public holidays', async () => {
    expect(await closing('2026-11-21T10:00:00Z')).toMatchObject({
      ClosingTime: null,
      LocalClosingTime: '',
      IsOpenToday: false,
      SecondsLeft: 0,
      NextOpenDate: '2026-11-23',
    });
    expect(await closing('2026-12-25T10:00:00Z')).toMatchObject({ IsOpenToday: false, NextOpenDate: '2026-12-28' });
  });

  test('the day is that of the market, not of UTC', async () => {
    expect(await closing('2026-11-22T23:30:00Z')).toMatchObject({ ClosingTime: '2026-11-23T16:00:00.000Z' });
  });

  test('without a preference it is the one nearest to the account’s usual address', async () => {
    now = Date.parse('2026-11-20T10:00:00Z');
    const company = await aCompany(db);
    const { id } = await anAddress(db, company.accounts[0], { isDefault: true });
    await db.updateTable('addresses').set({ postal_code: '2300' }).where('id', '=', id).execute();
    const client = await signedIn(await aBuyer(db, { company }));
    expect(await client.answer(getClosingTime)).toMatchObject({
      ServiceCenterName: 'Valby',
      LocalClosingTime: '16:00',
    });
  });

  test('a market without service centers has no closing time', async () => {
    const client = await signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'NL' }) }));
    expect(await client.answer(getClosingTime)).toMatchObject({
      ServiceCenterId: '',
      ClosingTime: null,
      SecondsLeft: 0,
    });
  });
});

describe('svc-02', () => {
  test('delivers the express box to the zip codes of its zones, only in their market', async () => {
    await aFastboxZone(db, { market: 'SE', first: 41_100, last: 41_799 });
    const swede = await signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'SE' }) }));
    const has = (zipcode: string) => swede.answer(addressHasFastboxDelivery, { query: { zipcode } });
    expect(await Promise.all(['411 03', '41799', '418 00', '2600'].map(has))).toEqual([true, true, false, false]);
    const dane = await aClient();
    expect(await dane.answer(addressHasFastboxDelivery, { query: { zipcode: '41103' } })).toBe(false);
  });

  test('a zip code where no express box drives has none, and neither has a blank one', async () => {
    const client = await aClient();
    for (const zipcode of ['9999', '', '  ', '%']) {
      expect(await client.answer(addressHasFastboxDelivery, { query: { zipcode } })).toBe(false);
    }
  });
});

test('responds 503 when the ERP is down', async () => {
  const client = await withoutErp.signedIn(await aBuyer(db));
  const unavailable = { status: 503, code: 'erp-does-not-answer' };
  expect(await client.refusal(getServiceCenters)).toMatchObject(unavailable);
  expect(await client.refusal(getServiceCentersByZip, { query: { zipcode: '8000' } })).toMatchObject(unavailable);
  expect(await client.refusal(addressHasFastboxDelivery, { query: { zipcode: '8000' } })).toMatchObject(unavailable);
  expect(await client.refusal(getClosingTime)).toMatchObject(unavailable);
});
