import { z } from 'zod';
import { operation } from '../operation.ts';
import { flag, Id, Instant, Ok, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { KitDraft } from './kit-drafts.ts';
import {
  clearablePage,
  HeaderDescription,
  KitPrice,
  KitStockLabel,
  MOST_KITS,
  ProjectName,
  pageOf,
} from './kit-values.ts';

const inArea = { area: 'smart kit', access: 'buyer' } as const;

/** Whether a project can be ordered. Section 3, "smart-kit validation". */
export const SmartKitState = z.enum(['Unknown', 'Ok', 'NotNamed', 'NoKits', 'NotSmartKit']);

const projectFields = {
  id: Id.describe('Id of the project'),
  projectName: z.string().describe("'' while it is not named"),
  cartId: Id.nullable().describe('Its cart; null once that is gone'),
  state: SmartKitState.describe('Project state'),
  isOrdered: z.boolean().describe('True once it was ordered: then it can be read and copied, not changed'),
  modifiedAtUtc: Instant.describe('When it, or one of its kits, was changed last'),
};

/** A project of kits. Section 3, "Smart kit". */
export const SmartKit = z.object({
  ...projectFields,
  kits: z.array(KitDraft).describe('In the order of the project; at most 250'),
});
export type SmartKit = z.infer<typeof SmartKit>;

export const updateProjectName = operation({
  ...inArea,
  call: 'kit-01',
  name: 'updateProjectName',
  summary: 'Rename a project of kits',
  description: "Changes the project's name; ignored, with `isIgnored`, when the name is blank.",
  failures: [404, 409],
  method: 'POST',
  path: '/api/smart-kit/:id/update-project-name',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({ name: ProjectName.nullable().describe('New name of the project') }),
  response: Ok.extend({ isIgnored: z.boolean().describe('Whether the name was blank and ignored') }),
});

export const getSmartKitLastModified = operation({
  ...inArea,
  call: 'kit-02',
  name: 'getSmartKitLastModified',
  summary: 'When a project of kits was changed last',
  description: 'Returns when a project or one of its kits was changed last.',
  failures: [404],
  method: 'GET',
  path: '/api/smart-kit/:id/last-modified',
  params: z.object({ id: Id.describe('Id') }),
  response: z.object({ lastModifiedUtc: Instant.describe('When it was changed last') }),
});

const MaterialStock = z.object({
  AtpQuantity: QuantityOut.describe('Available stock'),
  IsStatus11: z.boolean().describe('Ordered from the supplier'),
  IsStatus12: z.boolean().describe('Made to order'),
  StockLabel: z
    .enum(['Yellow', 'Green'])
    .describe("Yellow when this kit, the cart and the project's other kits use more than is available"),
  ExceededAmount: QuantityOut.describe('What is not covered'),
});

const ItemPriceResponse = z.object({
  ItemNumber: Id.describe('Id of the item in the kit'),
  MaterialNo: SapMaterialNumber.describe('SAP number of the material'),
  Quantity: QuantityOut.describe('In one kit'),
  Price: KitPrice.describe('Price of the item'),
  Stock: MaterialStock.describe('Stock of the material'),
});

export const getKitPrice = operation({
  ...inArea,
  call: 'kit-07',
  name: 'getKitPrice',
  summary: 'Price and stock of a kit',
  description: 'Returns price and stock of a kit of a project; 503 while the ERP is unavailable.',
  failures: [404],
  method: 'GET',
  path: '/api/smart-kit/:id/kit-price/:draftId',
  params: z.object({ id: Id.describe('Id'), draftId: Id.describe('Id of the kit') }),
  response: z.object({
    KitPrice: KitPrice.describe('Price of the kit'),
    ItemPriceResponses: z.array(ItemPriceResponse).describe('Price and stock of each item'),
    StockMap: z
      .array(
        z.object({
          materialNo: SapMaterialNumber.describe('SAP number of the material'),
          atpQuantity: QuantityOut.describe('Available stock'),
          quantityInCart: QuantityOut.describe("Used by the cart and the project's other kits"),
          isStatus11Or12: z.boolean().describe('Whether it is ordered from the supplier or made to order'),
        }),
      )
      .describe('Stock by material. Section 3, "Stock map entry".'),
    kitDraftStockLabel: KitStockLabel.describe('Label of the stock'),
  }),
});

export const getProjectPrice = operation({
  ...inArea,
  call: 'own-kit-02',
  name: 'getProjectPrice',
  summary: 'Price of a project of kits',
  description:
    'Returns the price of a project, of each of its kits and of each material, by one request to the ERP; 503 while it is unavailable.',
  failures: [404],
  method: 'GET',
  path: '/api/smart-kit/:id/project-price',
  params: z.object({ id: Id.describe('Id') }),
  response: z.object({
    ProjectPrice: KitPrice.describe('Price of the project'),
    KitPrices: z
      .array(
        z.object({
          kitId: Id.describe('Id of the kit'),
          KitPrice,
          kitDraftStockLabel: KitStockLabel.describe('Label of the stock'),
        }),
      )
      .describe('In the order of the project'),
    MaterialPrices: z
      .array(
        z.object({
          MaterialNo: SapMaterialNumber.describe('SAP number of the material'),
          Quantity: QuantityOut.describe('In all kits together'),
          Price: KitPrice.describe('Price of all of it; each kit is priced by its own quantity'),
          Stock: MaterialStock.describe('Stock of the material; the label is for all kits together'),
          QuantityInCart: QuantityOut.describe('Used by lines of the active cart that are not made of these kits'),
        }),
      )
      .describe('Price and stock of each material of the project'),
  }),
});

export const getRecentSmartKits = operation({
  ...inArea,
  call: 'kit-24',
  name: 'getRecentSmartKits',
  summary: 'Recent projects of kits',
  description: "Returns the user's own projects, the one that was changed last first.",
  method: 'GET',
  path: '/api/smart-kit/recent-smart-kits',
  query: z.object({
    PageNumber: clearablePage(1, 100_000).describe('From 1; below 0 clears the list'),
    PageSize: clearablePage(10, 100).describe('Below 0 clears the list'),
  }),
  response: pageOf(z.object({ ...projectFields, kitCount: z.number().int().describe('Number of kits') })),
});

export const getSmartKit = operation({
  ...inArea,
  call: 'kit-25',
  name: 'getSmartKit',
  summary: 'The project of kits of a cart',
  description: "Returns the project of a cart of the user's, or one of the user's projects by its own id.",
  failures: [404],
  method: 'GET',
  path: '/api/smart-kit/smart-kit',
  query: z
    .object({
      cartId: Id.optional().describe('Id of the cart'),
      smartKitId: Id.optional().describe('Id of a project'),
      shouldEnrichItems: flag(true).describe('False leaves out names, numbers and packing of the items'),
    })
    .refine(({ cartId, smartKitId }) => (cartId === undefined) !== (smartKitId === undefined), {
      message: 'either cartId or smartKitId',
      path: ['cartId'],
    }),
  response: SmartKit,
});

export const deleteKits = operation({
  ...inArea,
  call: 'kit-26',
  name: 'deleteKits',
  summary: 'Delete kits of a project',
  description: 'Deletes kits of a project; they can be restored for 30 days.',
  failures: [404, 409],
  method: 'DELETE',
  path: '/api/smart-kit/:id/delete-kits',
  params: z.object({ id: Id.describe('Id') }),
  body: z.array(Id).min(1).max(MOST_KITS),
  response: SmartKit,
});

export const deleteSmartKit = operation({
  ...inArea,
  call: 'kit-27',
  name: 'deleteSmartKit',
  summary: 'Delete a project of kits',
  description: 'Deletes a project with its kits; its cart stays. It can be restored for 30 days.',
  failures: [404, 409],
  method: 'DELETE',
  path: '/api/smart-kit/delete',
  body: z.object({ id: Id.describe('Id') }),
  response: Ok,
});

export const addKitCopies = operation({
  ...inArea,
  call: 'kit-28',
  name: 'addKitCopies',
  summary: 'Add copies of a kit to a project',
  description: 'Adds copies of a kit of the company to a project.',
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/:id/add-kit-copies',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({
    kitId: Id.describe('Id of the kit'),
    amountOfCopies: z.number().int().min(1).max(MOST_KITS).describe('How many copies are added'),
  }),
  response: z.array(KitDraft),
});

