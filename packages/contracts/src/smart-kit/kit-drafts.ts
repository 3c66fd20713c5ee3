import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, Ok, QuantityIn, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';
import {
  AdjustedQuantity,
  HeaderDescription,
  KitStockLabel,
  MOST_KIT_ITEMS,
  MOST_KITS,
  PackedItemIn,
  packedFields,
} from './kit-values.ts';

const inArea = { area: 'smart kit', access: 'buyer' } as const;

/** A kit that is being made up. Section 3, "Kit draft". */
export const KitDraft = z.object({
  ...packedFields,
  /** The project that the kit belongs to; null for a kit by itself. */
  smartKitId: Id.nullable(),
  /** Number of materials. */
  itemCount: z.number().int(),
  /** After what the cart and the project's other kits use is counted. */
  kitDraftStockLabel: KitStockLabel,
  /** Whether the project's cart holds the kit: not, as it is now, or as it was before a change. */
  inCart: z.enum(['no', 'current', 'outdated']),
});
export type KitDraft = z.infer<typeof KitDraft>;

/** A kit after a change, with the quantities that were rounded. */
const ChangedKitDraft = KitDraft.extend({
  /** Quantities that were rounded up by this call. */
  adjustments: z.array(AdjustedQuantity),
});

/** Returns a kit of the user's company with its items. [kit-03] */
export const getKitDraft = operation({
  ...inArea,
  call: 'kit-03',
  name: 'getKitDraft',
  summary: 'A kit with its items',
  method: 'GET',
  path: '/api/smart-kit/kit/:id',
  params: z.object({ id: Id }),
  response: KitDraft,
});

/** Renames a kit. [kit-04] */
export const updateKitDraft = operation({
  ...inArea,
  call: 'kit-04',
  name: 'updateKitDraft',
  summary: 'Rename a kit',
  method: 'PATCH',
  path: '/api/smart-kit/kit/:id',
  params: z.object({ id: Id }),
  body: z.object({
    /** Whether items are returned with names, numbers and packing. */
    shouldEnrichItems: z.boolean().default(true),
    kitDraftUpdateDto: z.object({
      headerDescription: HeaderDescription,
      /** The stamp that the user saw: 409 when the kit was changed since. Absent: not compared. */
      modifiedAtUtc: Instant.optional(),
    }),
  }),
  response: KitDraft,
});

/**
 * Sets what a kit holds of a material: an item is made, or its quantity or material replaced. The quantity is rounded up
 * to minimum and multiplum, since each kit is packed by itself. [kit-05]
 */
export const setKitItem = operation({
  ...inArea,
  call: 'kit-05',
  name: 'setKitItem',
  summary: 'Add a material to a kit, or change its quantity',
  method: 'POST',
  path: '/api/smart-kit/kit/:id/item',
  params: z.object({ id: Id }),
  body: PackedItemIn.extend({
    /** The stamp that the user saw: 409 when the kit was changed since. Absent: not compared. */
    modifiedAtUtc: Instant.optional(),
  }),
  response: ChangedKitDraft,
});

/** Removes items of a kit; with the last of them the whole kit goes, and the response says so by `isDeleted`. [kit-06] */
export const deleteKitItems = operation({
  ...inArea,
  call: 'kit-06',
  name: 'deleteKitItems',
  summary: 'Remove items of a kit',
  method: 'DELETE',
  path: '/api/smart-kit/kit/:id/items',
  params: z.object({ id: Id }),
  body: z.array(Id).min(1).max(MOST_KIT_ITEMS),
  response: KitDraft,
});

/**
 * Adds a material to many kits at once, on top of what they hold of it: kits of a project or by themselves, by their ids,
 * and kits in the active cart, by the ids of their cart lines. All or none. [kit-08]
 */
export const addMaterialToKits = operation({
  ...inArea,
  call: 'kit-08',
  name: 'addMaterialToKits',
  summary: 'Add a material to many kits',
  method: 'POST',
  path: '/api/smart-kit/add-material-to-kits',
  body: z.object({
    sapMaterialNumber: SapMaterialNumber,
    kitQuantityPairs: z
      .array(
        z.object({
          /** A kit, or the cart line of one. */
          kitId: Id,
          /** Added to each kit; 422 for 0 and less. */
          quantity: QuantityIn,
        }),
      )
      .min(1)
      .max(MOST_KITS),
  }),
  response: Ok.extend({
    /** Kits that hold more than was asked for, by their packing rules. */
    adjustments: z.array(AdjustedQuantity),
  }),
});

/** Makes kits that belong to no project yet, all of the same materials. [kit-15] */
export const createKitDrafts = operation({
  ...inArea,
  call: 'kit-15',
  name: 'createKitDrafts',
  summary: 'Make kits of materials',
  method: 'POST',
  path: '/api/smart-kit/create-kit-drafts',
  body: z.object({
    kitDraftHeaderDescription: HeaderDescription,
    /** How many equal kits are made. */
    kitDraftCopiesCount: z.number().int().min(1).max(MOST_KITS).default(1),
    /** Materials of each kit; a material that is named twice is summed. */
    sapMaterialNumberQuantities: z
      .array(z.object({ sapMaterialNumber: SapMaterialNumber, quantity: QuantityIn }))
      .max(MOST_KIT_ITEMS),
  }),
  response: z.array(ChangedKitDraft),
});

/** Checks whether a kit could be packed as it is; changes nothing. [kit-16] */
export const validateKitDraft = operation({
  ...inArea,
  call: 'kit-16',
  name: 'validateKitDraft',
  summary: 'Check whether a kit can be packed',
  method: 'POST',
  path: '/api/smart-kit/validate-kit',
  changes: false,
  body: z.object({
    items: z
      .array(
        z.object({
          sapMaterialNumber: SapMaterialNumber,
          quantity: QuantityIn,
          /** Unit of the quantity; absent: the sales unit. */
          itemSalesUnit: typedText(40).optional(),
        }),
      )
      .max(MOST_KIT_ITEMS),
  }),
  response: z.object({
    isValid: z.boolean(),
    results: z.array(
      z.object({
        kind: z.enum(['empty', 'uom-mapping-error', 'order-amount', 'phased-out']),
        /** Null for the kit as a whole. */
        sapMaterialNumber: SapMaterialNumber.nullable(),
        /** What can be packed instead, in sales units; 0: nothing; null where that is not known. */
        proposedQuantity: QuantityOut.nullable(),
      }),
    ),
  }),
});

/** Restores what was deleted from kits within the last 30 days: whole kits, or items of kits that are there. */
export const restoreKits = operation({
  ...inArea,
  call: 'own-kit-01',
  name: 'restoreKits',
  summary: 'Undo the deletion of kits or of their items',
  method: 'POST',
  path: '/api/smart-kit/restore-kits',
  body: z.object({
    /** Deleted kits. */
    kitIds: z.array(Id).max(MOST_KITS).default([]),
    /** Deleted items; one whose material is in its kit again is left out. */
    itemIds: z.array(Id).max(MOST_KIT_ITEMS).default([]),
  }),
  response: z.object({
    /** Kits that were restored, or that items came back to. */
    kitIds: z.array(Id),
    restoredCount: z.number().int(),
  }),
});
