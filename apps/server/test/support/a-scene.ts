import type { Database } from '../../src/db/index.ts';
import { aBuyer, type TestBuyer } from './a-buyer.ts';
import { aCart, type TestCart } from './a-cart.ts';
import { type Account, aCompany } from './a-company.ts';
import { aMaterial, type Material } from './a-material.ts';
import { anAddress, aProject } from './an-address.ts';
import { anEmployee } from './an-employee.ts';
import { anImport } from './an-import.ts';
import { houseContent } from './house-content.ts';

export interface Scene {
  buyer: TestBuyer;
  account: Account;
  otherAccount: Account;
  cart: TestCart;
  line: { id: string; material: Material };
  material: Material;
  address: { id: string };
  project: { number: string };
  editor: { contactId: string; email: string };
  /** An import that was cancelled. */
  importRun: { id: string };
}

/** A buyer with two accounts, a project, an address and a cart of two lines: enough for any call to succeed. */
export const aScene = async (db: Database): Promise<Scene> => {
  await houseContent(db);
  const company = await aCompany(db, { accounts: 2 });
  const [account, otherAccount = account] = company.accounts;
  const buyer = await aBuyer(db, { company });
  const material = await aMaterial(db);
  const cart = await aCart(db, { buyer, lines: [{ material }, { material: await aMaterial(db), quantity: '2' }] });
  const [line] = cart.lines;
  if (line === undefined) throw new Error('The cart has no line');
  const address = await anAddress(db, account);
  const project = await aProject(db, account);
  const editor = await anEmployee(db, 'editor');
  const importRun = await anImport(db);
  return { editor, importRun, buyer, account, otherAccount, cart, line, material, address, project };
};
