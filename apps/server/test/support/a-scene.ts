import { getContext } from '@grossist/contracts';
import { ensureFavorites, ensureTopSelling } from '../../src/areas/lists/commands/built-in-lists.ts';
import type { Database } from '../../src/db/index.ts';
import { aFastboxZone } from './a-branch.ts';
import { aBuyer, type TestBuyer } from './a-buyer.ts';
import { aCart, type TestCart } from './a-cart.ts';
import { type Account, aCompany } from './a-company.ts';
import { aDocument } from './a-document.ts';
import { aDraft } from './a-draft.ts';
import { aFailedMessage } from './a-failed-message.ts';
import { aGivenUpOrder } from './a-given-up-order.ts';
import { aKit, aKitHeader, type TestKit } from './a-kit.ts';
import { aKitTemplate, type TestTemplate } from './a-kit-template.ts';
import { aList } from './a-list.ts';
import { aMaterial, type Material, someMaterials } from './a-material.ts';
import { aMediaUpload } from './a-media-upload.ts';
import { aPlace } from './a-place.ts';
import { comeByPunchout } from './a-punchout-visit.ts';
import { aResetToken } from './a-reset-token.ts';
import { aReturn } from './a-return.ts';
import { aSentOrder, type SentOrder } from './a-sent-order.ts';
import { aServiceCenter } from './a-service-center.ts';
import { aSmartKit } from './a-smart-kit.ts';
import { aValidation } from './a-validation.ts';
import { anAccountingString } from './an-accounting-string.ts';
import { anAddress, aProject } from './an-address.ts';
import { anAssortment } from './an-assortment.ts';
import { anEmployee } from './an-employee.ts';
import { anImport } from './an-import.ts';
import { anOrderUpload } from './an-order-upload.ts';
import type { Client } from './client.ts';
import { houseContent } from './house-content.ts';

export interface Scene {
  buyer: TestBuyer;
  account: Account;
  otherAccount: Account;
  cart: TestCart;
  line: { id: string; material: Material };
  draft: TestCart;
  /** A draft with a smart kit. */
  kitDraft: TestCart;
  material: Material;
  /** What is suggested instead of the material. */
  suggestion: Material;
  /** Of the buyer's company. */
  kit: TestKit;
  /** A project of one kit, of the draft with a smart kit. */
  smartKit: { id: string };
  projectKit: TestKit;
  /** Of the buyer's company, and the buyer's own. */
  template: TestTemplate;
  /** A document of the buyer's, with its file. */
  document: { id: string };
  address: { id: string; shipTo: string };
  project: { number: string };
  serviceCenter: { code: string };
  accountingString: { project: string; task: string };
  editor: { contactId: string; email: string };
  /** Changes the password of a colleague of the buyer. */
  resetToken: string;
  /** An import that was cancelled. */
  importRun: { id: string };
  /** An order of somebody's system for the buyer's account, of the material, as it was read. */
  validation: { id: string; lineIds: readonly string[] };
  /** An order of long ago, of three of the material, and what of it went back: one. */
  deliveredOrder: SentOrder;
  returnOrder: { id: string };
  /** An exclusive assortment of one material, without customers. */
  assortment: { id: string; code: string };
  /** The material of the assortment. */
  exclusiveMaterial: Material;
  /** A message to the outside that was given up. */
  message: { id: string };
  /** An order that the ERP gave up. */
  matter: { id: string };
  /** A colleague of the buyer's. */
  aColleague(): Promise<TestBuyer>;
  /** Makes the signed-in contact a user admin. */
  becomeUserAdmin(client: Client): Promise<void>;
  /** A list of the buyer's company whose owner left; answers its id. */
  aListWithoutOwner(): Promise<string>;
  /** A file that the buyer uploaded for their company. */
  aMediaUpload(): Promise<{ id: string; url: string }>;
  /** Has a client of support upload a file; answers the upload's id. */
  uploadOrder(client: Client): Promise<string>;
  /** Lets a client's session be one of who came from a procurement system. */
  comeByPunchout(client: Client): Promise<void>;
}

