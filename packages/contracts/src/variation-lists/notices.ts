import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, Id, Instant, Ok, pageNumber, pageSize } from '../shared/values.ts';
import { ofList } from './list.ts';

const notices = { area: 'variation lists', access: 'buyer' } as const;

export const ListChangeKind = z
  .enum(['added', 'removed', 'replaced', 'phased-out', 'blocked', 'obsolete'])
  .describe(
    'What happened to a line or its material; changes of quantity, note and order are no changes in this sense',
  );
export type ListChangeKind = z.infer<typeof ListChangeKind>;

const ChangedMaterial = z.object({
  SapMaterialNumber: z.string().describe('SAP material number'),
  Code: z.string().describe('Code of the variation, as in its address'),
  Name: z.string().describe('Name'),
});

export const ListChange = z
  .object({
    ChangeId: z.number().int().describe('Increases from change to change of a list'),
    Kind: ListChangeKind,
    Material: ChangedMaterial.describe('Name of the material'),
    Successor: ChangedMaterial.nullable().describe(
      'Material that took its place in the list, or that the wholesaler sells instead; null: none',
    ),
    ChangedAt: Instant.describe('When it was changed'),
    ChangedByName: z.string().describe('Empty where the material itself changed, and for a person who was erased'),
    IsUnseen: z.boolean().describe('True: the caller has not marked it as seen, and somebody else did it'),
  })
  .describe('A change of a list, never with prices');
export type ListChange = z.infer<typeof ListChange>;

export const getVariationListChanges = operation({
  ...notices,
  call: 'own-vl-13',
  name: 'getVariationListChanges',
  summary: 'Changes of a list',
  description:
    "Returns a page of a list's changes of the last twelve months, latest first; materials that are hidden are left out.",
  method: 'GET',
  path: '/api/variation-lists/:id/changes',
  failures: [404],
  params: ofList,
  query: z.object({
    Page: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(20).describe('Items of a page'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    PageItems: z.array(ListChange).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
    UnseenCount: z.number().int().describe('Number of changes that the caller has not seen'),
  }),
});

export const markVariationListSeen = operation({
  ...notices,
  call: 'own-vl-14',
  name: 'markVariationListSeen',
  summary: 'Mark changes of a list as seen',
  description:
    'Marks the changes of a list as seen by the caller, up to a change; later ones stay unseen. 404 for a change that the list does not have.',
  method: 'POST',
  path: '/api/variation-lists/:id/changes/seen',
  failures: [404],
  params: ofList,
  body: z.object({
    ChangeId: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('The latest change that the caller saw; 0: none; absent: all that there are'),
  }),
  response: Ok,
});

export const setVariationListMail = operation({
  ...notices,
  call: 'own-vl-15',
  name: 'setVariationListMail',
  summary: 'Choose the daily mail of a list',
  description:
    "Sets whether the caller gets the changes of a list by the daily mail; the owner's and each subscriber's own choice.",
  method: 'POST',
  path: '/api/variation-lists/:id/mail',
  failures: [403, 404],
  params: ofList,
  body: z.object({ WantsMail: z.boolean().describe('Whether the caller gets the changes by the daily mail') }),
  response: Ok.extend({
    ListId: Id.describe('Id of the list'),
    WantsMail: z.boolean().describe('Whether the caller gets the changes by the daily mail'),
  }),
});
