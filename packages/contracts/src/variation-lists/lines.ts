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

export const LineNote = multilineText(500).describe('A note on a line of a list');

export const VariationListLine = SearchDocument.extend({
  LineId: Id.describe('Id of the line of the list'),
  Position: z.number().int().describe('Rank within the list: increases from line to line, not consecutive'),
  Note: z.string().describe('Note'),
  UsualQuantity: QuantityOut.nullable().describe(
    'Sales units that the order form is preset with, rounded by the packing rules only when ordered; null: none',
  ),
  AddedAt: Instant.describe('When the line was added'),
  AddedByName: z.string().describe('Empty where no person added it or the person was erased'),
  IsAvailable: z.boolean().describe("False: the material can't be ordered"),
  UnavailableReason: z
    .enum(['blocked', 'obsolete'])
    .nullable()
    .describe("Status of a material that can't be ordered; null when it can"),
  Successor: SearchDocument.nullable().describe('What replaces the material, as far as the caller may see it'),
}).describe('A line of a list: the material as a search shows it, and what the list says of it. No price and no stock');
export type VariationListLine = z.infer<typeof VariationListLine>;

export const LineOrder = z
  .enum(['position', 'name', 'number', 'addedAt'])
  .describe("Order of lines; `position` is the order that the list's editors gave them");
export type LineOrder = z.infer<typeof LineOrder>;

