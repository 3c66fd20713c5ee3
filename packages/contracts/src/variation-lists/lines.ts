import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import {
  CultureName,
  Id,
  Instant,
  MaterialCode,
  multilineText,
  Ok,
  orBlank,
  pageNumber,
  pageSize,
  QuantityIn,
  QuantityOut,
  SapMaterialNumber,
  typedText,
  valuesInQuery,
} from '../shared/values.ts';
import { ofList, VariationListType } from './list.ts';

const lines = { area: 'variation lists', access: 'buyer' } as const;

/** Most lines or materials that one call takes. */
const MOST = 2000;

export const LineNote = multilineText(500);

/** A line of a list: the material as a search shows it, and what the list says of it. No price and no stock. */
export const VariationListLine = SearchDocument.extend({
  LineId: Id,
  /** Rank within the list: increases from line to line, not consecutive. */
  Position: z.number().int(),
  Note: z.string(),
  /** Sales units that the order form is preset with, rounded by the packing rules only when ordered; null: none. */
  UsualQuantity: QuantityOut.nullable(),
  AddedAt: Instant,
  /** Empty where nobody added it or the person was erased. */
  AddedByName: z.string(),
  /** False: the material can't be ordered. */
  IsAvailable: z.boolean(),
  /** Status of a material that can't be ordered; null when it can. */
  UnavailableReason: z.enum(['blocked', 'obsolete']).nullable(),
  /** What replaces the material, as far as the caller may see it. */
  Successor: SearchDocument.nullable(),
});
export type VariationListLine = z.infer<typeof VariationListLine>;

/** Order of lines; `position` is the order that the list's editors gave them. */
export const LineOrder = z.enum(['position', 'name', 'number', 'addedAt']);
export type LineOrder = z.infer<typeof LineOrder>;

/**
 * Returns a page of a list's lines whose materials the caller's market sells and the caller may see. `filter` keeps those
 * that have each of its words in a number, the type designation, the supplier, the note or the name in any language.
 * [vl-01]
 */
export const getVariationListLines = operation({
  ...lines,
  call: 'vl-01',
  name: 'getVariationListLines',
  summary: 'Lines of a list',
  method: 'GET',
  path: '/api/variation-lists/:id/variations',
  params: ofList,
  query: z.object({
    Page: pageNumber,
    PageSize: pageSize(50),
    filter: typedText(100).default(''),
    orderBy: orBlank(LineOrder, 'position').default('position'),
    sort: orBlank(z.enum(['asc', 'desc']), 'asc').default('asc'),
    cultureName: CultureName.optional(),
  }),
  response: z.object({
    PageItems: z.array(VariationListLine),
    /** Lines that the filter keeps. */
    TotalItems: z.number().int(),
    /** True: the list has a line whose material can't be ordered, whatever the filter keeps. */
    HasNonAvailableMaterialsInList: z.boolean(),
    /** Lines whatever the filter. */
    TotalVariationsCount: z.number().int(),
    /** Version of the list that the page shows. */
    Version: z.number().int(),
  }),
});

/** Names a material: by SAP number, else by its code. */
const oneMaterial = {
  /** SAP number; empty: VariationCode counts. */
  VariationId: typedText(40).default(''),
  VariationCode: typedText(40).default(''),
};

/**
 * Adds a material at the end of a list; one that is there stays as it is. 403 without edit rights, 404 for a material
 * that does not exist or that the caller may not see, 422 `list-full`. [vl-08]
 */
export const addVariationToList = operation({
  ...lines,
  call: 'vl-08',
  name: 'addVariationToList',
  summary: 'Add a material to a list',
  method: 'POST',
  path: '/api/variation-lists/:id/variations',
  params: ofList,
  body: z.object(oneMaterial),
  response: Ok,
});

/** Removes a material from a list; one that is not there is no error. [vl-09] */
export const removeVariationFromList = operation({
  ...lines,
  call: 'vl-09',
  name: 'removeVariationFromList',
  summary: 'Remove a material from a list',
  method: 'DELETE',
  path: '/api/variation-lists/:id/variations',
  params: ofList,
  query: z.object(oneMaterial),
  response: Ok,
});

/** `unknown-material`: does not exist, or the caller's market or assortments do not have it. */
export const NotAddedToListReason = z.enum(['unknown-material', 'list-full']);

export const NotAddedToList = z.object({ SapMaterialNumber: z.string(), Reason: NotAddedToListReason });

