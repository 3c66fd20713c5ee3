import { z } from 'zod';
import { operation } from '../operation.ts';
import { LanguageCode, LanguageName, SeenVersion, seenVersion } from '../shared/texts.ts';
import { Id, Instant, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';

const fields = {
  /** Null: in every language. */
  Language: LanguageName.nullable(),
  /** Words or short phrases that are searched for as one; 422 `too-few-words` for fewer than two different ones. */
  Words: z.array(typedText(100)).max(50),
  /** Who searches for the first word also finds the others, not the other way round. */
  IsOneWay: z.boolean(),
};

export const SynonymGroup = z.object({
  Id,
  Language: LanguageCode.nullable(),
  Words: z.array(z.string()),
  IsOneWay: z.boolean(),
  Version: z.number().int(),
  ModifiedAt: Instant,
});
export type SynonymGroup = z.infer<typeof SynonymGroup>;

/** Newest first; `Query` is part of a word. `Language` leaves out the groups of other languages. */
export const getSynonyms = operation({
  call: 'own-syn-01',
  name: 'getSynonyms',
  area: 'search',
  summary: 'Groups of synonyms',
  method: 'GET',
  path: '/api/synonyms',
  access: 'editor',
  query: z.object({
    Query: typedText(100).default(''),
    Language: LanguageName.optional(),
    Page: pageNumber,
    PageSize: pageSize(20),
  }),
  response: z.object({ PageItems: z.array(SynonymGroup), TotalItems: z.number().int() }),
});

/** 422 `synonyms-full` beyond 10,000 groups. */
export const createSynonyms = operation({
  call: 'own-syn-02',
  name: 'createSynonyms',
  area: 'search',
  summary: 'Add a group of synonyms',
  method: 'POST',
  path: '/api/synonyms',
  access: 'editor',
  body: z.object({ ...fields, IsOneWay: fields.IsOneWay.default(false) }),
  response: SynonymGroup,
});

export const updateSynonyms = operation({
  call: 'own-syn-03',
  name: 'updateSynonyms',
  area: 'search',
  summary: 'Change a group of synonyms',
  method: 'PUT',
  path: '/api/synonyms/:id',
  access: 'editor',
  params: z.object({ id: Id }),
  body: z.object({ ...fields, Version: SeenVersion }),
  response: SynonymGroup,
});

export const deleteSynonyms = operation({
  call: 'own-syn-04',
  name: 'deleteSynonyms',
  area: 'search',
  summary: 'Delete a group of synonyms',
  method: 'DELETE',
  path: '/api/synonyms/:id',
  access: 'editor',
  params: z.object({ id: Id }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});

/**
 * Groups from CSV text, at most 5,000 lines: language (empty: every one), "one-way" or "both", then the words; commas
 * or semicolons between. Good lines are taken and those there are already passed over; wrong ones are named.
 */
export const importSynonyms = operation({
  call: 'own-syn-05',
  name: 'importSynonyms',
  area: 'search',
  summary: 'Import groups of synonyms from CSV',
  method: 'POST',
  path: '/api/synonyms/import',
  access: 'editor',
  body: z.object({
    Csv: z.string().max(500_000),
    /** Takes away every group there was. */
    ReplaceAll: z.boolean().default(false),
  }),
  response: z.object({
    Added: z.number().int(),
    AlreadyThere: z.number().int(),
    Refused: z.array(z.object({ Line: z.number().int(), Reason: z.string() })).max(100),
    RefusedCount: z.number().int(),
  }),
});
