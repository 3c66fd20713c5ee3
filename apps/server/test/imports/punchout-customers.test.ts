import type { ContactRecord, PunchoutCustomerRecord } from '@grossist/catalogue-formats';
import { verify } from '@node-rs/argon2';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { WHOLE_TRADE } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

const account = WHOLE_TRADE.find((record) => record.kind === 'account');

const aContact = (changes: Partial<ContactRecord> = {}): ContactRecord => ({
  kind: 'contact',
  email: 'punchout@customer.example',
  name: 'Purchasing',
  companyCode: account?.companyCode ?? '',
  soldTos: [account?.soldTo ?? ''],
  role: 'punchout',
  locale: 'da-DK',
  ableToCreateOrders: false,
  showNetPrice: true,
  ...changes,
});

const aCustomer = (changes: Partial<PunchoutCustomerRecord> = {}): PunchoutCustomerRecord => ({
  kind: 'punchout-customer',
  code: 'CUSTOMER-OCI',
  protocol: 'oci',
  email: 'punchout@customer.example',
  username: 'Customer',
  secret: 'not to be guessed',
  returnHosts: ['SRM.customer.example'],
  ...changes,
});

const stored = () =>
  db.selectFrom('punchout_customers').selectAll().where('code', '=', 'CUSTOMER-OCI').executeTakeFirstOrThrow();

beforeAll(async () => {
  await importing(db, [...WHOLE_TRADE, aContact(), aContact({ email: 'buyer@customer.example', role: 'buyer' })]);
});

test('stores a customer’s secret as a hash only', async () => {
  expect(countsOf(await importing(db, [aCustomer()]))).toMatchObject({ made: 1, refused: 0 });
  const row = await stored();
  expect(row).toMatchObject({ username: 'customer', return_hosts: ['srm.customer.example'], is_active: true });
  expect(JSON.stringify(row)).not.toContain('not to be guessed');
  expect(await verify(row.secret_hash ?? '', 'not to be guessed')).toBe(true);
});

test('keeps the secret for a record without one, and replaces it by a new one', async () => {
  await importing(db, [aCustomer()]);
  const { secret: _, ...quiet } = aCustomer();
  expect(countsOf(await importing(db, [quiet]))).toMatchObject({ unchanged: 1 });
  await importing(db, [{ ...quiet, vendor: '4711' }]);
  const before = await stored();
  expect(before.vendor).toBe('4711');
  expect(await verify(before.secret_hash ?? '', 'not to be guessed')).toBe(true);
  expect(countsOf(await importing(db, [aCustomer({ secret: 'another secret' })]))).toMatchObject({ changed: 1 });
  expect(await verify((await stored()).secret_hash ?? '', 'another secret')).toBe(true);
});

test.each([
  ['a contact that is none', { email: 'nobody@customer.example' }],
  ['a contact who could order otherwise', { email: 'buyer@customer.example' }],
  ['an account that is not the contact’s', { soldTo: '99999999' }],
  ['a host that is an address', { returnHosts: ['https://srm.example/'] }],
  ['a secret that is soon guessed', { secret: 'short' }],
  ['cXML without credentials', { protocol: 'cxml' as const }],
])('%s is refused', async (_, changes) => {
  expect(countsOf(await importing(db, [aCustomer({ code: 'REFUSED', ...changes })]))).toMatchObject({ refused: 1 });
});
