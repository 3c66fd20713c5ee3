import { z } from 'zod';
import { operation } from '../operation.ts';
import { flag, Id, Instant, Ok, pageNumber, pageSize, SapMaterialNumber, typedText } from '../shared/values.ts';
import { ListDescription, ListName, ofList, VariationList, VariationListType } from './list.ts';

const lists = { area: 'variation lists', access: 'buyer' } as const;

/** Returns all lists of the caller: own and shared ones by name, the favorites and the top-selling list. [vl-18] */
export const getVariationLists = operation({
  ...lists,
  call: 'vl-18',
  name: 'getVariationLists',
  summary: 'Lists of the caller',
  method: 'GET',
  path: '/api/variation-lists',
  response: z.object({
    favoriteListId: Id,
    topSellingListId: Id,
    /** Lists that the caller owns, without the favorites. */
    myLists: z.array(VariationList),
    /** Lists that the caller subscribes to. */
    sharedLists: z.array(VariationList),
    favoriteList: VariationList,
    topSellingList: VariationList,
  }),
});

/** Returns one list. 404 for a list that the caller neither owns nor subscribes to nor sees as user admin. [vl-02] */
export const getVariationList = operation({
  ...lists,
  call: 'vl-02',
  name: 'getVariationList',
  summary: 'One list',
  method: 'GET',
  path: '/api/variation-lists/:id',
  params: ofList,
  response: VariationList,
});

const named = z.object({ Name: ListName, Description: ListDescription.default('') });

/** Creates an empty list. 422 `too-many-lists` when the caller owns as many as vl-07 says. [vl-03] */
export const createVariationList = operation({
  ...lists,
  call: 'vl-03',
  name: 'createVariationList',
  summary: 'Create a list',
  method: 'POST',
  path: '/api/variation-lists/',
  body: named,
  response: VariationList,
});

/** Renames a list and replaces its description; the owner only (403), never the favorites or top-selling list. [vl-04] */
export const updateVariationList = operation({
  ...lists,
  call: 'vl-04',
  name: 'updateVariationList',
  summary: 'Rename a list',
  method: 'POST',
  path: '/api/variation-lists/:id',
  params: ofList,
  body: named,
  response: VariationList,
});

/**
 * Deletes an own list for everybody, which restoreVariationList undoes within 30 days; of a shared list ends the
 * caller's subscription. 403 for the favorites and top-selling list, and for a user admin who does not subscribe. [vl-05]
 */
export const deleteVariationList = operation({
  ...lists,
  call: 'vl-05',
  name: 'deleteVariationList',
  summary: 'Delete an own list or leave a shared one',
  method: 'DELETE',
  path: '/api/variation-lists/:id',
  params: ofList,
  response: Ok,
});

/** Returns the lists whose lines the caller may edit, favorites first, then by name. [vl-06] */
export const getEditableVariationLists = operation({
  ...lists,
  call: 'vl-06',
  name: 'getEditableVariationLists',
  summary: 'Lists that the caller may edit',
  method: 'GET',
  path: '/api/variation-lists/editable',
  query: z.object({ SapMaterialNumber: SapMaterialNumber.optional() }),
  response: z.array(
    z.object({
      Id,
      Name: z.string(),
      Type: VariationListType,
      IsDefault: z.boolean(),
      /** True: the list has a line of the material that was asked about. */
      HasMaterial: z.boolean(),
    }),
  ),
});

/** Returns how many lists a person may own and how many lines a list may have. [vl-07] */
export const getVariationListLimit = operation({
  ...lists,
  call: 'vl-07',
  name: 'getVariationListLimit',
  summary: 'The limits of lists',
  method: 'GET',
  path: '/api/variation-lists/limit',
  response: z.object({
    /** Lists that a person may own, without the favorites. */
    Limit: z.number().int(),
    /** Lists that the caller owns now, without the favorites. */
    OwnListsCount: z.number().int(),
    /** Lines of a list, hidden ones included. */
    LinesLimit: z.number().int(),
  }),
});

/**
 * Makes a list the caller's default, or none where it is the default and IsDefault is false. Each person has at most
 * one. Lines that are added without choosing a list go to the favorites while the caller may not edit the default list.
 * 403 for the top-selling list. [vl-11]
 */
export const setDefaultVariationList = operation({
  ...lists,
  call: 'vl-11',
  name: 'setDefaultVariationList',
  summary: 'Set or clear the default list',
  method: 'POST',
  path: '/api/variation-lists/:id/setdefault',
  params: ofList,
  query: z.object({ IsDefault: flag(true) }),
  response: Ok,
});

/**
 * Copies a list that the caller may read into a new own list: lines that the caller may see with position, note and
 * usual quantity, no subscribers. 422 `too-many-lists`.
 */
export const copyVariationList = operation({
  ...lists,
  call: 'own-vl-01',
  name: 'copyVariationList',
  summary: 'Copy a list',
  method: 'POST',
  path: '/api/variation-lists/:id/copy',
  params: ofList,
  body: z.object({ Name: ListName, Description: ListDescription.optional() }),
  response: VariationList,
});

/** Returns the caller's own lists that were deleted within the last 30 days, latest first; at most 100. */
export const getDeletedVariationLists = operation({
  ...lists,
  call: 'own-vl-02',
  name: 'getDeletedVariationLists',
  summary: 'Deleted lists that can be restored',
  method: 'GET',
  path: '/api/variation-lists/deleted',
  response: z.array(
    z.object({
      Id,
      Name: z.string(),
      VariationsCount: z.number().int(),
      DeletedAt: Instant,
      /** Until then restoreVariationList brings it back. */
      RestorableUntil: Instant,
    }),
  ),
});

/**
 * Restores an own list with its lines and subscribers, up to 30 days after it was deleted. A list that is not deleted
 * stays as it is. 404 after 30 days, 422 `too-many-lists`.
 */
export const restoreVariationList = operation({
  ...lists,
  call: 'own-vl-03',
  name: 'restoreVariationList',
  summary: 'Restore a deleted list',
  method: 'POST',
  path: '/api/variation-lists/:id/restore',
  params: ofList,
  response: VariationList,
});

/** Returns a page of the company's lists with their subscribers, by name; user admins only (403). No favorites. */
export const getCompanyVariationLists = operation({
  ...lists,
  call: 'own-vl-04',
  name: 'getCompanyVariationLists',
  summary: "The company's lists",
  method: 'GET',
  path: '/api/variation-lists/company',
  query: z.object({
    /** Part of the name of the list or of its owner. */
    Query: typedText(100).default(''),
    /** True: only lists without an owner. */
    OnlyWithoutOwner: flag(false),
    Page: pageNumber,
    PageSize: pageSize(20),
  }),
  response: z.object({ PageItems: z.array(VariationList), TotalItems: z.number().int() }),
});

/** Makes a user admin the owner of a list that has none; 403 for others, 422 `has-owner`. */
export const takeOverVariationList = operation({
  ...lists,
  call: 'own-vl-05',
  name: 'takeOverVariationList',
  summary: 'Take over a list without an owner',
  method: 'POST',
  path: '/api/variation-lists/:id/take-over',
  params: ofList,
  response: VariationList,
});
