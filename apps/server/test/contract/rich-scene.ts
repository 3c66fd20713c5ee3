import { writeUblOrder } from '@grossist/order-formats';
import { v7 as uuidv7 } from 'uuid';
import { order } from '../../../../packages/order-formats/test/order-fixture.ts';
import type { Database } from '../../src/db/index.ts';
import { aBundle } from '../support/a-bundle.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { type Account, aCompany, type Company } from '../support/a-company.ts';
import { aDocument } from '../support/a-document.ts';
import { aFailedMessage } from '../support/a-failed-message.ts';
import { aGivenUpOrder } from '../support/a-given-up-order.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { aPurchase } from '../support/a-purchase.ts';
import { aRemnant } from '../support/a-remnant.ts';
import { aReturn } from '../support/a-return.ts';
import { aRoute } from '../support/a-route.ts';
import { aScene, type Scene } from '../support/a-scene.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { aValidation } from '../support/a-validation.ts';
import { anAccountingString } from '../support/an-accounting-string.ts';
import { anAddress } from '../support/an-address.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { anImport } from '../support/an-import.ts';
import { NO_HASH, unique } from '../support/unique.ts';

/** A scene in which there are two of everything that is listed. */
export interface RichScene extends Scene {
  cable: Material;
  clearance: Material;
  /** Costs less from ten on. */
  scaled: Material;
  /** Of two lines. */
  longValidation: { id: string };
  /** Of a document that says where the goods go. */
  addressedValidation: { id: string };
  /** A second plant of the market; it delivers on other weekdays. */
  secondPlant: string;
  bundle: string;
  projectAddress: { id: string };
  route: string;
  /** One of two companies, accounts and users whose names no two languages sort alike. */
  sorted: { company: Company; account: Account };
}

/** Plant of Denmark beside the one of the accounts. */
const aSecondPlant = async (db: Database): Promise<string> => {
  const code = `DK${unique()}`;
  await db
    .insertInto('erp.plants')
    .values({ code, market: 'DK', name: `Plant ${code}`, city: 'Town', content_hash: NO_HASH })
    .execute();
  await aRoute(db, { plant: code, weekdays: [2] });
  return code;
};

/** Two acts in the audit trail, of different days, people, outcomes and companies. */
const twoAuditEntries = async (db: Database, { buyer, editor }: Scene): Promise<void> => {
  const entry = { code: '', address: '127.0.0.1', user_agent: '', request_id: '', subjects: [] };
  await db
    .insertInto('audit_entries')
    .values([
      {
        ...entry,
        id: uuidv7(),
        happened_at: new Date('2025-03-01T12:00:00Z'),
        act: 'createOrder',
        outcome: 'done',
        contact_id: buyer.contactId,
        person: buyer.name,
        company: buyer.company.name,
      },
      {
        ...entry,
        id: uuidv7(),
        happened_at: new Date('2025-04-01T12:00:00Z'),
        act: 'savePage',
        outcome: 'refused',
        contact_id: editor.contactId,
        person: 'Editor',
        company: '',
      },
    ])
    .execute();
};

/** An order of the material as a customer's system sends it, with a delivery address. */
const anAddressedOrder = ({ sapMaterialNumber: sap }: Material): string => {
  const { lines, ...rest } = order();
  const line = lines.map((each) => ({ ...each, identifiers: { sap }, unit: 'PCE', accounting: undefined }));
  return writeUblOrder({ ...rest, lines: line.slice(0, 1) });
};

/** Danish and English sort their names the other way round. */
const SORTED_NAMES = ['Zealand sorted', 'Åsted sorted'];

/** A company of two users on its first account, and a second company, named so that each language sorts them its own way. */
const sortedCustomers = async (db: Database): Promise<RichScene['sorted']> => {
  const companies = [await aCompany(db, { accounts: 2 }), await aCompany(db)] as const;
  for (const [index, { id }] of companies.entries())
    await db.updateTable('companies').set({ name: SORTED_NAMES[index] }).where('id', '=', id).execute();
  const [company] = companies;
  const [account] = company.accounts;
  for (const [index, { id }] of company.accounts.entries())
    await db.updateTable('accounts').set({ name: SORTED_NAMES[index] }).where('id', '=', id).execute();
  for (const name of SORTED_NAMES) {
    const { contactId } = await aBuyer(db, { company });
    await db.updateTable('contacts').set({ name }).where('id', '=', contactId).execute();
  }
  return { company, account };
};

export const aRichScene = async (db: Database): Promise<RichScene> => {
  const scene = await aScene(db);
  const { buyer, material, account } = scene;
  await scene.aColleague();
  await aDocument(db, { buyer: await scene.aColleague() });
  const names = { da: 'Installationskabel' };
  const cable = await aMaterial(db, { cableCutAllowed: true, packageSize: '100', salesUnit: 'MTR', names });
  await aRemnant(db, cable, { length: '7' });
  await aRemnant(db, cable, { length: '60' });
  const clearance = await aMaterial(db, {
    isOnClearanceSale: true,
    clearanceStock: '2',
    name: 'A first of all',
    elNumber: '1234567890',
  });
  const scaled = await aMaterial(db, { scales: [{ fromQuantity: '10', amount: '50' }] });
  const bundle = await aBundle(db, { members: [material, cable].map((each) => ({ material: each, quantity: '1' })) });
  const projectAddress = await anAddress(db, account, { projectNumber: scene.project.number });
  await anAccountingString(db, buyer.company, { project: scene.accountingString.project, task: 'T-2' });
  await anAccountingString(db, buyer.company, { task: 'T-1' });
  await anImport(db);
  await db
    .insertInto('import_lines')
    .values(
      (['refused', 'note'] as const).flatMap((kind) =>
        [1, 2].map((line) => ({ run_id: scene.importRun.id, kind, line, code: 'x', text: `Line ${line}` })),
      ),
    )
    .execute();
  const longValidation = await aValidation(db, {
    content: `Varenr;Antal\n${material.sapMaterialNumber};2\n${cable.sapMaterialNumber};3`,
  });
  const addressedValidation = await aValidation(db, { content: anAddressedOrder(material), fileName: 'order.xml' });
  await twoAuditEntries(db, scene);
  await aFailedMessage(db);
  await aGivenUpOrder(db, { buyer });
  const later = await aSentOrder(db, {
    buyer,
    lines: [
      { material, quantity: '3', backOrdered: '1', backOrderDate: '2099-01-05' },
      { material: cable, quantity: '2', backOrdered: '2', backOrderDate: '2099-02-05' },
    ],
  });
  await aSentOrder(db, {
    buyer,
    lines: [{ material: cable, quantity: '1', backOrdered: '1', backOrderDate: '2099-03-05' }],
  });
  await aReturn(db, buyer, later);
  await aPurchase(db, { soldTo: account.soldTo, materials: [material, cable] });
  await db
    .insertInto('erp.center_stock')
    .values({
      sap_material_number: material.sapMaterialNumber,
      center: scene.serviceCenter.code,
      quantity: '4',
      content_hash: NO_HASH,
    })
    .execute();
  const route = await aRoute(db, { prefixes: ['8'], weekdays: [3] });
  const secondPlant = await aSecondPlant(db);
  const sorted = await sortedCustomers(db);
  await anAssortment(db, {});
  return {
    ...scene,
    cable,
    clearance,
    scaled,
    longValidation,
    addressedValidation,
    bundle,
    projectAddress,
    route,
    sorted,
    secondPlant,
  };
};
