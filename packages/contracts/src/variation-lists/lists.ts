import { z } from 'zod';
import { operation } from '../operation.ts';
import { flag, Id, Instant, Ok, pageNumber, pageSize, SapMaterialNumber, typedText } from '../shared/values.ts';
import { ListDescription, ListName, ofList, VariationList, VariationListType } from './list.ts';

/** Materials that a new list is created with. */
const MOST_MATERIALS = 5000;

const lists = { area: 'variation lists', access: 'buyer' } as const;

export const getVariationLists = operation({
  ...lists,
  call: 'vl-18',
  name: 'getVariationLists',
  summary: 'Lists of the caller',
  description: 'Returns all lists of the caller: own and shared ones by name, the favorites and the top-selling list.',
  method: 'GET',
  path: '/api/variation-lists',
  response: z.object({
    favoriteListId: Id.describe('Id of the favorites list'),
    topSellingListId: Id.describe('Id of the list of best sellers; null without one'),
    myLists: z.array(VariationList).describe('Lists that the caller owns, without the favorites'),
    sharedLists: z.array(VariationList).describe('Lists that the caller subscribes to'),
    favoriteList: VariationList,
    topSellingList: VariationList,
  }),
});

export const getVariationList = operation({
  ...lists,
  call: 'vl-02',
  name: 'getVariationList',
  summary: 'One list',
  description:
    'Returns one list. 404 for a list that the caller neither owns nor subscribes to nor sees as user admin.',
  method: 'GET',
  path: '/api/variation-lists/:id',
  failures: [404],
  params: ofList,
  response: VariationList,
});

const named = z.object({ Name: ListName, Description: ListDescription.default('').describe('Description') });

export const createVariationList = operation({
  ...lists,
  call: 'vl-03',
  name: 'createVariationList',
  summary: 'Create a list',
  description:
    'Creates a list, empty or with materials. A temporary list is for one export: only its owner reaches it, by its id, it is not shown among lists and is removed after a day. 422 `too-many-lists` when the caller owns as many as vl-07 says, or 100 temporary ones.',
  method: 'POST',
  path: '/api/variation-lists/',
  failures: [422],
  body: named.extend({
    isTemporary: z.boolean().default(false).describe('Whether the list is removed after a day'),
    variationSapNumbers: z
      .array(SapMaterialNumber)
      .max(MOST_MATERIALS)
      .default([])
      .describe('SAP numbers of its materials, in their order'),
  }),
  response: VariationList.extend({
    SapNumbersNotAdded: z
      .array(z.string())
      .describe("SAP numbers of materials that do not exist, that the caller may not see, or beyond the list's limit"),
  }),
});

export const updateVariationList = operation({
  ...lists,
  call: 'vl-04',
  name: 'updateVariationList',
  summary: 'Rename a list',
  description:
    'Renames a list and replaces its description; the owner and collaborators only (403), never the favorites or top-selling list.',
  method: 'POST',
  path: '/api/variation-lists/:id',
  failures: [404],
  params: ofList,
  body: named,
  response: VariationList,
});

export const deleteVariationList = operation({
  ...lists,
  call: 'vl-05',
  name: 'deleteVariationList',
  summary: 'Delete an own list or leave a shared one',
  description:
    "Deletes an own list for everybody, which restoreVariationList undoes within 30 days; of a shared list ends the caller's subscription. 403 for the favorites and top-selling list, and for a user admin who does not subscribe.",
  method: 'DELETE',
  path: '/api/variation-lists/:id',
  failures: [404],
  params: ofList,
  response: Ok,
});

export const getEditableVariationLists = operation({
  ...lists,
  call: 'vl-06',
  name: 'getEditableVariationLists',
  summary: 'Lists that the caller may edit',
  description: 'Returns the lists whose lines the caller may edit, favorites first, then by name.',
  method: 'GET',
  path: '/api/variation-lists/editable',
  query: z.object({ SapMaterialNumber: SapMaterialNumber.optional().describe('SAP material number') }),
  response: z.array(
    z.object({
      Id: Id.describe('Id'),
      Name: z.string().describe('Name'),
      Type: VariationListType,
      IsDefault: z.boolean().describe('Whether it is the default list'),
      HasMaterial: z.boolean().describe('True: the list has a line of the material that was asked about'),
    }),
  ),
});

