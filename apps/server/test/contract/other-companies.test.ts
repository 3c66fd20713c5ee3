import * as calls from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aScene, type Scene } from '../support/a-scene.ts';
import { anAddress } from '../support/an-address.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const AREAS = new Set(['cart', 'erp', 'service centers', 'addresses', 'accounting strings', 'context']);

type Attempt = (client: Client, scene: Scene) => ReturnType<Client['call']>;

const strings = { AccountingString1: 'P', AccountingString2: 'T' };

/** Calls by which one may name something of somebody else's: answered as if it were not there. */
const NOT_FOUND: Record<string, Attempt> = {
  getFastboxDeliveryTime: (client, { cart }) =>
    client.call(calls.getFastboxDeliveryTime, { query: { cartId: cart.id } }),
  getDeliveryDates: (client, { address }) =>
    client.call(calls.getDeliveryDates, {
      body: { ShipTo: address.shipTo, StartMonth: 12, StartYear: 2026, EndMonth: 1, EndYear: 2027 },
    }),
  removeFromCart: (client, { line }) => client.call(calls.removeFromCart, { body: { CartItemId: line.id } }),
  removeItemsFromCart: (client, { line }) =>
    client.call(calls.removeItemsFromCart, { body: [{ CartItemId: line.id }] }),
  changeQuantity: (client, { line }) =>
    client.call(calls.changeQuantity, { body: { CartItemId: line.id, Quantity: 9 } }),
  updateCartProject: (client, { project }) =>
    client.call(calls.updateCartProject, { body: { ProjectNumber: project.number } }),
  updateCartAccount: (client, { account }) =>
    client.call(calls.updateCartAccount, { body: { soldTo: account.soldTo } }),
  updateCartDeliveryAddress: (client, { address }) =>
    client.call(calls.updateCartDeliveryAddress, { body: { Id: address.id } }),
  changeNote: (client, { line }) => client.call(calls.changeNote, { body: { CartItemId: line.id, Note: 'Mine' } }),
  changeAccountingStrings: (client, { line }) =>
    client.call(calls.changeAccountingStrings, { body: { CartItemId: line.id, ...strings } }),
  changeAccountingStringsForProducts: (client, { line }) =>
    client.call(calls.changeAccountingStringsForProducts, { body: [{ CartItemId: line.id, ...strings }] }),
  changeDirectDeliveryForProducts: (client, { line }) =>
    client.call(calls.changeDirectDeliveryForProducts, {
      body: [{ CartItemId: line.id, IsDirectDeliveryProduct: true }],
    }),
  convertToConcept: (client, { line, suggestion }) =>
    client.call(calls.convertToConcept, {
      body: { ItemInCart: { CartItemId: line.id }, ConceptSuggestion: { Code: suggestion.code } },
    }),
  updateManyItems: (client, { line }) =>
    client.call(calls.updateManyItems, { body: { UpdateCartItemRequest: [{ CartItemId: line.id, Quantity: 9 }] } }),
  patchCartItem: (client, { line }) =>
    client.call(calls.patchCartItem, { query: { cartItemId: line.id }, body: { Quantity: 9 } }),
  addKitsToCart: (client, { kit }) => client.call(calls.addKitsToCart, { body: { KitIds: [kit.id] } }),
  setActiveCartId: (client, { draft }) => client.call(calls.setActiveCartId, { body: { CartId: draft.id } }),
  setDraftAsCurrentCart: (client, { draft }) =>
    client.call(calls.setDraftAsCurrentCart, { body: { draftId: draft.id } }),
  saveCartAsOrderDraftAndLoadDraft: (client, { draft }) =>
    client.call(calls.saveCartAsOrderDraftAndLoadDraft, { body: { draftId: draft.id, orderName: 'Roof' } }),
  'saveCartAsOrderDraftAndCreateNewFastboxCart by its project': (client, { project }) =>
    client.call(calls.saveCartAsOrderDraftAndCreateNewFastboxCart, {
      body: { SaveCart: true, PrevCartName: 'Roof', Project: project.number },
    }),
  'saveCartAsOrderDraftAndCreateNewFastboxCart by its address': (client, { address }) =>
    client.call(calls.saveCartAsOrderDraftAndCreateNewFastboxCart, {
      body: { SaveCart: true, PrevCartName: 'Roof', DeliveryAddress: address.id },
    }),
  deleteCartAndMoveSmartKitToNewCart: (client, { kitDraft }) =>
    client.call(calls.deleteCartAndMoveSmartKitToNewCart, { query: { cartId: kitDraft.id } }),
  renameDraft: (client, { draft }) =>
    client.call(calls.renameDraft, { params: { id: draft.id }, body: { Name: 'Mine' } }),
  deleteDraft: (client, { draft }) => client.call(calls.deleteDraft, { params: { id: draft.id } }),
  restoreDraft: (client, { draft }) => client.call(calls.restoreDraft, { params: { id: draft.id } }),
  getCartPrice: (client, { cart }) => client.call(calls.getCartPrice, { body: { cartId: cart.id } }),
  saveLatestAddress: (client, { address }) => client.call(calls.saveLatestAddress, { body: { Id: address.id } }),
  updateLatestAddress: (client, { address }) =>
    client.call(calls.updateLatestAddress, { params: { id: address.id }, body: { Id: address.id } }),
  deleteLatestAddress: (client, { address }) => client.call(calls.deleteLatestAddress, { params: { id: address.id } }),
};

