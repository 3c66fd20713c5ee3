import { z } from 'zod';
import { InfoTag } from '../catalogue/info-tag.ts';
import { operation } from '../operation.ts';
import {
  CalendarDate,
  Id,
  Instant,
  MaterialCode,
  multilineText,
  orBlank,
  pageNumber,
  pageSize,
  QuantityOut,
  SapMaterialNumber,
} from '../shared/values.ts';

export const DeliveryType = z.enum(['Normal', 'Fastbox', 'DriveIn', 'SmartKit']);

/** Section 3, "Delivery address". */
export const DeliveryAddress = z.object({
  Id: z.string(),
  Name: z.string(),
  Name2: z.string(),
  Street: z.string(),
  City: z.string(),
  PostalCode: z.string(),
  CountryCode: z.string(),
  ProjectNumber: z.string(),
  ShipTo: z.string(),
  SoldTo: z.string(),
  ShippingCondition: z.string(),
  IsOneTimeAddress: z.boolean(),
  IsServiceCenter: z.boolean(),
  PlantId: z.string(),
  LastUsed: Instant.nullable(),
  DefaultSapAddress: z.boolean(),
  GrossistContactID: z.string(),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** Section 3, "Cart details". Version grows by one with every change of the cart. */
export const CartDetails = z.object({
  CartId: Id,
  Version: z.number().int(),
  Name: z.string(),
  ContactPerson: z.string(),
  ContactPhone: z.string(),
  Address: DeliveryAddress.nullable(),
  Project: z.object({ ProjectNumber: z.string(), ProjectTitle: z.string() }).nullable(),
  SoldTo: z.string(),
  SoldToName: z.string(),
  DeliveryType,
  DeliveryDate: CalendarDate.nullable(),
  OrderStatus: z.enum(['Initial', 'Draft', 'Sent', 'Inactive']),
  CombinedDelivery: z.boolean(),
  MailOrderConfirmation: z.boolean(),
  EndUserRegistration: z.object({
    NameOrCompany: z.string(),
    StreetAndNumber: z.string(),
    ZipCode: z.string(),
    City: z.string(),
  }),
  FastboxType: z.enum(['Normal', 'None', 'SmartKit']),
  IsFastboxMaxi: z.boolean(),
  CustomerReference: z.string(),
  IsReady: z.boolean(),
  /** How and when it is delivered, as the user chose it. Section 4, "Delivery choices named". */
  DeliveryChoice: z.enum(['fastbox', 'standard', 'custom-date', 'pickup-today']),
});
export type CartDetails = z.infer<typeof CartDetails>;

const ConceptSuggestion = z.object({ Code: z.string(), Quantity: QuantityOut, MinQuantity: QuantityOut }).nullable();

/** Section 3, "Cart item". */
export const CartItem = z.object({
  CartItemId: Id,
  Code: MaterialCode,
  Quantity: QuantityOut,
  ItemSAPMaterialNumber: SapMaterialNumber,
  ItemLocalMaterialName: z.string(),
  ItemElNumber: z.string(),
  ItemHwsNumber: z.string(),
  ItemEANNumber: z.string(),
  ItemEtimClass: z.string(),
  ItemMinQuantity: QuantityOut,
  ItemMultiplum: QuantityOut,
  ItemPackageSize: QuantityOut,
  ItemSalesUnit: z.string(),
  ItemB2BCableCutAllowed: z.boolean(),
  TypeDesignation: z.string(),
  Supplier: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
  IsOnClearanceSale: z.boolean(),
  IsPhasedOut: z.boolean(),
  IsInvalid: z.boolean(),
  Note: z.string(),
  AdditionalNote: z.string(),
  AccountingString1: z.string(),
  AccountingString2: z.string(),
  IsDirectDeliveryProduct: z.boolean(),
  /** The supplier delivers it directly where that is wanted; in a smart kit nothing is. */
  IsDirectDeliveryPossible: z.boolean(),
  IsContractorProduct: z.boolean(),
  IsAccountingStringProduct: z.boolean(),
  IsGrossistProjectProduct: z.boolean(),
  ParentItemId: Id.nullable(),
  /** The name of the kit, on the line that its materials hang below. */
  KitName: z.string(),
  /** How much of the material one kit holds; null on other lines. */
  QuantityPerKit: QuantityOut.nullable(),
  /** The normal line beside a clearance line, wanted beyond its stock. */
  IsClearanceAdditionalProduct: z.boolean(),
  Type: z.enum(['normal', 'kit material']),
  CabelRemnantValue: QuantityOut.nullable(),
  ConceptSuggestionProduct: ConceptSuggestion,
  ConceptSuggestionProductZCON2: ConceptSuggestion,
  EndUserRegistrationRequirementType: z.string(),
  InfoTag: InfoTag.nullable(),
});
export type CartItem = z.infer<typeof CartItem>;

export const Cart = CartDetails.extend({
  /** At most 2,000 lines. */
  CartItems: z.array(CartItem),
  ItemCount: z.number().int(),
});
export type Cart = z.infer<typeof Cart>;

/** What the line rules propose instead of the quantity asked for; the user applies or discards it. Section 4. */
export const QuantityProposal = z.object({
  Kind: z.enum(['rounding', 'cable-cut', 'phased-out', 'clearance-split', 'fastbox', 'remnant', 'smart-kit']),
  RequestedQuantity: QuantityOut,
  ProposedQuantity: QuantityOut,
  /** Quantities of the clearance line and of the additional normal line, for a clearance split. */
  ClearanceQuantity: QuantityOut.nullable(),
  NormalQuantity: QuantityOut.nullable(),
});
export type QuantityProposal = z.infer<typeof QuantityProposal>;

export const lineKey = {
  CartItemId: Id,
  /** Of the line's material; that of another one is refused, 409. */
  Code: MaterialCode.optional(),
};

export const Note = multilineText(1000);

const read = { area: 'cart', method: 'GET', access: 'buyer' } as const;

/** The active cart of the user, made on first use. [cart-01] */
export const getCart = operation({
  ...read,
  call: 'cart-01',
  name: 'getCart',
  summary: 'The active cart with its lines',
  path: '/api/cart/getCart',
  query: z.object({ timestamp: z.string().max(40).optional() }),
  response: Cart,
});

/** [cart-03] */
export const getCartItems = operation({
  ...read,
  call: 'cart-03',
  name: 'getCartItems',
  summary: 'The lines of the active cart',
  path: '/api/cart/getCartItems',
  response: z.array(CartItem),
});

/** [cart-04] */
export const getCartDetails = operation({
  ...read,
  call: 'cart-04',
  name: 'getCartDetails',
  summary: 'The active cart without its lines',
  path: '/api/cart/getCartDetails',
  response: CartDetails.extend({ ItemCount: z.number().int() }),
});

/** [cart-07] */
export const pagedCartItems = operation({
  ...read,
  call: 'cart-07',
  name: 'pagedCartItems',
  summary: 'A page of the lines of the active cart',
  path: '/api/cart/pagedCartItems',
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(20),
    sort: orBlank(z.enum(['added', 'code', 'name']), 'added').default('added'),
  }),
  response: z.object({ PageItems: z.array(CartItem), TotalItems: z.number().int() }),
});
