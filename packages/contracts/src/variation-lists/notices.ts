import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, Id, Instant, Ok, pageNumber, pageSize } from '../shared/values.ts';
import { ofList } from './list.ts';

const notices = { area: 'variation lists', access: 'buyer' } as const;

/** What happened to a line or its material; changes of quantity, note and order are no changes in this sense. */
export const ListChangeKind = z.enum(['added', 'removed', 'replaced', 'phased-out', 'blocked', 'obsolete']);
export type ListChangeKind = z.infer<typeof ListChangeKind>;

const ChangedMaterial = z.object({ SapMaterialNumber: z.string(), Code: z.string(), Name: z.string() });

/** A change of a list, never with prices. */
export const ListChange = z.object({
  /** Increases from change to change of a list. */
  ChangeId: z.number().int(),
  Kind: ListChangeKind,
  Material: ChangedMaterial,
  /** Material that took its place in the list, or that the wholesaler sells instead; null: none. */
  Successor: ChangedMaterial.nullable(),
  ChangedAt: Instant,
  /** Empty where the material itself changed, and for a person who was erased. */
  ChangedByName: z.string(),
  /** True: the caller has not marked it as seen, and somebody else did it. */
  IsUnseen: z.boolean(),
});
export type ListChange = z.infer<typeof ListChange>;

/** Returns a page of a list's changes of the last twelve months, latest first; materials that are hidden are left out. */
export const getVariationListChanges = operation({
  ...notices,
  call: 'own-vl-13',
  name: 'getVariationListChanges',
  summary: 'Changes of a list',
  method: 'GET',
  path: '/api/variation-lists/:id/changes',
  params: ofList,
  query: z.object({ Page: pageNumber, PageSize: pageSize(20), cultureName: CultureName.optional() }),
  response: z.object({
    PageItems: z.array(ListChange),
    TotalItems: z.number().int(),
    UnseenCount: z.number().int(),
  }),
});

/** Marks the changes of a list as seen by the caller, up to a change; later ones stay unseen. */
export const markVariationListSeen = operation({
  ...notices,
  call: 'own-vl-14',
  name: 'markVariationListSeen',
  summary: 'Mark changes of a list as seen',
  method: 'POST',
  path: '/api/variation-lists/:id/changes/seen',
  params: ofList,
  body: z.object({
    /** The latest change that the caller saw; absent: all that there are. */
    ChangeId: z.number().int().min(0).optional(),
  }),
  response: Ok,
});

/** Sets whether the caller gets the changes of a list by the daily mail; the owner's and each subscriber's own choice. */
export const setVariationListMail = operation({
  ...notices,
  call: 'own-vl-15',
  name: 'setVariationListMail',
  summary: 'Choose the daily mail of a list',
  method: 'POST',
  path: '/api/variation-lists/:id/mail',
  params: ofList,
  body: z.object({ WantsMail: z.boolean() }),
  response: Ok.extend({ ListId: Id, WantsMail: z.boolean() }),
});
