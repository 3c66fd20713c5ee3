import { z } from 'zod';
import { operation } from '../operation.ts';
import { flag, Id, Instant, multilineText, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';
import { KitDraft } from './kit-drafts.ts';
import {
  AdjustedQuantity,
  HeaderDescription,
  MOST_KIT_ITEMS,
  MOST_KITS,
  PackedItemIn,
  packedFields,
  pageOf,
} from './kit-values.ts';

const inArea = { area: 'smart kit', access: 'buyer' } as const;
/** Templates that one call names. */
const MOST_TEMPLATES = 100;

/** A kit that a company makes others from. Section 3, "Kit template". */
export const KitTemplate = z.object({
  ...packedFields,
  isLocked: z.boolean().describe('Locked: only its owner changes or deletes it'),
  note: z.string().describe("Remark for those who use it; '' without one"),
  companyId: Id.describe('The company that it belongs to'),
  isOwner: z.boolean().describe('True for who made it'),
  itemCount: z.number().int().describe('Number of materials'),
});
export type KitTemplate = z.infer<typeof KitTemplate>;

const listQuery = z.object({
  PageNumber: pageNumber.describe('Number of the page, from 1'),
  PageSize: pageSize(20).describe('Items of a page'),
  search: typedText(100).default('').describe('Part of the description or the note'),
  shouldEnrichItems: flag(true).describe('False leaves out names, numbers and packing of the items'),
});

export const getKitTemplates = operation({
  ...inArea,
  call: 'kit-09',
  name: 'getKitTemplates',
  summary: 'Templates of the company',
  description: "Returns the company's templates by their descriptions.",
  method: 'GET',
  path: '/api/smart-kit/template',
  query: listQuery,
  response: pageOf(KitTemplate),
});

export const getKitTemplatesByBase = operation({
  ...inArea,
  call: 'kit-33',
  name: 'getKitTemplatesByBase',
  summary: 'Templates of the company, by the second base',
  description: 'The same by the second address that the specification declares.',
  method: 'GET',
  path: '/api/kit-template',
  query: listQuery,
  response: pageOf(KitTemplate),
});

export const getKitTemplate = operation({
  ...inArea,
  call: 'kit-10',
  name: 'getKitTemplate',
  summary: 'A template',
  description: 'Returns a template of the company.',
  failures: [404],
  method: 'GET',
  path: '/api/smart-kit/template/:id',
  params: z.object({ id: Id.describe('Id') }),
  response: KitTemplate,
});

export const updateKitTemplate = operation({
  ...inArea,
  call: 'kit-11',
  name: 'updateKitTemplate',
  summary: 'Change a template',
  description:
    "Changes a template's description, note or lock. 403 for a locked template of somebody else's, and for locking one that somebody else owns.",
  failures: [403, 404, 409],
  method: 'PATCH',
  path: '/api/smart-kit/template',
  body: z.object({
    id: Id.describe('Id'),
    headerDescription: HeaderDescription.min(1).optional().describe('Description on the header of the kit'),
    note: multilineText(1000).optional().describe('Remark for those who use it'),
    isLocked: z.boolean().optional().describe('Whether only its owner may change it'),
    modifiedAtUtc: Instant.optional().describe(
      'The stamp that the user saw: 409 when the template was changed since. Absent: not compared.',
    ),
  }),
  response: KitTemplate,
});

export const setKitTemplateItem = operation({
  ...inArea,
  call: 'kit-12',
  name: 'setKitTemplateItem',
  summary: 'Add a material to a template, or change its quantity',
  description: 'Sets what a template holds of a material, rounded up to minimum and multiplum.',
  failures: [403, 404, 422],
  method: 'PUT',
  path: '/api/smart-kit/template/:id/item',
  params: z.object({ id: Id.describe('Id') }),
  body: PackedItemIn,
  response: KitTemplate.extend({ adjustments: z.array(AdjustedQuantity).describe('Quantities that were rounded up') }),
});

export const deleteKitTemplateItems = operation({
  ...inArea,
  call: 'kit-13',
  name: 'deleteKitTemplateItems',
  summary: 'Remove items of a template',
  description: 'Removes items of a template; with the last of them the whole template goes.',
  failures: [403, 404],
  method: 'DELETE',
  path: '/api/smart-kit/template/delete/:id/items',
  params: z.object({ id: Id.describe('Id') }),
  body: z.array(Id).min(1).max(MOST_KIT_ITEMS),
  response: KitTemplate,
});

export const deleteKitTemplates = operation({
  ...inArea,
  call: 'kit-14',
  name: 'deleteKitTemplates',
  summary: 'Delete templates',
  description: 'Deletes templates, all or none; they can be restored for 30 days.',
  failures: [403, 404],
  method: 'DELETE',
  path: '/api/smart-kit/template/delete',
  body: z.array(Id).min(1).max(MOST_TEMPLATES),
  response: Ok,
});

export const addKitsFromTemplates = operation({
  ...inArea,
  call: 'kit-17',
  name: 'addKitsFromTemplates',
  summary: 'Add kits made from templates to a project',
  description: 'Adds kits to a project, one for each entry; a template may be named many times.',
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/:id/add-from-templates',
  params: z.object({ id: Id.describe('Id') }),
  body: z
    .array(
      z.object({
        templateId: Id.describe('Id of the template'),
        headerDescription: HeaderDescription.nullable().describe("Null: the template's own"),
      }),
    )
    .min(1)
    .max(MOST_KITS),
  response: z.array(KitDraft),
});

export const createKitTemplate = operation({
  ...inArea,
  call: 'own-kit-23',
  name: 'createKitTemplate',
  summary: 'Create an empty template',
  description: 'Creates a template without materials, which `setKitTemplateItem` fills.',
  failures: [403],
  method: 'POST',
  path: '/api/smart-kit/template/create',
  body: z.object({
    headerDescription: HeaderDescription.refine((text) => text.trim() !== '', 'must not be blank').describe(
      'Description on the header of the kit',
    ),
  }),
  response: KitTemplate,
});

export const createTemplatesFromKitDrafts = operation({
  ...inArea,
  call: 'kit-18',
  name: 'createTemplatesFromKitDrafts',
  summary: 'Make templates of kits',
  description: 'Makes a template of each kit; none for no kits.',
  failures: [403, 404],
  method: 'POST',
  path: '/api/smart-kit/template/create-from-kit-drafts',
  body: z.array(Id).max(MOST_TEMPLATES),
  response: z.array(KitTemplate),
});

const FromLines = {
  headerDescription: HeaderDescription.default('').describe(
    "'' or absent: the name of the only kit that is chosen, else of the cart or order",
  ),
};

export const createTemplateFromCart = operation({
  ...inArea,
  call: 'kit-19',
  name: 'createTemplateFromCart',
  summary: 'Make a template of lines of a cart',
  description:
    "Makes a template of lines of a cart of the user's: of a kit's line what is in one kit. None, an empty list, for no lines.",
  failures: [403, 404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/template/create-from-cart',
  body: z.object({
    cartId: Id.describe('Id of the cart'),
    lines: z.array(Id).max(MOST_KIT_ITEMS).describe('Lines to take'),
    ...FromLines,
  }),
  response: z.array(KitTemplate),
});

export const createTemplateFromOrder = operation({
  ...inArea,
  call: 'kit-20',
  name: 'createTemplateFromOrder',
  summary: 'Make a template of lines of an order',
  description: "The same of lines of an order on the user's own accounts, by their line numbers.",
  failures: [403, 404, 422],
  method: 'POST',
  path: '/api/smart-kit/template/create-from-order',
  body: z.object({
    orderId: Id.describe('Id of the order'),
    lines: z.array(z.number().int().min(1)).max(MOST_KIT_ITEMS).describe('Lines to take'),
    ...FromLines,
  }),
  response: z.array(KitTemplate),
});

export const copyKitTemplate = operation({
  ...inArea,
  call: 'kit-21',
  name: 'copyKitTemplate',
  summary: 'Copy a template',
  description:
    'Makes copies of a template. It changes something although it is a GET, so it wants the anti-forgery header.',
  failures: [403, 404],
  method: 'GET',
  path: '/api/smart-kit/template/:id/copy',
  changes: true,
  params: z.object({ id: Id.describe('Id') }),
  query: z.object({
    numberOfCopies: z.coerce.number().int().min(1).max(MOST_TEMPLATES).default(1).describe('How many copies are made'),
  }),
  response: z.array(KitTemplate),
});

export const restoreKitTemplates = operation({
  ...inArea,
  call: 'own-kit-04',
  name: 'restoreKitTemplates',
  summary: 'Undo the deletion of templates or of their items',
  description: 'Restores templates, or items of templates, that were deleted within the last 30 days.',
  failures: [403, 422],
  method: 'POST',
  path: '/api/smart-kit/template/restore',
  body: z.object({
    templateIds: z.array(Id).max(MOST_TEMPLATES).default([]).describe('Ids of deleted templates'),
    itemIds: z
      .array(Id)
      .max(MOST_KIT_ITEMS)
      .default([])
      .describe('Deleted items; one whose material is in its template again is left out'),
  }),
  response: z.object({
    templateIds: z.array(Id).describe('Ids of deleted templates'),
    restoredCount: z.number().int().describe('How many kits, templates or items were restored'),
  }),
});
