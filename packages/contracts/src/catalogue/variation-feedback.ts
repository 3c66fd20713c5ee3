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

export const giveVariationFeedback = operation({
  call: 'cat-07',
  name: 'giveVariationFeedback',
  area: 'catalogue',
  summary: 'Feedback on a variation',
  description:
    "What somebody has to say of a variation's data. Signed-in only; 422 `feedback-empty` for blank text, 404 for a variation that there is not, 429 after 20 in a day.",
  method: 'POST',
  path: '/api/VariationFeedback/Feedback',
  failures: [404, 422],
  access: 'signed-in',
  body: z.object({
    variation: MaterialCode.describe('Code or SAP number'),
    text: multilineText(2000).describe('Text'),
    contact: typedText(200).default('').describe('How the person wants to be reached; their e-mail where empty'),
  }),
  response: Ok,
});

export const VariationFeedback = z
  .object({
    Id: Id.describe('Id'),
    ItemSAPMaterialNumber: z.string().describe('SAP material number'),
    Code: z.string().describe('Code of the variation, as in its address'),
    ItemLocalMaterialName: z.string().describe("Name of the material in the caller's language"),
    Url: z.string().describe('Address of the page'),
    Text: z.string().describe('Text'),
    Contact: z.string().describe('How the person wants to be reached'),
    GivenBy: z.string().describe('Who gave the feedback'),
    CompanyName: z.string().describe('Name of the company'),
    GivenAt: Instant.describe('When the feedback was given'),
    IsHandled: z.boolean().describe('Whether the feedback was handled'),
  })
  .describe('What a person reported about the data of a variation');
export type VariationFeedback = z.infer<typeof VariationFeedback>;

export const getVariationFeedback = operation({
  call: 'own-fbk-01',
  name: 'getVariationFeedback',
  area: 'catalogue',
  summary: 'Feedback on variations, for editors',
  description: 'Lists feedback, newest first; handled feedback only with `WithHandled`.',
  method: 'GET',
  path: '/api/VariationFeedback',
  access: 'editor',
  query: z.object({
    WithHandled: flag(false).describe('Whether to include handled feedback'),
    Page: pageNumber,
    PageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(VariationFeedback).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const handleVariationFeedback = operation({
  call: 'own-fbk-02',
  name: 'handleVariationFeedback',
  area: 'catalogue',
  summary: 'Mark feedback as handled, or not',
  method: 'PUT',
  path: '/api/VariationFeedback/:id',
  failures: [404],
  access: 'editor',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({ IsHandled: z.boolean().describe('Whether the feedback was handled') }),
  response: Ok,
});
