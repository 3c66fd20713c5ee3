import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, Ok, QuantityIn, SapMaterialNumber } from '../shared/values.ts';
import { KitDraft } from './kit-drafts.ts';
import { AdjustedQuantity, MOST_KITS, PackedItem } from './kit-values.ts';
import { SmartKit } from './smart-kits.ts';

/** Cells that one call sets. */
export const MOST_SHEET_CELLS = 2000;

const inArea = { area: 'smart kit', access: 'buyer' } as const;

/** A row of the sheet: a material, whatever the kits hold of it. */
export const SheetMaterial = PackedItem.omit({ id: true, quantity: true, isChecked: true }).extend({
  code: z.string().describe("Code of the material's page; '' for one that the catalog no longer has"),
});
export type SheetMaterial = z.infer<typeof SheetMaterial>;

/** A column of the sheet: a kit, with what it holds of each material. */
export const SheetKit = KitDraft.pick({
  id: true,
  headerDescription: true,
  modifiedBy: true,
  modifiedAtUtc: true,
  inCart: true,
}).extend({
  items: z
    .array(PackedItem.pick({ id: true, sapMaterialNumber: true, quantity: true }))
    .describe('In the order in which they were added; at most 200'),
});
export type SheetKit = z.infer<typeof SheetKit>;

export const getKitSheet = operation({
  ...inArea,
  call: 'own-kit-06',
  name: 'getKitSheet',
  summary: 'A project of kits as a sheet',
  description:
    "Returns one of the user's projects as materials and kits: each material once, however many kits hold it. Stock is with the price of the project.",
  failures: [404],
  method: 'GET',
  path: '/api/smart-kit/:id/sheet',
  params: z.object({ id: Id.describe('Id') }),
  response: SmartKit.omit({ kits: true }).extend({
    kits: z.array(SheetKit).describe('In the order of the project; at most 250'),
    materials: z.array(SheetMaterial).describe('In the order in which the kits name them first'),
  }),
});

export const setKitQuantities = operation({
  ...inArea,
  call: 'own-kit-07',
  name: 'setKitQuantities',
  summary: 'Set quantities of many kits and materials',
  description:
    'Sets what kits of a project hold of materials, each rounded up to minimum and multiplum, all or none. 0 removes the material from the kit; a kit that loses its last material stays, empty.',
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/:id/quantities',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({
    cells: z
      .array(
        z.object({
          kitId: Id.describe('A kit of the project'),
          sapMaterialNumber: SapMaterialNumber.describe('SAP number of the material'),
          quantity: QuantityIn.describe('In one kit; 0 removes the material, 422 for less'),
          seenQuantity: QuantityIn.optional().describe(
            'What the user saw, 0 for nothing: 409 when the kit holds another quantity now. Absent: not compared.',
          ),
        }),
      )
      .min(1)
      .max(MOST_SHEET_CELLS)
      .describe('Cells to set, each named once'),
  }),
  response: z.object({
    modifiedAtUtc: Instant.describe('When the project was changed last'),
    kits: z.array(SheetKit).describe('The kits that were named, as they are now'),
    materials: z.array(SheetMaterial).describe('The materials that were named'),
    adjustments: z.array(AdjustedQuantity).describe('Quantities that were rounded up by this call'),
  }),
});

export const orderKits = operation({
  ...inArea,
  call: 'own-kit-08',
  name: 'orderKits',
  summary: 'Put the kits of a project into another order',
  description:
    'Puts all kits of a project into the order given, as they are shown, labeled and delivered. 409 when the project has other kits now.',
  failures: [404, 409],
  method: 'PUT',
  path: '/api/smart-kit/:id/order',
  params: z.object({ id: Id.describe('Id') }),
  body: z.array(Id).min(1).max(MOST_KITS).describe('Ids of all kits of the project, the first one first'),
  response: Ok,
});