export const getVariationListLines = operation({
  ...lines,
  call: 'vl-01',
  name: 'getVariationListLines',
  summary: 'Lines of a list',
  description:
    "Returns a page of a list's lines whose materials the caller's market sells and the caller may see. `filter` keeps those that have each of its words in a number, the type designation, the supplier, the note or the name in any language.",
  method: 'GET',
  path: '/api/variation-lists/:id/variations',
  failures: [404],
  params: ofList,
  query: z.object({
    Page: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(50).describe('Items of a page'),
    filter: typedText(100).default('').describe('Words that each line must have'),
    orderBy: orBlank(LineOrder, 'position').default('position').describe('Order of the lines'),
    sort: orBlank(z.enum(['asc', 'desc']), 'asc')
      .default('asc')
      .describe('Order of the lines'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    PageItems: z.array(VariationListLine).describe('The items of this page'),
    TotalItems: z.number().int().describe('Lines that the filter keeps'),
    HasNonAvailableMaterialsInList: z
      .boolean()
      .describe("True: the list has a line whose material can't be ordered, whatever the filter keeps"),
    TotalVariationsCount: z.number().int().describe('Lines whatever the filter'),
    Version: z.number().int().describe('Version of the list that the page shows'),
  }),
});

/** Names a material: by SAP number, else by its code. */
const oneMaterial = {
  VariationId: typedText(40).default('').describe('SAP material number; when empty, VariationCode counts'),
  VariationCode: typedText(40).default('').describe('Code of the variation, as in its address'),
};

export const addVariationToList = operation({
  ...lines,
  call: 'vl-08',
  name: 'addVariationToList',
  summary: 'Add a material to a list',
  description:
    'Adds a material at the end of a list; one that is there stays as it is. 403 without edit rights, 404 for a material that does not exist or that the caller may not see, 422 `list-full`.',
  method: 'POST',
  path: '/api/variation-lists/:id/variations',
  failures: [404, 422],
  params: ofList,
  body: z.object(oneMaterial),
  response: Ok,
});

export const removeVariationFromList = operation({
  ...lines,
  call: 'vl-09',
  name: 'removeVariationFromList',
  summary: 'Remove a material from a list',
  description: 'Removes a material from a list; one that is not there is no error.',
  method: 'DELETE',
  path: '/api/variation-lists/:id/variations',
  failures: [404],
  params: ofList,
  query: z.object(oneMaterial),
  response: Ok,
});

export const NotAddedToListReason = z
  .enum(['unknown-material', 'list-full'])
  .describe("`unknown-material`: does not exist, or the caller's market or assortments do not have it");

export const NotAddedToList = z
  .object({ SapMaterialNumber: z.string().describe('SAP material number'), Reason: NotAddedToListReason })
  .describe('A material that was not added');

export const patchVariationList = operation({
  ...lines,
  call: 'vl-10',
  name: 'patchVariationList',
  summary: 'Remove and add many materials of a list',
  description:
    "Removes and adds materials in one transaction, removing first. What can't be added is reported and the rest is done. One number to remove and one to add is a replacement: the new line takes over position, note and usual quantity, and the old line stays where the new material can't be added. 422 `nothing-to-change` when both are empty.",
  method: 'PATCH',
  path: '/api/variation-lists/:id/variations',
  failures: [404, 422],
  params: ofList,
  body: z.object({
    sapMaterialNumbersToRemove: z
      .array(SapMaterialNumber)
      .max(MOST)
      .default([])
      .describe('SAP material numbers to remove'),
    sapMaterialNumbersToAdd: z.array(SapMaterialNumber).max(MOST).default([]).describe('SAP material numbers to add'),
  }),
  response: Ok.extend({
    RemovedCount: z.number().int().describe('How many were removed'),
    AddedCount: z.number().int().describe('How many were added'),
    AlreadyThereCount: z.number().int().describe('Materials to add that the list had'),
    NotAdded: z.array(NotAddedToList).describe('What was not added'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

const LineChange = z.object({
  LineId: Id.describe('Id of the line of the list'),
  UsualQuantity: QuantityIn.nullable()
    .optional()
    .describe('Sales units; null: none. 422 `quantity-not-positive` for 0 or less'),
  Note: LineNote.optional().describe('Note'),
  AfterLineId: Id.nullable()
    .optional()
    .describe(
      'Line after which this one is moved; null: to the beginning. Absent: it stays. Moves are done in their order',
    ),
});

export const changeVariationListLines = operation({
  ...lines,
  call: 'own-vl-06',
  name: 'changeVariationListLines',
  summary: 'Change lines of a list',
  description:
    'Changes usual quantity, note and position of lines: all in one transaction, or none. 404 for a line that the list does not have. Returns the lines as they are afterwards.',
  method: 'PATCH',
  path: '/api/variation-lists/:id/lines',
  failures: [404],
  params: ofList,
  body: z.object({ Lines: z.array(LineChange).min(1).max(MOST).describe('The lines') }),
  response: z.object({
    Lines: z
      .array(
        z.object({
          LineId: Id.describe('Id of the line of the list'),
          Position: z.number().int().describe('Position in the list'),
          UsualQuantity: QuantityOut.nullable().describe('Quantity that is usually ordered, in sales units'),
          Note: z.string().describe('Note'),
        }),
      )
      .describe('The lines'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const addLinesToVariationList = operation({
  ...lines,
  call: 'own-vl-07',
  name: 'addLinesToVariationList',
  summary: 'Add lines to a list, or to the default list',
  description:
    "Adds lines with usual quantity and note; materials that the list has stay as they are. Without ListId they go to the caller's default list, and without one to the favorites. What can't be added is reported.",
  method: 'POST',
  path: '/api/variation-lists/lines',
  failures: [404],
  body: z.object({
    ListId: Id.optional().describe('Id of the list'),
    Lines: z
      .array(
        z.object({
          SapMaterialNumber: SapMaterialNumber.describe('SAP material number'),
          UsualQuantity: QuantityIn.nullable().optional().describe('Sales units; null or absent: none'),
          Note: LineNote.default('').describe('Note'),
        }),
      )
      .min(1)
      .max(MOST)
      .describe('The lines'),
  }),
  response: z.object({
    ListId: Id.describe('The list that the lines went to'),
    Name: z.string().describe('Name'),
    AddedCount: z.number().int().describe('How many were added'),
    AlreadyThereCount: z.number().int().describe('How many existed already'),
    NotAdded: z.array(NotAddedToList).describe('What was not added'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const restoreVariationListLines = operation({
  ...lines,
  call: 'own-vl-08',
  name: 'restoreVariationListLines',
  summary: 'Restore removed lines of a list',
  description:
    'Restores removed lines as they were, up to 30 days after they were removed; lines whose material was added again since are left out. 422 `list-full`, and then none is restored.',
  method: 'POST',
  path: '/api/variation-lists/:id/lines/restore',
  failures: [404, 422],
  params: ofList,
  body: z.object({ LineIds: z.array(Id).min(1).max(MOST).describe('Ids of the lines') }),
  response: z.object({
    RestoredCount: z.number().int().describe('How many lines were restored'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const getVariationListMemberships = operation({
  ...lines,
  call: 'own-vl-09',
  name: 'getVariationListMemberships',
  summary: 'Lists that have materials',
  description: "Returns for each of up to 100 materials the caller's lists that have it, without the top-selling list.",
  method: 'GET',
  path: '/api/variation-lists/memberships',
  query: z.object({ SapMaterialNumbers: valuesInQuery(MaterialCode, 100).describe('SAP material numbers') }),
  response: z.array(
    z.object({
      SapMaterialNumber: SapMaterialNumber.describe('SAP material number'),
      Lists: z
        .array(z.object({ Id: Id.describe('Id'), Name: z.string().describe('Name'), Type: VariationListType }))
        .describe('By name, favorites first'),
    }),
  ),
});
