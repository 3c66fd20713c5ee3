import { z } from 'zod';
import { AddressChoice } from '../addresses/address-choice.ts';
import { operation } from '../operation.ts';
import { CalendarDate, Id, Ok, typedText } from '../shared/values.ts';
import { CartDetails } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;

/** Saves what the user wrote on the cart; an empty name changes nothing and sets the invalid-name flag. [cart-14] */
export const saveCartDetails = operation({
  ...change,
  call: 'cart-14',
  name: 'saveCartDetails',
  summary: 'Save name, contact and reference of the cart',
  path: '/api/cart/saveCartDetails',
  body: z.object({
    Name: typedText(80),
    ContactPerson: typedText(80).optional(),
    ContactPhone: typedText(40).optional(),
    CustomerReference: typedText(60).optional(),
    CombinedDelivery: z.boolean().optional(),
    MailOrderConfirmation: z.boolean().optional(),
    EndUserRegistration: z
      .object({
        NameOrCompany: typedText(80),
        StreetAndNumber: typedText(80),
        ZipCode: typedText(20),
        City: typedText(60),
      })
      .optional(),
  }),
  response: z.object({ IsNameInvalid: z.boolean(), CartDetails }),
});

/** Somebody whom a cart may name as its contact. */
export const CartContact = z.object({
  ContactId: Id,
  Name: z.string(),
  Phone: z.string(),
  /** The user themselves. */
  IsOneself: z.boolean(),
});
export type CartContact = z.infer<typeof CartContact>;

/**
 * Whom the active cart may name as its contact: people of the user's company who buy on its account, the user first, by
 * a part of their name; at most 20. saveCartDetails takes any name, also one that is not among them.
 */
export const getCartContacts = operation({
  ...change,
  call: 'own-cart-06',
  name: 'getCartContacts',
  summary: 'People whom the cart may name as its contact',
  method: 'GET',
  path: '/api/cart/contacts',
  query: z.object({ search: typedText(80).default('') }),
  response: z.array(CartContact),
});

/** The project's account becomes the cart's; an empty number takes the project off. [cart-15] */
export const updateCartProject = operation({
  ...change,
  call: 'cart-15',
  name: 'updateCartProject',
  summary: 'Change the project of the cart',
  path: '/api/cart/updateCartProject',
  isAudited: true,
  body: z.object({ ProjectNumber: typedText(40), SoldTo: typedText(40).optional() }),
  response: CartDetails,
});

/** The account must be one of the user's own; prices follow. [cart-16] */
export const updateCartAccount = operation({
  ...change,
  call: 'cart-16',
  name: 'updateCartAccount',
  summary: 'Change the account of the cart',
  path: '/api/cart/updateCartAccount',
  isAudited: true,
  body: z.object({ soldTo: typedText(40).min(1) }),
  response: CartDetails,
});

/**
 * Where the cart goes. One of the account's own addresses; a service center, which sets shipping condition ZP and its
 * plant; or a one-time address, which must be valid (422 names each wrong field). [cart-17]
 */
export const updateCartDeliveryAddress = operation({
  ...change,
  call: 'cart-17',
  name: 'updateCartDeliveryAddress',
  summary: 'Change the delivery address of the cart',
  path: '/api/cart/updateCartDeliveryAddress',
  isAudited: true,
  body: AddressChoice,
  response: CartDetails,
});

/** Must be a possible delivery date, or `standard`: as soon as possible, whenever that is. [cart-37] */
export const updateDeliveryDate = operation({
  ...change,
  call: 'cart-37',
  name: 'updateDeliveryDate',
  summary: 'Change the delivery date of the cart',
  method: 'PUT',
  path: '/api/cart/updateDeliveryDate',
  isAudited: true,
  body: CalendarDate.or(z.literal('standard')),
  response: Ok,
});
