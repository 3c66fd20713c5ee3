import * as calls from '@grossist/contracts';
import type { Client } from '../../support/client.ts';
import type { RichScene } from '../rich-scene.ts';
import { ONE_TIME, type Requests } from './prepare.ts';

const VERSION_7 = '01910000-0000-7000-8000-000000000001';

const aKitLine = async ({ kit }: RichScene, client: Client) => {
  const { CartItems } = await client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
  return CartItems[0]?.CartItemId ?? '';
};

const aCut = async ({ cable }: RichScene, client: Client) => {
  const body = { Code: cable.code, Quantity: 100 };
  return (await client.answer(calls.addToCart, { body })).CartItemId;
};

/** Requests about addresses and the cart. */
export const cartRequests: Requests = {
  getUserAddresses: [
    ({ project }) => ({ query: { projectNumber: project.number, showAddressesForAllProjects: 'false' } }),
  ],
  getLatestAddresses: [
    async ({ serviceCenter }, client) => {
      await client.answer(calls.saveLatestAddress, { body: { ServiceCenterId: serviceCenter.code } });
      return { query: {} };
    },
  ],
  saveLatestAddress: [() => ({ body: { ...ONE_TIME, Id: VERSION_7, IsOneTimeAddress: true } })],
  updateLatestAddress: [
    async (_, client) => {
      const { Id } = await client.answer(calls.saveLatestAddress, { body: ONE_TIME });
      return { params: { id: Id }, body: { ...ONE_TIME, Id: VERSION_7, IsOneTimeAddress: true } };
    },
  ],
  updateCartDeliveryAddress: [
    () => ({ body: ONE_TIME }),
    () => ({ body: { ...ONE_TIME, StreetName: 'Strandvejen', StreetNumber: '7' } }),
    () => ({ body: { ...ONE_TIME, Id: VERSION_7, IsOneTimeAddress: true } }),
  ],
  getAccountingStrings1: [() => ({ query: {} })],
  getAccountingStrings2: [({ accountingString }) => ({ query: { project: accountingString.project } })],
  pagedCartItems: [
    async ({ clearance }, client) => {
      await client.answer(calls.addToCart, { body: { Code: clearance.code, Quantity: 1 } });
      return { query: {} };
    },
  ],
  addMultipleOrderLinesToCart: [() => ({ body: { query: ['1234567890'] } })],
  changeQuantity: [async (scene, client) => ({ body: { CartItemId: await aCut(scene, client), Quantity: 30 } })],
  patchCartItem: [
    async (scene, client) => ({ query: { cartItemId: await aCut(scene, client) }, body: { Quantity: 30 } }),
  ],
  updateManyItems: [
    async (scene, client) => ({
      body: { UpdateCartItemRequest: [{ CartItemId: await aCut(scene, client), Quantity: 30 }] },
    }),
  ],
  removeFromCart: [async (scene, client) => ({ body: { CartItemId: await aKitLine(scene, client) } })],
  saveCartDetails: [
    () => ({
      body: {
        Name: 'Roof',
        EndUserRegistration: { NameOrCompany: 'Ole', StreetAndNumber: 'Vej 1', ZipCode: '8000', City: 'Aarhus' },
      },
    }),
  ],
  changeCartDeliveryType: [() => ({ body: { DeliveryType: 'Normal', DeliveryDate: '2025-12-04' } })],
};
