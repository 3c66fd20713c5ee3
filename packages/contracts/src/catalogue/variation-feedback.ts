import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  flag,
  Id,
  Instant,
  MaterialCode,
  multilineText,
  Ok,
  pageNumber,
  pageSize,
  typedText,
} from '../shared/values.ts';

/**
 * What somebody has to say of a variation's data. Signed-in only; 422 `feedback-empty` for blank text, 404 for a
 * variation that there is not, 429 after 20 in a day. [cat-07]
 */
export const giveVariationFeedback = operation({
  call: 'cat-07',
  name: 'giveVariationFeedback',
  area: 'catalogue',
  summary: 'Feedback on a variation',
  method: 'POST',
  path: '/api/VariationFeedback/Feedback',
  access: 'signed-in',
  body: z.object({
    /** Code or SAP number. */
    variation: MaterialCode,
    text: multilineText(2000),
    /** How the person wants to be reached; their e-mail where empty. */
    contact: typedText(200).default(''),
  }),
  response: Ok,
});

export const VariationFeedback = z.object({
  Id,
  ItemSAPMaterialNumber: z.string(),
  Code: z.string(),
  ItemLocalMaterialName: z.string(),
  Url: z.string(),
  Text: z.string(),
  Contact: z.string(),
  GivenBy: z.string(),
  CompanyName: z.string(),
  GivenAt: Instant,
  IsHandled: z.boolean(),
});
export type VariationFeedback = z.infer<typeof VariationFeedback>;

/** Newest first; those that are handled only when asked for. */
export const getVariationFeedback = operation({
  call: 'own-fbk-01',
  name: 'getVariationFeedback',
  area: 'catalogue',
  summary: 'Feedback on variations, for editors',
  method: 'GET',
  path: '/api/VariationFeedback',
  access: 'editor',
  query: z.object({ WithHandled: flag(false), Page: pageNumber, PageSize: pageSize(20) }),
  response: z.object({ PageItems: z.array(VariationFeedback), TotalItems: z.number().int() }),
});

export const handleVariationFeedback = operation({
  call: 'own-fbk-02',
  name: 'handleVariationFeedback',
  area: 'catalogue',
  summary: 'Mark feedback as handled, or not',
  method: 'PUT',
  path: '/api/VariationFeedback/:id',
  access: 'editor',
  params: z.object({ id: Id }),
  body: z.object({ IsHandled: z.boolean() }),
  response: Ok,
});