/** Calls that ask or try for several: what is somebody else's is not among what is answered. */
const WITHOUT_IT: Record<string, [Attempt, unknown]> = {
  getDeliveryAddressesForProject: [
    (client, { project }) =>
      client.call(calls.getDeliveryAddressesForProject, { query: { projectAccountNumber: project.number } }),
    [],
  ],
  getUserAddresses: [
    (client, { account }) => client.call(calls.getUserAddresses, { query: { soldTo: account.soldTo } }),
    [],
  ],
  getLatestAddresses: [
    (client, { project }) => client.call(calls.getLatestAddresses, { query: { projectNumber: project.number } }),
    [],
  ],
  restoreRemovedLines: [
    (client, { line }) => client.call(calls.restoreRemovedLines, { body: { CartItemIds: [line.id] } }),
    { RestoredCount: 0 },
  ],
  setReadyFlags: [
    (client, { draft }) => client.call(calls.setReadyFlags, { body: { CartIds: [draft.id], ReadyState: true } }),
    [{ IsChanged: false, Problem: 'not-found' }],
  ],
  getAccountingStrings1: [
    (client, { accountingString }) =>
      client.call(calls.getAccountingStrings1, { query: { searchTerm: accountingString.project } }),
    { PageItems: [], TotalItems: 0 },
  ],
  getAccountingStrings2: [
    (client, { accountingString }) =>
      client.call(calls.getAccountingStrings2, { query: { project: accountingString.project } }),
    { PageItems: [], TotalItems: 0 },
  ],
  getSavedAccountingStrings: [
    (client, { accountingString: { project, task } }) =>
      client.call(calls.getSavedAccountingStrings, { body: { Projects: [project], Tasks: [task] } }),
    [],
  ],
};

/** Calls that name nothing but what the market has, or that are of the caller's own alone. */
const NAMES_NOTHING = new Set(
  `
  getCart getCartContacts getDrafts getCartItems getCartDetails getCartLanguage getCartDeliveryDateConfig pagedCartItems addToCart
  saveCartDetails changeCartDeliveryType addMultipleOrderLinesToCart addQueuedItems discardCurrentCart
  saveCartAsOrderDraftAndCreateNewCart convertCartToFastboxCart emptyCart convertCartToNormalCart
  updateDeliveryDate deleteCurrentCart readOrderLinesFile getPrice getFastBoxStock getRemnants
  getStockForServiceCenters getStockForSpecificServiceCenters getPriceAndRemnants getSoftBundlePrices getSoftBundlesWith
  getBasicPriceAndStock getDemoWeather setDemoWeather getClosingTime addressHasFastboxDelivery
  getServiceCenters getServiceCentersByZip setPreferredServiceCenter getAddressPredictions getPredictedAddress
  validateAddress getContext savePreferences getAccounts neverShowGuideAgain getHeader
  getContextualHeader calculateFastbox getContactDetails
  `
    .trim()
    .split(/\s+/),
);

const nameOf = (title: string): string => title.split(' ')[0] ?? '';

test('tests every call of these areas, unless it names no object', () => {
  const tried = [...Object.keys(NOT_FOUND), ...Object.keys(WITHOUT_IT)].map(nameOf);
  const all = calls.operations.filter(({ area }) => AREAS.has(area)).map(({ name }) => name);
  expect(new Set([...tried, ...NAMES_NOTHING])).toEqual(new Set(all));
  expect(tried.filter((name) => NAMES_NOTHING.has(name))).toEqual([]);
});

/** All that the scene's buyer has in carts and addresses. */
const stateOf = async ({ buyer }: Scene) => {
  const carts = await db
    .selectFrom('carts')
    .selectAll()
    .where('contact_id', '=', buyer.contactId)
    .orderBy('id')
    .execute();
  const ids = carts.map(({ id }) => id);
  const lines = await db.selectFrom('cart_lines').selectAll().where('cart_id', 'in', ids).orderBy('id').execute();
  return { carts, lines };
};

describe.each(['another company’s buyer', 'another company’s user admin', 'another company’s punchout user'])(
  '%s',
  (who) => {
    const aStranger = async () => {
      const company = await aCompany(db);
      await anAddress(db, company.accounts[0]);
      const role = who.endsWith('user admin') ? 'user-admin' : who.endsWith('punchout user') ? 'punchout' : 'buyer';
      return signedIn(await aBuyer(db, { company, role }));
    };

    test('returns 404 for objects of others in every call, and changes nothing', async () => {
      const scene = await aScene(db);
      const before = await stateOf(scene);
      const stranger = await aStranger();
      for (const [title, attempt] of Object.entries(NOT_FOUND)) {
        const { statusCode, body } = await attempt(stranger, scene);
        expect(statusCode, `${title}: ${body}`).toBe(404);
      }
      for (const [title, [attempt, expected]] of Object.entries(WITHOUT_IT)) {
        const response = await attempt(stranger, scene);
        expect(response.statusCode, `${title}: ${response.body}`).toBe(200);
        expect(response.json(), title).toMatchObject(expected as object);
      }
      expect(await stateOf(scene)).toEqual(before);
    });
  },
);
