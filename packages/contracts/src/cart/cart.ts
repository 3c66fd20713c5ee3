import { z } from 'zod';
import { InfoTag } from '../catalogue/material-values.ts';
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

export const DeliveryType = z
  .enum(['Normal', 'Fastbox', 'DriveIn', 'SmartKit'])
  .describe(
    'How goods are delivered: `Normal` by route, `Fastbox` by express box, `DriveIn` picked up at a service center, `SmartKit` as packed kits',
  );

export const DeliveryAddress = z
  .object({
    Id: z.string().describe('Id of the address'),
    Name: z.string().describe('Name of the recipient'),
    Name2: z.string().describe('Second line of the name'),
    Street: z.string().describe('Street with number'),
    City: z.string().describe('City'),
    PostalCode: z.string().describe('Postal code'),
    CountryCode: z.string().describe('ISO 3166-1 alpha-2 country code'),
    ProjectNumber: z.string().describe("Number of the project; '' for none"),
    ShipTo: z.string().describe('Ship-to number of the address in the ERP'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    ShippingCondition: z.string().describe('Shipping condition of the ERP'),
    IsOneTimeAddress: z.boolean().describe('Whether the address was typed for one delivery'),
    IsServiceCenter: z.boolean().describe('Whether the address is a service center'),
    PlantId: z.string().describe('Number of the plant'),
    LastUsed: Instant.nullable().describe('When the address was last used; null for never'),
    DefaultSapAddress: z.boolean().describe('Whether this is the usual address of the account'),
    GrossistContactID: z.string().describe('Id of the contact who used the address'),
  })
  .describe('An address that goods are sent to');
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

export const CartDetails = z
  .object({
    CartId: Id.describe('Id of the cart'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
    Name: z.string().describe('Name of the cart'),
    ContactPerson: z.string().describe('Name of the contact person for the delivery'),
    ContactPhone: z.string().describe('Telephone number of the contact person'),
    Address: DeliveryAddress.nullable().describe('Where the cart goes; null until an address is chosen'),
    Project: z
      .object({
        ProjectNumber: z.string().describe("Number of the project; '' for none"),
        ProjectTitle: z.string().describe('Title of the project'),
      })
      .nullable()
      .describe('Project of the cart; null for none'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    SoldToName: z.string().describe('Name of the sold-to account'),
    DeliveryType,
    DeliveryDate: CalendarDate.nullable().describe('Day of delivery; null when none is set or known'),
    OrderStatus: z.enum(['Initial', 'Draft', 'Sent', 'Inactive']).describe('State of the cart'),
    CombinedDelivery: z.boolean().describe('Whether all lines are delivered together'),
    MailOrderConfirmation: z.boolean().describe('Whether a confirmation is mailed'),
    EndUserRegistration: z
      .object({
        NameOrCompany: z.string().describe('Name of the person or company'),
        StreetAndNumber: z.string().describe('Street and number'),
        ZipCode: z.string().describe('Postal code'),
        City: z.string().describe('City'),
      })
      .describe('The end user of the goods, where a material requires registration'),
    FastboxType: z.enum(['Normal', 'None', 'SmartKit']).describe('Whether the cart is an express-box cart'),
    IsFastboxMaxi: z.boolean().describe('Whether the express box is a large one'),
    CustomerReference: z.string().describe("The customer's own reference"),
    IsReady: z.boolean().describe('Whether the cart was marked as ready to be ordered'),
    DeliveryChoice: z
      .enum(['fastbox', 'standard', 'custom-date', 'pickup-today'])
      .describe('How and when it is delivered, as the user chose it'),
  })
  .describe('Version grows by one with every change of the cart');
export type CartDetails = z.infer<typeof CartDetails>;

const ConceptSuggestion = z
  .object({
    Code: z.string().describe('Code of the variation, as in its address'),
    Quantity: QuantityOut.describe('Quantity in sales units'),
    MinQuantity: QuantityOut.describe('Smallest quantity that is sold, in sales units'),
  })
  .nullable();

export const CartItem = z
  .object({
    CartItemId: Id.describe('Id of the cart line'),
    Code: MaterialCode.describe('Code of the variation, as in its address'),
    Quantity: QuantityOut.describe('Quantity in sales units'),
    ItemSAPMaterialNumber: SapMaterialNumber.describe('SAP material number'),
    ItemLocalMaterialName: z.string().describe("Name of the material in the caller's language"),
    ItemElNumber: z.string().describe("EL number of the material; '' for none"),
    ItemHwsNumber: z.string().describe("HWS number of the material; '' for none"),
    ItemEANNumber: z.string().describe("GTIN (EAN) of the material; '' for none"),
    ItemEtimClass: z.string().describe("ETIM class of the material; '' for none"),
    ItemMinQuantity: QuantityOut.describe('Smallest quantity that is sold, in sales units'),
    ItemMultiplum: QuantityOut.describe('Step of the quantity, in sales units'),
    ItemPackageSize: QuantityOut.describe('Sales units in a package'),
    ItemSalesUnit: z.string().describe('Sales unit'),
    ItemB2BCableCutAllowed: z.boolean().describe('Whether lengths other than whole packages are cut'),
    TypeDesignation: z.string().describe('Type designation, as printed on the material'),
    Supplier: z.string().describe('Name of the supplier'),
    Url: z.string().describe('Address of the page'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    IsOnClearanceSale: z.boolean().describe('Whether the line is sold as clearance goods'),
    IsPhasedOut: z.boolean().describe('Whether the material is sold only while stock lasts'),
    IsInvalid: z.boolean().describe('Whether the material can no longer be ordered'),
    Note: z.string().describe('Note on the line'),
    AdditionalNote: z.string().describe('Second note on the line'),
    AccountingString1: z.string().describe("Project of the customer that the line is accounted on; '' for none"),
    AccountingString2: z.string().describe("Task of the project that the line is accounted on; '' for none"),
    IsDirectDeliveryProduct: z.boolean().describe('Whether the supplier delivers the material directly'),
    IsDirectDeliveryPossible: z
      .boolean()
      .describe('The supplier delivers it directly where that is wanted; in a smart kit nothing is'),
    IsContractorProduct: z.boolean().describe('Whether only contractors may buy the material'),
    IsAccountingStringProduct: z.boolean().describe('Whether the line can have accounting strings'),
    IsGrossistProjectProduct: z.boolean().describe('Whether the material is sold for projects only'),
    ParentItemId: Id.nullable().describe('Id of the kit line that this line belongs to; null for other lines'),
    KitId: Id.nullable().describe("Of a kit's line and of its materials; null for other lines"),
    KitName: z.string().describe('The name of the kit, on the line that its materials hang below'),
    QuantityPerKit: QuantityOut.nullable().describe('How much of the material one kit holds; null on other lines'),
    IsClearanceAdditionalProduct: z
      .boolean()
      .describe('The normal line beside a clearance line, wanted beyond its stock'),
    Type: z.enum(['normal', 'kit material']).describe('Whether the line is a material of a kit'),
    CabelRemnantValue: QuantityOut.nullable().describe(
      'Length of the cable remnant in sales units; null for material from the reel. Spelled as in the specification',
    ),
    ConceptSuggestionProduct: ConceptSuggestion.describe(
      'Material that the wholesaler suggests instead; null without one',
    ),
    ConceptSuggestionProductZCON2: ConceptSuggestion.describe('Second suggestion of the wholesaler; null without one'),
    EndUserRegistrationRequirementType: z
      .string()
      .describe("Which registration of the end user the material requires; '' for none"),
    InfoTag: InfoTag.nullable().describe('Tag that the wholesaler attached to the material; null for none'),
  })
  .describe('A line of a cart');
export type CartItem = z.infer<typeof CartItem>;

export const Cart = CartDetails.extend({
  CartItems: z.array(CartItem).describe('At most 2,000 lines'),
  ItemCount: z.number().int().describe('Number of lines'),
}).describe('A cart with its lines');
export type Cart = z.infer<typeof Cart>;

export const QuantityProposal = z
  .object({
    Kind: z
      .enum(['rounding', 'cable-cut', 'phased-out', 'clearance-split', 'fastbox', 'remnant', 'smart-kit'])
      .describe('Kind'),
    RequestedQuantity: QuantityOut.describe('The quantity that was requested'),
    ProposedQuantity: QuantityOut.describe('The quantity that the rules propose'),
    ClearanceQuantity: QuantityOut.nullable().describe(
      'Quantities of the clearance line and of the additional normal line, for a clearance split',
    ),
    NormalQuantity: QuantityOut.nullable().describe('Quantity of the normal line; null without a split'),
  })
  .describe('What the line rules propose instead of the requested quantity; the user applies or discards it');
export type QuantityProposal = z.infer<typeof QuantityProposal>;

export const lineKey = {
  CartItemId: Id.describe('Id of the cart line'),
  Code: MaterialCode.optional().describe("Of the line's material; that of another one is refused, 409"),
};

export const Note = multilineText(1000).describe('A note of at most 1,000 characters');

const read = { area: 'cart', method: 'GET', access: 'buyer' } as const;

export const getCart = operation({
  ...read,
  call: 'cart-01',
  name: 'getCart',
  summary: 'The active cart with its lines',
  description: 'The active cart of the user, made on first use.',
  path: '/api/cart/getCart',
  query: z.object({ timestamp: z.string().max(40).optional().describe('Ignored; for callers that avoid caches') }),
  response: Cart,
});

export const getCartItems = operation({
  ...read,
  call: 'cart-03',
  name: 'getCartItems',
  summary: 'The lines of the active cart',
  path: '/api/cart/getCartItems',
  response: z.array(CartItem),
});

export const getCartDetails = operation({
  ...read,
  call: 'cart-04',
  name: 'getCartDetails',
  summary: 'The active cart without its lines',
  path: '/api/cart/getCartDetails',
  response: CartDetails.extend({ ItemCount: z.number().int().describe('Number of lines') }),
});

export const pagedCartItems = operation({
  ...read,
  call: 'cart-07',
  name: 'pagedCartItems',
  summary: 'A page of the lines of the active cart',
  path: '/api/cart/pagedCartItems',
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(20).describe('Items of a page'),
    sort: orBlank(z.enum(['added', 'code', 'name']), 'added')
      .default('added')
      .describe('Order of the lines'),
  }),
  response: z.object({
    PageItems: z.array(CartItem).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});
