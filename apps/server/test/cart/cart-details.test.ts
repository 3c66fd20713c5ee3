import {
  getAccounts,
  getCart,
  getCartDetails,
  saveCartDetails,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateCartProject,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aScene } from '../support/a-scene.ts';
import { anAddress, aProject } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aSceneOfOnesOwn = async () => {
  const scene = await aScene(db);
  return { ...scene, client: await signedIn(scene.buyer) };
};

test('stores the buyer’s texts on the cart', async () => {
  const { client } = await aSceneOfOnesOwn();
  const body = {
    Name: '  Roof ',
    ContactPerson: 'Åse',
    ContactPhone: '+45 12',
    CustomerReference: 'PO-7',
    CombinedDelivery: true,
    MailOrderConfirmation: false,
    EndUserRegistration: { NameOrCompany: 'Hansen', StreetAndNumber: 'Vej 1', ZipCode: '8000', City: 'Aarhus' },
  };
  const { IsNameInvalid, CartDetails } = await client.answer(saveCartDetails, { body });
  expect(IsNameInvalid).toBe(false);
  expect(CartDetails).toMatchObject({ ...body, Name: 'Roof' });
});

test('keeps fields that are not sent', async () => {
  const { client } = await aSceneOfOnesOwn();
  await client.answer(saveCartDetails, { body: { Name: 'Roof', ContactPhone: '12', CombinedDelivery: true } });
  const { CartDetails } = await client.answer(saveCartDetails, { body: { Name: 'Wall' } });
  expect(CartDetails).toMatchObject({ Name: 'Wall', ContactPhone: '12', CombinedDelivery: true });
});

test.each(['', '  '])('an empty name (%j) sets the invalid-name flag and saves nothing', async (Name) => {
  const { client } = await aSceneOfOnesOwn();
  await client.answer(saveCartDetails, { body: { Name: 'Roof' } });
  const before = await client.answer(getCartDetails);
  const { IsNameInvalid } = await client.answer(saveCartDetails, { body: { Name, ContactPhone: '99' } });
  expect(IsNameInvalid).toBe(true);
  expect(await client.answer(getCartDetails)).toEqual(before);
});

test('sets the account of a project, and removes the project for an empty number', async () => {
  const { client, project, otherAccount } = await aSceneOfOnesOwn();
  const onProject = await client.answer(updateCartProject, { body: { ProjectNumber: project.number } });
  expect(onProject.Project).toMatchObject({ ProjectNumber: project.number });
  const elsewhere = await aProject(db, otherAccount);
  const moved = await client.answer(updateCartProject, { body: { ProjectNumber: elsewhere.number } });
  expect(moved).toMatchObject({ SoldTo: otherAccount.soldTo, Project: { ProjectTitle: elsewhere.title } });
  const off = await client.answer(updateCartProject, { body: { ProjectNumber: '' } });
  expect(off).toMatchObject({ SoldTo: otherAccount.soldTo, Project: null });
});

test('a project of another company is not found', async () => {
  const { client } = await aSceneOfOnesOwn();
  const foreign = await aProject(db, (await aCompany(db)).accounts[0]);
  expect((await client.refusal(updateCartProject, { body: { ProjectNumber: foreign.number } })).status).toBe(404);
});

test('moves the cart to another own account, and removes project and address of the old one', async () => {
  const { client, project, address, otherAccount } = await aSceneOfOnesOwn();
  await client.answer(updateCartProject, { body: { ProjectNumber: project.number } });
  await client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
  const moved = await client.answer(updateCartAccount, { body: { soldTo: otherAccount.soldTo } });
  expect(moved).toMatchObject({ SoldTo: otherAccount.soldTo, Project: null, Address: null });
  const accounts = await client.answer(getAccounts);
  expect(accounts.filter(({ isActive }) => isActive).map(({ soldTo }) => soldTo)).toEqual([otherAccount.soldTo]);
});

test.each(['another company’s', 'a colleague’s', 'an unknown'])('returns 404 for %s account', async (whose) => {
  const company = await aCompany(db, { accounts: 2 });
  const [own, colleagues] = company.accounts;
  const client = await signedIn(await aBuyer(db, { company, accounts: [own] }));
  const foreign = { 'another company’s': (await aCompany(db)).accounts[0].soldTo, 'a colleague’s': colleagues?.soldTo };
  const soldTo = foreign[whose as keyof typeof foreign] ?? '999';
  const before = await client.answer(getCart);
  expect((await client.refusal(updateCartAccount, { body: { soldTo } })).status).toBe(404);
  expect(await client.answer(getCart)).toEqual(before);
});

test('stores an address of the account on the cart as it was when it was chosen', async () => {
  const { client, address } = await aSceneOfOnesOwn();
  const chosen = await client.answer(updateCartDeliveryAddress, { body: { Id: address.id } });
  expect(chosen.Address).toMatchObject({ Id: address.id, City: 'Aarhus' });
  await db.updateTable('addresses').set({ city: 'Odense' }).where('id', '=', address.id).execute();
  expect((await client.answer(getCartDetails)).Address?.City).toBe('Aarhus');
});

test.each(['of another company', 'of another account of one’s own', 'that is no id'])(
  'an address %s is not found',
  async (which) => {
    const { client, otherAccount } = await aSceneOfOnesOwn();
    const account = which === 'of another company' ? (await aCompany(db)).accounts[0] : otherAccount;
    const Id = which === 'that is no id' ? 'x' : (await anAddress(db, account)).id;
    expect((await client.refusal(updateCartDeliveryAddress, { body: { Id } })).status).toBe(404);
    expect((await client.answer(getCartDetails)).Address).toBeNull();
  },
);

test('two people of one account have a cart each', async () => {
  const cart = await aCart(db, { lines: 2 });
  const colleague = await signedIn(await aBuyer(db, { company: cart.buyer.company }));
  const theirs = await colleague.answer(getCart);
  expect(theirs.CartId).not.toBe(cart.id);
  expect(theirs.CartItems).toEqual([]);
});

test('uses the account’s usual address until another is chosen, also after a change of account', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second = first] = company.accounts;
  await anAddress(db, first);
  const usual = await anAddress(db, first, { isDefault: true });
  const usualOfSecond = await anAddress(db, second, { isDefault: true });
  const client = await signedIn(await aBuyer(db, { company }));
  expect((await client.answer(getCart)).Address?.Id).toBe(usual.id);
  await client.answer(updateCartAccount, { body: { soldTo: second.soldTo } });
  expect((await client.answer(getCart)).Address?.Id).toBe(usualOfSecond.id);
});

test('a cart of an account without a usual address has none', async () => {
  const company = await aCompany(db);
  await anAddress(db, company.accounts[0]);
  const client = await signedIn(await aBuyer(db, { company }));
  expect((await client.answer(getCart)).Address).toBeNull();
});