/**
 * Removes and adds materials in one transaction, removing first. What can't be added is reported and the rest is done.
 * One number to remove and one to add is a replacement: the new line takes over position, note and usual quantity, and
 * the old line stays where the new material can't be added. 422 `nothing-to-change` when both are empty. [vl-10]
 */
export const patchVariationList = operation({
  ...lines,
  call: 'vl-10',
  name: 'patchVariationList',
  summary: 'Remove and add many materials of a list',
  method: 'PATCH',
  path: '/api/variation-lists/:id/variations',
  params: ofList,
  body: z.object({
    sapMaterialNumbersToRemove: z.array(SapMaterialNumber).max(MOST).default([]),
    sapMaterialNumbersToAdd: z.array(SapMaterialNumber).max(MOST).default([]),
  }),
  response: Ok.extend({
    RemovedCount: z.number().int(),
    AddedCount: z.number().int(),
    /** Materials to add that the list had. */
    AlreadyThereCount: z.number().int(),
    NotAdded: z.array(NotAddedToList),
    Version: z.number().int(),
  }),
});

const LineChange = z.object({
  LineId: Id,
  /** Sales units; null: none. 422 `quantity-not-positive` for 0 or less. */
  UsualQuantity: QuantityIn.nullable().optional(),
  Note: LineNote.optional(),
  /** Line after which this one is moved; null: to the beginning. Absent: it stays. Moves are done in their order. */
  AfterLineId: Id.nullable().optional(),
});

/**
 * Changes usual quantity, note and position of lines: all in one transaction, or none. 404 for a line that the list does
 * not have. Returns the lines as they are afterwards.
 */
export const changeVariationListLines = operation({
  ...lines,
  call: 'own-vl-06',
  name: 'changeVariationListLines',
  summary: 'Change lines of a list',
  method: 'PATCH',
  path: '/api/variation-lists/:id/lines',
  params: ofList,
  body: z.object({ Lines: z.array(LineChange).min(1).max(MOST) }),
  response: z.object({
    Lines: z.array(
      z.object({ LineId: Id, Position: z.number().int(), UsualQuantity: QuantityOut.nullable(), Note: z.string() }),
    ),
    Version: z.number().int(),
  }),
});

/**
 * Adds lines with usual quantity and note; materials that the list has stay as they are. Without ListId they go to the
 * caller's default list, and without one to the favorites. What can't be added is reported.
 */
export const addLinesToVariationList = operation({
  ...lines,
  call: 'own-vl-07',
  name: 'addLinesToVariationList',
  summary: 'Add lines to a list, or to the default list',
  method: 'POST',
  path: '/api/variation-lists/lines',
  body: z.object({
    ListId: Id.optional(),
    Lines: z
      .array(
        z.object({
          SapMaterialNumber: SapMaterialNumber,
          /** Sales units; null or absent: none. */
          UsualQuantity: QuantityIn.nullable().optional(),
          Note: LineNote.default(''),
        }),
      )
      .min(1)
      .max(MOST),
  }),
  response: z.object({
    /** The list that the lines went to. */
    ListId: Id,
    Name: z.string(),
    AddedCount: z.number().int(),
    AlreadyThereCount: z.number().int(),
    NotAdded: z.array(NotAddedToList),
    Version: z.number().int(),
  }),
});

/**
 * Restores removed lines as they were, up to 30 days after they were removed; lines whose material was added again since
 * are left out. 422 `list-full`, and then none is restored.
 */
export const restoreVariationListLines = operation({
  ...lines,
  call: 'own-vl-08',
  name: 'restoreVariationListLines',
  summary: 'Restore removed lines of a list',
  method: 'POST',
  path: '/api/variation-lists/:id/lines/restore',
  params: ofList,
  body: z.object({ LineIds: z.array(Id).min(1).max(MOST) }),
  response: z.object({ RestoredCount: z.number().int(), Version: z.number().int() }),
});

/** Returns for each of up to 100 materials the caller's lists that have it, without the top-selling list. */
export const getVariationListMemberships = operation({
  ...lines,
  call: 'own-vl-09',
  name: 'getVariationListMemberships',
  summary: 'Lists that have materials',
  method: 'GET',
  path: '/api/variation-lists/memberships',
  query: z.object({ SapMaterialNumbers: valuesInQuery(MaterialCode, 100) }),
  response: z.array(
    z.object({
      SapMaterialNumber,
      /** By name, favorites first. */
      Lists: z.array(z.object({ Id, Name: z.string(), Type: VariationListType })),
    }),
  ),
});
