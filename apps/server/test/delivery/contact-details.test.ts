import { getContactDetails } from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from '../../src/settings.ts';
import { aServiceCenter } from '../support/a-service-center.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { placesApp } from '../support/places-app.ts';

const { db } = await testDatabase();
const contactIn = (environment: Record<string, string>) =>
  readSettings({ GROSSIST_DEMO: 'false', ...environment }).contact;

const contact = contactIn({
  GROSSIST_COMPANY_NAME: 'Nordlys El-Grossist A/S',
  GROSSIST_CONTACT_EMAIL: 'service@nordlys.example',
  GROSSIST_CONTACT_PHONES: 'DK: +45 70 10 20 30, NO: +47 22 00 00 00',
});
const now = () => Date.parse('2026-11-20T10:00:00Z');
const { asAnonymous } = placesApp(db, { contact, now });

beforeAll(async () => {
  await aServiceCenter(db, { name: 'Valby', postalCode: '2500', openingTime: '07:00', closingTime: '16:00' });
  await aServiceCenter(db, { market: 'NO', name: 'Oslo' });
});

test('shows signed-out visitors contact details, and the branches of a market with their hours', async () => {
  const client = asAnonymous();
  const details = await client.answer(getContactDetails, { query: { market: 'DK' } });
  expect(details).toMatchObject({
    Market: 'DK',
    CompanyName: 'Nordlys El-Grossist A/S',
    Email: 'service@nordlys.example',
    Phone: '+45 70 10 20 30',
    Address: '',
  });
  expect(details.Branches?.map(({ Name }) => Name)).toEqual(['Valby']);
  expect(details.Branches?.[0]?.OpenDays[0]).toEqual({
    Date: '2026-11-20',
    OpeningTime: '07:00',
    ClosingTime: '16:00',
  });
  const norwegian = await client.answer(getContactDetails, { query: { market: 'NO' } });
  expect([norwegian.Phone, norwegian.Branches?.map(({ Name }) => Name)]).toEqual(['+47 22 00 00 00', ['Oslo']]);
});

test('contact details are shown without branches while the ERP is unavailable', async () => {
  const { asAnonymous: visitor } = placesApp(db, { contact, erp: erpThatIsDown });
  const details = await visitor().answer(getContactDetails, { query: {} });
  expect([details.Branches, details.Phone]).toEqual([null, '+45 70 10 20 30']);
});

describe('settings', () => {
  test('are empty unless set, and invented in a demo', () => {
    expect(contactIn({})).toEqual({ companyName: '', address: '', companyNumber: '', email: '', phones: new Map() });
    const demo = readSettings({ GROSSIST_DEMO: 'true', GROSSIST_COMPANY_NAME: 'Nordlys' }).contact;
    expect([demo.companyName, demo.phones.size]).toEqual(['Nordlys', 5]);
  });

  test.each(['70 10 20 30', 'XX: 70 10 20 30', 'DK: call us', 'DK:'])('refuse phone numbers like "%s"', (phones) => {
    expect(() => contactIn({ GROSSIST_CONTACT_PHONES: phones })).toThrow(WrongSetting);
  });
});