/** Makes the scene's materials that have nothing of their own in one go: most statements of a scene would be theirs. */
const ordinaryMaterials = async (db: Database) => {
  const made = await someMaterials(db, 12);
  const [a, b, c, d, e, f, g, h, i, j, k, l] = made;
  if (!a || !b || !c || !d || !e || !f || !g || !h || !i || !j || !k || !l) throw new Error('There are twelve');
  return [a, b, c, d, e, f, g, h, i, j, k, l] as const;
};

/** A buyer with two accounts, a project, an address and a cart of two lines: enough for any call to succeed. */
export const aScene = async (db: Database): Promise<Scene> => {
  await houseContent(db);
  const company = await aCompany(db, { accounts: 2 });
  const [account, otherAccount = account] = company.accounts;
  const buyer = await aBuyer(db, { company });
  // Created on first use, also by calls that only read.
  await ensureFavorites(db, buyer.contactId);
  await ensureTopSelling(db, company.id);
  const [suggestion, second, inDraft, inKitDraft, exclusiveMaterial, sent, ...inKits] = await ordinaryMaterials(db);
  const material = await aMaterial(db, { suggestion: suggestion.sapMaterialNumber, isDirectDelivery: true });
  await aKitHeader(db);
  const twoOfEach = (...materials: Material[]) => materials.map((each) => ({ material: each, quantity: '2' }));
  const kit = await aKit(db, { buyer, items: twoOfEach(inKits[0], inKits[1]) });
  const cart = await aCart(db, { buyer, lines: [{ material }, { material: second, quantity: '2' }] });
  const [line] = cart.lines;
  if (line === undefined) throw new Error('The cart has no line');
  const draft = await aDraft(db, { buyer, lines: [{ material: inDraft }] });
  const kitDraft = await aDraft(db, { buyer, lines: [{ material: inKitDraft }], deliveryType: 'smart-kit' });
  const smartKit = await aSmartKit(db, kitDraft);
  const projectKit = await aKit(db, { buyer, items: twoOfEach(inKits[2], inKits[3]), project: smartKit });
  const template = await aKitTemplate(db, { buyer, items: twoOfEach(inKits[4], inKits[5]) });
  const document = await aDocument(db, { buyer });
  await aFastboxZone(db, { first: 8000, last: 8299 });
  const address = await anAddress(db, account);
  const project = await aProject(db, account);
  const serviceCenter = await aServiceCenter(db);
  const accountingString = await anAccountingString(db, company, { task: 'T-1' });
  await aPlace(db, { postalCode: '8000', place: 'Aarhus C' });
  const editor = await anEmployee(db, 'editor');
  const importRun = await anImport(db);
  const validation = await aValidation(db, { content: `Varenr;Antal\n${material.sapMaterialNumber};2` });
  const assortment = await anAssortment(db, {
    materials: [exclusiveMaterial.sapMaterialNumber],
    names: { en: 'Own brand', da: 'Eget mærke' },
  });
  const message = await aFailedMessage(db);
  const resetToken = await aResetToken(db, buyer.company);
  const deliveredOrder = await aSentOrder(db, { buyer, lines: [{ material, quantity: '3' }] });
  const matter = await aGivenUpOrder(db, { buyer, material: sent });
  const returnOrder = await aReturn(db, buyer, deliveredOrder);
  return {
    deliveredOrder,
    returnOrder,
    editor,
    importRun,
    validation,
    assortment,
    exclusiveMaterial,
    message,
    resetToken,
    matter,
    comeByPunchout: comeByPunchout(db, buyer),
    aMediaUpload: () => aMediaUpload(db, buyer),
    uploadOrder: anOrderUpload(db),
    aColleague: () => aBuyer(db, { company }),
    becomeUserAdmin: async (client) => {
      const { userEmail } = await client.answer(getContext);
      await db.updateTable('contacts').set({ role: 'user-admin' }).where('email', '=', userEmail).execute();
    },
    aListWithoutOwner: async () => (await aList(db, { owner: buyer, materials: [], isWithoutOwner: true })).id,
    buyer,
    account,
    otherAccount,
    cart,
    line,
    draft,
    kitDraft,
    smartKit,
    projectKit,
    template,
    document,
    material,
    suggestion,
    kit,
    address,
    project,
    serviceCenter,
    accountingString,
  };
};
