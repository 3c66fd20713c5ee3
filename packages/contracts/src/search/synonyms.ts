import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  Id,
  Instant,
  LanguageCode,
  LanguageName,
  Ok,
  pageNumber,
  pageSize,
  SeenVersion,
  seenVersion,
  typedText,
} from '../shared/values.ts';

const fields = {
  Language: LanguageName.nullable().describe('Null: in every language'),
  Words: z
    .array(typedText(100))
    .max(50)
    .describe(
      'Words or short phrases that are searched for as one; 422 `too-few-words` for fewer than two different ones',
    ),
  IsOneWay: z.boolean().describe('Who searches for the first word also finds the others, not the other way round'),
};

export const SynonymGroup = z
  .object({
    Id: Id.describe('Id'),
    Language: LanguageCode.nullable().describe('Language'),
    Words: z.array(z.string()).describe('The words'),
    IsOneWay: z.boolean().describe('Whether only the first word finds the others'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
    ModifiedAt: Instant.describe('When it was last changed'),
  })
  .describe('Words that are searched for as one');
export type SynonymGroup = z.infer<typeof SynonymGroup>;

export const getSynonyms = operation({
  call: 'own-syn-01',
  name: 'getSynonyms',
  area: 'search',
  summary: 'Groups of synonyms',
  description: 'Newest first; `Query` is part of a word. `Language` leaves out the groups of other languages.',
  method: 'GET',
  path: '/api/synonyms',
  access: 'editor',
  query: z.object({
    Query: typedText(100).default('').describe('Search text'),
    Language: LanguageName.optional().describe('Language'),
    Page: pageNumber,
    PageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(SynonymGroup).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const createSynonyms = operation({
  call: 'own-syn-02',
  name: 'createSynonyms',
  area: 'search',
  summary: 'Add a group of synonyms',
  description: '422 `synonyms-full` beyond 10,000 groups.',
  method: 'POST',
  path: '/api/synonyms',
  failures: [422],
  access: 'editor',
  body: z.object({
    ...fields,
    IsOneWay: fields.IsOneWay.default(false).describe('Whether only the first word finds the others'),
  }),
  response: SynonymGroup,
});

export const updateSynonyms = operation({
  call: 'own-syn-03',
  name: 'updateSynonyms',
  area: 'search',
  summary: 'Change a group of synonyms',
  method: 'PUT',
  path: '/api/synonyms/:id',
  failures: [404, 409, 422],
  access: 'editor',
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({
    ...fields,
    Version: SeenVersion.describe(
      'Version, which grows with every change; a change of an older version is refused (409)',
    ),
  }),
  response: SynonymGroup,
});

export const deleteSynonyms = operation({
  call: 'own-syn-04',
  name: 'deleteSynonyms',
  area: 'search',
  summary: 'Delete a group of synonyms',
  method: 'DELETE',
  path: '/api/synonyms/:id',
  failures: [404, 409],
  access: 'editor',
  params: z.object({ id: Id.describe('Id') }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});

export const importSynonyms = operation({
  call: 'own-syn-05',
  name: 'importSynonyms',
  area: 'search',
  summary: 'Import groups of synonyms from CSV',
  description:
    'Groups from CSV text, at most 5,000 lines: language (empty: every one), "one-way" or "both", then the words; commas or semicolons between. Good lines are taken and those there are already passed over; wrong ones are named.',
  method: 'POST',
  path: '/api/synonyms/import',
  failures: [422],
  access: 'editor',
  body: z.object({
    Csv: z.string().max(500_000).describe('Text of the CSV file'),
    ReplaceAll: z.boolean().default(false).describe('Takes away every group there was'),
  }),
  response: z.object({
    Added: z.number().int().describe('What was added'),
    AlreadyThere: z.number().int().describe('How many existed already'),
    Refused: z
      .array(
        z.object({
          Line: z.number().int().describe('Number of the line, from 1'),
          Reason: z.string().describe('Reason'),
        }),
      )
      .max(100)
      .describe('What was refused'),
    RefusedCount: z.number().int().describe('How many were refused'),
  }),
});
