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
  /** Id of the project. */
  id: Id,
  /** '' while it is not named. */
  projectName: z.string(),
  /** Its cart; null once that is gone. */
  cartId: Id.nullable(),
  /** Project state. */
  state: SmartKitState,
  /** True once it was ordered: then it can be read and copied, not changed. */
  isOrdered: z.boolean(),
  /** When it, or one of its kits, was changed last. */
  modifiedAtUtc: Instant,
};

/** A project of kits. Section 3, "Smart kit". */
export const SmartKit = z.object({
  ...projectFields,
  /** In the order of the project; at most 250. */
  kits: z.array(KitDraft),
});
export type SmartKit = z.infer<typeof SmartKit>;

/** Changes the project's name; ignored, with `isIgnored`, when the name is blank. [kit-01] */
export const updateProjectName = operation({
  ...inArea,
  call: 'kit-01',
  name: 'updateProjectName',
  summary: 'Rename a project of kits',
  method: 'POST',
  path: '/api/smart-kit/:id/update-project-name',
  params: z.object({ id: Id }),
  body: z.object({ name: ProjectName.nullable() }),
  response: Ok.extend({ isIgnored: z.boolean() }),
});

/** Returns when a project or one of its kits was changed last. [kit-02] */
export const getSmartKitLastModified = operation({
  ...inArea,
  call: 'kit-02',
  name: 'getSmartKitLastModified',
  summary: 'When a project of kits was changed last',
  method: 'GET',
  path: '/api/smart-kit/:id/last-modified',
  params: z.object({ id: Id }),
  response: z.object({ lastModifiedUtc: Instant }),
});

const ItemPriceResponse = z.object({
  /** Id of the item in the kit. */
  ItemNumber: Id,
  MaterialNo: SapMaterialNumber,
  /** In one kit. */
  Quantity: QuantityOut,
  Price: KitPrice,
  Stock: z.object({
    AtpQuantity: QuantityOut,
    /** Ordered from the supplier. */
    IsStatus11: z.boolean(),
    /** Made to order. */
    IsStatus12: z.boolean(),
    /** Yellow when this kit, the cart and the project's other kits use more than is available. */
    StockLabel: z.enum(['Yellow', 'Green']),
    /** What is not covered. */
    ExceededAmount: QuantityOut,
  }),
});

/** Returns price and stock of a kit of a project; 503 while the ERP is unavailable. [kit-07] */
export const getKitPrice = operation({
  ...inArea,
  call: 'kit-07',
  name: 'getKitPrice',
  summary: 'Price and stock of a kit',
  method: 'GET',
  path: '/api/smart-kit/:id/kit-price/:draftId',
  params: z.object({ id: Id, draftId: Id }),
  response: z.object({
    KitPrice,
    ItemPriceResponses: z.array(ItemPriceResponse),
    /** Stock by material. Section 3, "Stock map entry". */
    StockMap: z.array(
      z.object({
        materialNo: SapMaterialNumber,
        atpQuantity: QuantityOut,
        /** Used by the cart and the project's other kits. */
        quantityInCart: QuantityOut,
        isStatus11Or12: z.boolean(),
      }),
    ),
    kitDraftStockLabel: KitStockLabel,
  }),
});

/** Returns the price of a project and of each of its kits, by one request to the ERP; 503 while it is unavailable. */
export const getProjectPrice = operation({
  ...inArea,
  call: 'own-kit-02',
  name: 'getProjectPrice',
  summary: 'Price of a project of kits',
  method: 'GET',
  path: '/api/smart-kit/:id/project-price',
  params: z.object({ id: Id }),
  response: z.object({
    ProjectPrice: KitPrice,
    /** In the order of the project. */
    KitPrices: z.array(z.object({ kitId: Id, KitPrice, kitDraftStockLabel: KitStockLabel })),
  }),
});

