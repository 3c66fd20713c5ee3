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
  smartKitId: Id.nullable().describe('The project that the kit belongs to; null for a kit by itself'),
  itemCount: z.number().int().describe('Number of materials'),
  kitDraftStockLabel: KitStockLabel.describe("After what the cart and the project's other kits use is counted"),
  inCart: z
    .enum(['no', 'current', 'outdated'])
    .describe("Whether the project's cart holds the kit: not, as it is now, or as it was before a change"),
});
export type KitDraft = z.infer<typeof KitDraft>;

/** A kit after a change, with the quantities that were rounded. */
export const ChangedKitDraft = KitDraft.extend({
  adjustments: z.array(AdjustedQuantity).describe('Quantities that were rounded up by this call'),
});

export const getKitDraft = operation({
  ...inArea,
  call: 'kit-03',
  name: 'getKitDraft',
  summary: 'A kit with its items',
  description: "Returns a kit of the user's company with its items.",
  failures: [404],
  method: 'GET',
  path: '/api/smart-kit/kit/:id',
  params: z.object({ id: Id.describe('Id') }),
  response: KitDraft,
});

export const updateKitDraft = operation({
  ...inArea,
  call: 'kit-04',
  name: 'updateKitDraft',
  summary: 'Rename a kit',
  description: 'Renames a kit.',
  failures: [404, 409],
  method: 'PATCH',
  path: '/api/smart-kit/kit/:id',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({
    shouldEnrichItems: z.boolean().default(true).describe('Whether items are returned with names, numbers and packing'),
    kitDraftUpdateDto: z
      .object({
        headerDescription: HeaderDescription.describe('Description on the header of the kit'),
        modifiedAtUtc: Instant.optional().describe(
          'The stamp that the user saw: 409 when the kit was changed since. Absent: not compared.',
        ),
      })
      .describe('What is changed'),
  }),
  response: KitDraft,
});

export const setKitItem = operation({
  ...inArea,
  call: 'kit-05',
  name: 'setKitItem',
  summary: 'Add a material to a kit, or change its quantity',
  description:
    'Sets what a kit holds of a material: an item is made, or its quantity or material replaced. The quantity is rounded up to minimum and multiplum, since each kit is packed by itself.',
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/kit/:id/item',
  params: z.object({ id: Id.describe('Id') }),
  body: PackedItemIn.extend({
    modifiedAtUtc: Instant.optional().describe(
      'The stamp that the user saw: 409 when the kit was changed since. Absent: not compared.',
    ),
  }),
  response: ChangedKitDraft,
});

export const deleteKitItems = operation({
  ...inArea,
  call: 'kit-06',
  name: 'deleteKitItems',
  summary: 'Remove items of a kit',
  description:
    'Removes items of a kit; with the last of them the whole kit goes, and the response says so by `isDeleted`.',
  failures: [404, 409],
  method: 'DELETE',
  path: '/api/smart-kit/kit/:id/items',
  params: z.object({ id: Id.describe('Id') }),
  body: z.array(Id).min(1).max(MOST_KIT_ITEMS),
  response: KitDraft,
});

export const addMaterialToKits = operation({
  ...inArea,
  call: 'kit-08',
  name: 'addMaterialToKits',
  summary: 'Add a material to many kits',
  description:
    'Adds a material to many kits at once, on top of what they hold of it: kits of a project or by themselves, by their ids, and kits in the active cart, by the ids of their cart lines. All or none.',
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/add-material-to-kits',
  body: z.object({
    sapMaterialNumber: SapMaterialNumber.describe('SAP number of the material'),
    kitQuantityPairs: z
      .array(
        z.object({
          kitId: Id.describe('A kit, or the cart line of one'),
          quantity: QuantityIn.describe('Added to each kit; 422 for 0 and less'),
        }),
      )
      .min(1)
      .max(MOST_KITS)
      .describe('Kits and what is added to each'),
  }),
  response: Ok.extend({
    adjustments: z.array(AdjustedQuantity).describe('Kits that hold more than was asked for, by their packing rules'),
  }),
});

export const createKitDrafts = operation({
  ...inArea,
  call: 'kit-15',
  name: 'createKitDrafts',
  summary: 'Make kits of materials',
  description: 'Makes kits that belong to no project yet, all of the same materials.',
  failures: [404, 422],
  method: 'POST',
  path: '/api/smart-kit/create-kit-drafts',
  body: z.object({
    kitDraftHeaderDescription: HeaderDescription.describe('Description of the kits'),
    kitDraftCopiesCount: z.number().int().min(1).max(MOST_KITS).default(1).describe('How many equal kits are made'),
    sapMaterialNumberQuantities: z
      .array(
        z.object({
          sapMaterialNumber: SapMaterialNumber.describe('SAP number of the material'),
          quantity: QuantityIn.describe('Quantity in sales units'),
        }),
      )
      .max(MOST_KIT_ITEMS)
      .describe('Materials of each kit; a material that is named twice is summed'),
  }),
  response: z.array(ChangedKitDraft),
});

export const validateKitDraft = operation({
  ...inArea,
  call: 'kit-16',
  name: 'validateKitDraft',
  summary: 'Check whether a kit can be packed',
  description: 'Checks whether a kit could be packed as it is; changes nothing.',
  method: 'POST',
  path: '/api/smart-kit/validate-kit',
  changes: false,
  body: z.object({
    items: z
      .array(
        z.object({
          sapMaterialNumber: SapMaterialNumber.describe('SAP number of the material'),
          quantity: QuantityIn.describe('Quantity in sales units'),
          itemSalesUnit: typedText(40).optional().describe('Unit of the quantity; absent: the sales unit'),
        }),
      )
      .max(MOST_KIT_ITEMS)
      .describe('Materials of the kit'),
  }),
  response: z.object({
    isValid: z.boolean().describe('Whether nothing was found'),
    results: z
      .array(
        z.object({
          kind: z.enum(['empty', 'uom-mapping-error', 'order-amount', 'phased-out']).describe('What was found'),
          sapMaterialNumber: SapMaterialNumber.nullable().describe('Null for the kit as a whole'),
          proposedQuantity: QuantityOut.nullable().describe(
            'What can be packed instead, in sales units; 0: nothing; null where that is not known',
          ),
        }),
      )
      .describe('What needs attention'),
  }),
});

export const restoreKits = operation({
  ...inArea,
  call: 'own-kit-01',
  name: 'restoreKits',
  summary: 'Undo the deletion of kits or of their items',
  description:
    'Restores what was deleted from kits within the last 30 days: whole kits, or items of kits that are there.',
  failures: [409, 422],
  method: 'POST',
  path: '/api/smart-kit/restore-kits',
  body: z.object({
    kitIds: z.array(Id).max(MOST_KITS).default([]).describe('Deleted kits'),
    itemIds: z
      .array(Id)
      .max(MOST_KIT_ITEMS)
      .default([])
      .describe('Deleted items; one whose material is in its kit again is left out'),
  }),
  response: z.object({
    kitIds: z.array(Id).describe('Kits that were restored, or that items came back to'),
    restoredCount: z.number().int().describe('How many kits, templates or items were restored'),
  }),
});
