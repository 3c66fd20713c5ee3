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
  /** Locked: only its owner changes or deletes it. */
  isLocked: z.boolean(),
  /** Remark for those who use it; '' without one. */
  note: z.string(),
  /** The company that it belongs to. */
  companyId: Id,
  /** True for who made it. */
  isOwner: z.boolean(),
  /** Number of materials. */
  itemCount: z.number().int(),
});
export type KitTemplate = z.infer<typeof KitTemplate>;

const listQuery = z.object({
  PageNumber: pageNumber,
  PageSize: pageSize(20),
  /** Part of the description or the note. */
  search: typedText(100).default(''),
  /** False leaves out names, numbers and packing of the items. */
  shouldEnrichItems: flag(true),
});

/** Returns the company's templates by their descriptions. [kit-09] */
export const getKitTemplates = operation({
  ...inArea,
  call: 'kit-09',
  name: 'getKitTemplates',
  summary: 'Templates of the company',
  method: 'GET',
  path: '/api/smart-kit/template',
  query: listQuery,
  response: pageOf(KitTemplate),
});

/** The same by the second address that the specification declares. [kit-33] */
export const getKitTemplatesByBase = operation({
  ...inArea,
  call: 'kit-33',
  name: 'getKitTemplatesByBase',
  summary: 'Templates of the company, by the second base',
  method: 'GET',
  path: '/api/kit-template',
  query: listQuery,
  response: pageOf(KitTemplate),
});

/** Returns a template of the company. [kit-10] */
export const getKitTemplate = operation({
  ...inArea,
  call: 'kit-10',
  name: 'getKitTemplate',
  summary: 'A template',
  method: 'GET',
  path: '/api/smart-kit/template/:id',
  params: z.object({ id: Id }),
  response: KitTemplate,
});

/**
 * Changes a template's description, note or lock. 403 for a locked template of somebody else's, and for locking one that
 * somebody else owns. [kit-11]
 */
export const updateKitTemplate = operation({
  ...inArea,
  call: 'kit-11',
  name: 'updateKitTemplate',
  summary: 'Change a template',
  method: 'PATCH',
  path: '/api/smart-kit/template',
  body: z.object({
    id: Id,
    headerDescription: HeaderDescription.min(1).optional(),
    note: multilineText(1000).optional(),
    isLocked: z.boolean().optional(),
    /** The stamp that the user saw: 409 when the template was changed since. Absent: not compared. */
    modifiedAtUtc: Instant.optional(),
  }),
  response: KitTemplate,
});

/** Sets what a template holds of a material, rounded up to minimum and multiplum. [kit-12] */
export const setKitTemplateItem = operation({
  ...inArea,
  call: 'kit-12',
  name: 'setKitTemplateItem',
  summary: 'Add a material to a template, or change its quantity',
  method: 'PUT',
  path: '/api/smart-kit/template/:id/item',
  params: z.object({ id: Id }),
  body: PackedItemIn,
  response: KitTemplate.extend({ adjustments: z.array(AdjustedQuantity) }),
});

/** Removes items of a template; with the last of them the whole template goes. [kit-13] */
export const deleteKitTemplateItems = operation({
  ...inArea,
  call: 'kit-13',
  name: 'deleteKitTemplateItems',
  summary: 'Remove items of a template',
  method: 'DELETE',
  path: '/api/smart-kit/template/delete/:id/items',
  params: z.object({ id: Id }),
  body: z.array(Id).min(1).max(MOST_KIT_ITEMS),
  response: KitTemplate,
});

/** Deletes templates, all or none; they can be restored for 30 days. [kit-14] */
export const deleteKitTemplates = operation({
  ...inArea,
  call: 'kit-14',
  name: 'deleteKitTemplates',
  summary: 'Delete templates',
  method: 'DELETE',
  path: '/api/smart-kit/template/delete',
  body: z.array(Id).min(1).max(MOST_TEMPLATES),
  response: Ok,
});

/** Adds kits to a project, one for each entry; a template may be named many times. [kit-17] */
export const addKitsFromTemplates = operation({
  ...inArea,
  call: 'kit-17',
  name: 'addKitsFromTemplates',
  summary: 'Add kits made from templates to a project',
  method: 'POST',
  path: '/api/smart-kit/:id/add-from-templates',
  params: z.object({ id: Id }),
  body: z
    .array(
      z.object({
        templateId: Id,
        /** Null: the template's own. */
        headerDescription: HeaderDescription.nullable(),
      }),
    )
    .min(1)
    .max(MOST_KITS),
  response: z.array(KitDraft),
});

/** Makes a template of each kit; none for no kits. [kit-18] */
export const createTemplatesFromKitDrafts = operation({
  ...inArea,
  call: 'kit-18',
  name: 'createTemplatesFromKitDrafts',
  summary: 'Make templates of kits',
  method: 'POST',
  path: '/api/smart-kit/template/create-from-kit-drafts',
  body: z.array(Id).max(MOST_TEMPLATES),
  response: z.array(KitTemplate),
});

const FromLines = {
  /** '' or absent: the name of the only kit that is chosen, else of the cart or order. */
  headerDescription: HeaderDescription.default(''),
};

/**
 * Makes a template of lines of a cart of the user's: of a kit's line what is in one kit. None, an empty list, for no
 * lines. [kit-19]
 */
export const createTemplateFromCart = operation({
  ...inArea,
  call: 'kit-19',
  name: 'createTemplateFromCart',
  summary: 'Make a template of lines of a cart',
  method: 'POST',
  path: '/api/smart-kit/template/create-from-cart',
  body: z.object({ cartId: Id, lines: z.array(Id).max(MOST_KIT_ITEMS), ...FromLines }),
  response: z.array(KitTemplate),
});

/** The same of lines of an order on the user's own accounts, by their line numbers. [kit-20] */
export const createTemplateFromOrder = operation({
  ...inArea,
  call: 'kit-20',
  name: 'createTemplateFromOrder',
  summary: 'Make a template of lines of an order',
  method: 'POST',
  path: '/api/smart-kit/template/create-from-order',
  body: z.object({ orderId: Id, lines: z.array(z.number().int().min(1)).max(MOST_KIT_ITEMS), ...FromLines }),
  response: z.array(KitTemplate),
});

/** Makes copies of a template. It changes something although it is a GET, so it wants the anti-forgery header. [kit-21] */
export const copyKitTemplate = operation({
  ...inArea,
  call: 'kit-21',
  name: 'copyKitTemplate',
  summary: 'Copy a template',
  method: 'GET',
  path: '/api/smart-kit/template/:id/copy',
  changes: true,
  params: z.object({ id: Id }),
  query: z.object({ numberOfCopies: z.coerce.number().int().min(1).max(MOST_TEMPLATES).default(1) }),
  response: z.array(KitTemplate),
});

/** Restores templates, or items of templates, that were deleted within the last 30 days. */
export const restoreKitTemplates = operation({
  ...inArea,
  call: 'own-kit-04',
  name: 'restoreKitTemplates',
  summary: 'Undo the deletion of templates or of their items',
  method: 'POST',
  path: '/api/smart-kit/template/restore',
  body: z.object({
    templateIds: z.array(Id).max(MOST_TEMPLATES).default([]),
    /** Deleted items; one whose material is in its template again is left out. */
    itemIds: z.array(Id).max(MOST_KIT_ITEMS).default([]),
  }),
  response: z.object({ templateIds: z.array(Id), restoredCount: z.number().int() }),
});