/** Returns the user's own projects, the one that was changed last first. [kit-24] */
export const getRecentSmartKits = operation({
  ...inArea,
  call: 'kit-24',
  name: 'getRecentSmartKits',
  summary: 'Recent projects of kits',
  method: 'GET',
  path: '/api/smart-kit/recent-smart-kits',
  query: z.object({
    /** From 1; below 0 clears the list. */
    PageNumber: clearablePage(1, 100_000),
    /** Below 0 clears the list. */
    PageSize: clearablePage(10, 100),
  }),
  response: pageOf(z.object({ ...projectFields, kitCount: z.number().int() })),
});

/** Returns the project of a cart of the user's, or one of the user's projects by its own id. [kit-25] */
export const getSmartKit = operation({
  ...inArea,
  call: 'kit-25',
  name: 'getSmartKit',
  summary: 'The project of kits of a cart',
  method: 'GET',
  path: '/api/smart-kit/smart-kit',
  query: z
    .object({
      cartId: Id.optional(),
      smartKitId: Id.optional(),
      /** False leaves out names, numbers and packing of the items. */
      shouldEnrichItems: flag(true),
    })
    .refine(({ cartId, smartKitId }) => (cartId === undefined) !== (smartKitId === undefined), {
      message: 'either cartId or smartKitId',
      path: ['cartId'],
    }),
  response: SmartKit,
});

/** Deletes kits of a project; they can be restored for 30 days. [kit-26] */
export const deleteKits = operation({
  ...inArea,
  call: 'kit-26',
  name: 'deleteKits',
  summary: 'Delete kits of a project',
  method: 'DELETE',
  path: '/api/smart-kit/:id/delete-kits',
  params: z.object({ id: Id }),
  body: z.array(Id).min(1).max(MOST_KITS),
  response: SmartKit,
});

/** Deletes a project with its kits; its cart stays. It can be restored for 30 days. [kit-27] */
export const deleteSmartKit = operation({
  ...inArea,
  call: 'kit-27',
  name: 'deleteSmartKit',
  summary: 'Delete a project of kits',
  method: 'DELETE',
  path: '/api/smart-kit/delete',
  body: z.object({ id: Id }),
  response: Ok,
});

/** Adds copies of a kit of the company to a project. [kit-28] */
export const addKitCopies = operation({
  ...inArea,
  call: 'kit-28',
  name: 'addKitCopies',
  summary: 'Add copies of a kit to a project',
  method: 'POST',
  path: '/api/smart-kit/:id/add-kit-copies',
  params: z.object({ id: Id }),
  body: z.object({ kitId: Id, amountOfCopies: z.number().int().min(1).max(MOST_KITS) }),
  response: z.array(KitDraft),
});

/**
 * Begins the project of a cart of the user's that is delivered as a smart kit (422 otherwise). A cart has one project: a
 * repeated call returns it, with the name where one is sent. [kit-29]
 */
export const createSmartKit = operation({
  ...inArea,
  call: 'kit-29',
  name: 'createSmartKit',
  summary: 'Begin a project of kits',
  method: 'POST',
  path: '/api/smart-kit/create',
  body: z.object({ cartId: Id, projectName: ProjectName.nullable().default(null) }),
  response: SmartKit,
});

/** Adds an empty kit to a project. [kit-30] */
export const addKit = operation({
  ...inArea,
  call: 'kit-30',
  name: 'addKit',
  summary: 'Add a kit to a project',
  method: 'POST',
  path: '/api/smart-kit/:id/add-kit',
  params: z.object({ id: Id }),
  body: z.object({ headerDescription: HeaderDescription.nullable() }),
  response: KitDraft,
});

/** Restores a project that was deleted within the last 30 days, with the kits that went with it. */
export const restoreSmartKit = operation({
  ...inArea,
  call: 'own-kit-03',
  name: 'restoreSmartKit',
  summary: 'Undo the deletion of a project of kits',
  method: 'POST',
  path: '/api/smart-kit/restore',
  body: z.object({ id: Id }),
  response: SmartKit,
});