export const createSmartKit = operation({
  ...inArea,
  call: 'kit-29',
  name: 'createSmartKit',
  summary: 'Begin a project of kits',
  description:
    "Begins the project of a cart of the user's that is delivered as a smart kit (422 otherwise). A cart has one project: a repeated call returns it, with the name where one is sent.",
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/create',
  body: z.object({
    cartId: Id.describe('Id of the cart'),
    projectName: ProjectName.nullable().default(null).describe('Name of the project'),
  }),
  response: SmartKit,
});

export const addKit = operation({
  ...inArea,
  call: 'kit-30',
  name: 'addKit',
  summary: 'Add a kit to a project',
  description: 'Adds an empty kit to a project.',
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/:id/add-kit',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({ headerDescription: HeaderDescription.nullable().describe('Description on the header of the kit') }),
  response: KitDraft,
});

export const restoreSmartKit = operation({
  ...inArea,
  call: 'own-kit-03',
  name: 'restoreSmartKit',
  summary: 'Undo the deletion of a project of kits',
  description: 'Restores a project that was deleted within the last 30 days, with the kits that went with it.',
  failures: [404, 409],
  method: 'POST',
  path: '/api/smart-kit/restore',
  body: z.object({ id: Id.describe('Id') }),
  response: SmartKit,
});
