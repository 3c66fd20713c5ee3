import { getAccounts, getCart, getContext, signIn as signInCall, signOut } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer, PASSWORD } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aProject } from '../support/an-address.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { asAnonymous, signedIn } = testApp(db);

const visitor = async () => {
  const client = asAnonymous();
  await client.answer(getContext);
  return client;
};

test('anonymous visitors get a signed-out context', async () => {
  const context = await asAnonymous().answer(getContext);
  expect(context).toMatchObject({ isSignedIn: false, role: 'anonymous', userEmail: '', ableToCreateOrders: false });
});

test('opens a session with the right password and returns who is signed in', async () => {
  const person = await aBuyer(db);
  const client = await visitor();
  const context = await client.answer(signInCall, { body: { email: person.email, password: PASSWORD } });
  expect(context).toMatchObject({
    isSignedIn: true,
    userEmail: person.email,
    companyName: person.company.name,
    market: 'DK',
    currency: 'DKK',
    role: 'buyer',
    ableToCreateOrders: true,
    showNetPrice: true,
  });
  expect(await client.answer(getContext)).toEqual(context);
});

test('compares e-mail addresses without regard to case and surrounding blanks', async () => {
  const { email } = await aBuyer(db);
  const client = await visitor();
  await client.answer(signInCall, { body: { email: ` ${email.toUpperCase()} `, password: PASSWORD } });
});

test.each(['wrong password', 'unknown e-mail'])('%s: 401, in the same words, and no session', async (what) => {
  const { email } = await aBuyer(db);
  const client = await visitor();
  const body =
    what === 'wrong password' ? { email, password: 'wrong' } : { email: 'unknown@example.test', password: PASSWORD };
  const { requestId: _, ...problem } = await client.refusal(signInCall, { body });
  expect(problem).toEqual({
    type: 'about:blank#wrong-sign-in',
    code: 'wrong-sign-in',
    status: 401,
    title: 'E-mail or password is wrong',
  });
  expect(client.cookies.has('grossist-session')).toBe(false);
});

test('refuses a sign-in without a password', async () => {
  const { email, contactId } = await aBuyer(db);
  await db.updateTable('contacts').set({ password_hash: null }).where('id', '=', contactId).execute();
  const client = await visitor();
  expect((await client.refusal(signInCall, { body: { email, password: PASSWORD } })).status).toBe(401);
});

test('returns to viewers that they may not order', async () => {
  const context = await (await signedIn(await aViewer(db))).answer(getContext);
  expect(context).toMatchObject({ role: 'viewer', ableToCreateOrders: false, showNetPrice: false });
});

test('the house’s own people have no company and no cart', async () => {
  const client = await signedIn(await anEmployee(db, 'editor'));
  expect(await client.answer(getContext)).toMatchObject({ role: 'editor', companyName: '' });
  expect(await client.answer(getAccounts)).toEqual([]);
  expect((await client.refusal(getCart)).status).toBe(403);
});

test('accounts are the buyer’s own, with their projects, and the active one is marked', async () => {
  const company = await aCompany(db, { accounts: 3 });
  const [first, second] = company.accounts;
  const person = await aBuyer(db, { company, accounts: company.accounts.slice(0, 2) });
  const project = await aProject(db, first);
  const accounts = await (await signedIn(person)).answer(getAccounts);
  expect(accounts.map(({ soldTo, isActive }) => [soldTo, isActive])).toEqual([
    [first.soldTo, true],
    [second?.soldTo, false],
  ]);
  expect(accounts[0]?.projects).toMatchObject([{ projectNumber: project.number, projectTitle: project.title }]);
});

test('signing out ends the session, and signing out twice is no error', async () => {
  const client = await signedIn(await aBuyer(db));
  const saved = new Map(client.cookies);
  await client.answer(signOut);
  // The browser stays known.
  expect([...client.cookies.keys()]).toEqual(['grossist-device']);
  for (const [name, value] of saved) client.cookies.set(name, value);
  expect((await client.refusal(getCart)).status).toBe(401);
  await client.answer(getContext);
  await client.answer(signOut);
});