export const getVariationListLimit = operation({
  ...lists,
  call: 'vl-07',
  name: 'getVariationListLimit',
  summary: 'The limits of lists',
  description: 'Returns how many lists a person may own and how many lines a list may have.',
  method: 'GET',
  path: '/api/variation-lists/limit',
  response: z.object({
    Limit: z.number().int().describe('Lists that a person may own, without the favorites'),
    OwnListsCount: z.number().int().describe('Lists that the caller owns now, without the favorites'),
    LinesLimit: z.number().int().describe('Lines of a list, hidden ones included'),
  }),
});

export const setDefaultVariationList = operation({
  ...lists,
  call: 'vl-11',
  name: 'setDefaultVariationList',
  summary: 'Set or clear the default list',
  description:
    "Makes a list the caller's default, or none where it is the default and IsDefault is false. Each person has at most one. Lines that are added without choosing a list go to the favorites while the caller may not edit the default list. 403 for the top-selling list.",
  method: 'POST',
  path: '/api/variation-lists/:id/setdefault',
  failures: [404],
  params: ofList,
  query: z.object({ IsDefault: flag(true).describe('Whether it is the default list') }),
  response: Ok,
});

export const copyVariationList = operation({
  ...lists,
  call: 'own-vl-01',
  name: 'copyVariationList',
  summary: 'Copy a list',
  description:
    'Copies a list that the caller may read into a new own list: lines that the caller may see with position, note and usual quantity, no subscribers. 422 `too-many-lists`.',
  method: 'POST',
  path: '/api/variation-lists/:id/copy',
  failures: [404, 422],
  params: ofList,
  body: z.object({ Name: ListName, Description: ListDescription.optional().describe('Description') }),
  response: VariationList,
});

export const getDeletedVariationLists = operation({
  ...lists,
  call: 'own-vl-02',
  name: 'getDeletedVariationLists',
  summary: 'Deleted lists that can be restored',
  description: "Returns the caller's own lists that were deleted within the last 30 days, latest first; at most 100.",
  method: 'GET',
  path: '/api/variation-lists/deleted',
  response: z.array(
    z.object({
      Id: Id.describe('Id'),
      Name: z.string().describe('Name'),
      VariationsCount: z.number().int().describe('Number of lines'),
      DeletedAt: Instant.describe('When it was deleted'),
      RestorableUntil: Instant.describe('Until then restoreVariationList brings it back'),
    }),
  ),
});

export const restoreVariationList = operation({
  ...lists,
  call: 'own-vl-03',
  name: 'restoreVariationList',
  summary: 'Restore a deleted list',
  description:
    'Restores an own list with its lines and subscribers, up to 30 days after it was deleted. A list that is not deleted stays as it is. 404 after 30 days, 422 `too-many-lists`.',
  method: 'POST',
  path: '/api/variation-lists/:id/restore',
  failures: [404, 422],
  params: ofList,
  response: VariationList,
});

export const getCompanyVariationLists = operation({
  ...lists,
  call: 'own-vl-04',
  name: 'getCompanyVariationLists',
  summary: "The company's lists",
  description:
    "Returns a page of the company's lists with their subscribers, by name; user admins only (403). No favorites.",
  method: 'GET',
  path: '/api/variation-lists/company',
  query: z.object({
    Query: typedText(100).default('').describe('Part of the name of the list or of its owner'),
    OnlyWithoutOwner: flag(false).describe('True: only lists without an owner'),
    Page: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(VariationList).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const takeOverVariationList = operation({
  ...lists,
  call: 'own-vl-05',
  name: 'takeOverVariationList',
  summary: 'Take over a list without an owner',
  description: 'Makes a user admin the owner of a list that has none; 403 for others, 422 `has-owner`.',
  method: 'POST',
  path: '/api/variation-lists/:id/take-over',
  failures: [404, 422],
  params: ofList,
  response: VariationList,
});
