import { z } from 'zod';
import { AddressChoice } from '../addresses/delivery-addresses.ts';
import { operation } from '../operation.ts';
import { CalendarDate, Id, Ok, typedText } from '../shared/values.ts';
import { Cart, CartDetails } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;

export const saveCartDetails = operation({
  ...change,
  call: 'cart-14',
  name: 'saveCartDetails',
  summary: 'Save name, contact and reference of the cart',
  description: 'Saves what the user wrote on the cart; an empty name changes nothing and sets the invalid-name flag.',
  path: '/api/cart/saveCartDetails',
  body: z.object({
    Name: typedText(80).describe('Name'),
    ContactPerson: typedText(80).optional().describe('Name of the contact person for the delivery'),
    ContactPhone: typedText(40).optional().describe('Telephone number of the contact person'),
    CustomerReference: typedText(60).optional().describe("The customer's own reference"),
    CombinedDelivery: z.boolean().optional().describe('Whether all lines are delivered together'),
    MailOrderConfirmation: z.boolean().optional().describe('Whether a confirmation is mailed'),
    EndUserRegistration: z
      .object({
        NameOrCompany: typedText(80).describe('Name of the person or company'),
        StreetAndNumber: typedText(80).describe('Street and number'),
        ZipCode: typedText(20).describe('Postal code'),
        City: typedText(60).describe('City'),
      })
      .optional()
      .describe('The end user of the goods, where a material requires registration'),
  }),
  response: z.object({
    IsNameInvalid: z.boolean().describe('Whether the name was empty and therefore not saved'),
    CartDetails,
  }),
});

export const CartContact = z
  .object({
    ContactId: Id.describe('Id of the contact'),
    Name: z.string().describe('Name of the contact'),
    Phone: z.string().describe('Telephone number'),
    IsOneself: z.boolean().describe('The user themselves'),
  })
  .describe('Somebody whom a cart may name as its contact');
export type CartContact = z.infer<typeof CartContact>;

export const getCartContacts = operation({
  ...change,
  call: 'own-cart-06',
  name: 'getCartContacts',
  summary: 'People whom the cart may name as its contact',
  description:
    "Whom the active cart may name as its contact: people of the user's company who buy on its account, the user first, by a part of their name; at most 20. saveCartDetails takes any name, also one that is not among them.",
  method: 'GET',
  path: '/api/cart/contacts',
  query: z.object({ search: typedText(80).default('').describe('Search text') }),
  response: z.array(CartContact),
});

export const updateCartProject = operation({
  ...change,
  call: 'cart-15',
  name: 'updateCartProject',
  summary: 'Change the project of the cart',
  description: "The project's account becomes the cart's; an empty number takes the project off.",
  path: '/api/cart/updateCartProject',
  failures: [404],
  isAudited: true,
  body: z.object({
    ProjectNumber: typedText(40).describe("Number of the project; '' for none"),
    SoldTo: typedText(40).optional().describe('Number of the sold-to account'),
  }),
  response: CartDetails,
});

export const updateCartAccount = operation({
  ...change,
  call: 'cart-16',
  name: 'updateCartAccount',
  summary: 'Change the account of the cart',
  description: "The account must be one of the user's own; prices follow.",
  path: '/api/cart/updateCartAccount',
  failures: [404],
  isAudited: true,
  body: z.object({ soldTo: typedText(40).min(1).describe('Number of the sold-to account') }),
  response: CartDetails,
});

export const updateCartDeliveryAddress = operation({
  ...change,
  call: 'cart-17',
  name: 'updateCartDeliveryAddress',
  summary: 'Change the delivery address of the cart',
  description:
    "Where the cart goes. One of the account's own addresses; a service center, which sets shipping condition ZP and its plant; or a one-time address, which must be valid (422 names each wrong field).",
  path: '/api/cart/updateCartDeliveryAddress',
  failures: [404, 409, 422],
  isAudited: true,
  body: AddressChoice,
  response: CartDetails,
});

export const updateDeliveryDate = operation({
  ...change,
  call: 'cart-37',
  name: 'updateDeliveryDate',
  summary: 'Change the delivery date of the cart',
  description: 'Must be a possible delivery date, or `standard`: as soon as possible, whenever that is.',
  method: 'PUT',
  path: '/api/cart/updateDeliveryDate',
  failures: [404, 409, 422],
  isAudited: true,
  body: CalendarDate.or(z.literal('standard')),
  response: Ok,
});

export const discardCurrentCart = operation({
  ...change,
  call: 'cart-30',
  name: 'discardCurrentCart',
  summary: 'Discard the active cart and begin a new one',
  path: '/api/cart/discardCurrentCart',
  failures: [404, 409, 422],
  isAudited: true,
  response: Cart,
});

export const deleteCurrentCart = operation({
  ...change,
  call: 'cart-39',
  name: 'deleteCurrentCart',
  summary: 'Delete the active cart',
  method: 'DELETE',
  path: '/api/cart/deleteCurrentCart',
  isAudited: true,
  response: Ok,
});

export const deleteCartAndMoveSmartKitToNewCart = operation({
  ...change,
  call: 'cart-40',
  name: 'deleteCartAndMoveSmartKitToNewCart',
  summary: 'Delete a cart and keep its smart kit in a new one',
  description: 'The cart goes; its smart kit moves with its kits to a new cart, which becomes the active one.',
  method: 'DELETE',
  path: '/api/cart/deleteCartAndMoveSmartKitToNewCart',
  failures: [404, 409, 422],
  isAudited: true,
  query: z.object({ cartId: Id.describe('Id of the cart') }),
  response: Cart,
});
