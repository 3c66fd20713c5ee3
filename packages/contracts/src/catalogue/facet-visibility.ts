import { z } from 'zod';
import { operation } from '../operation.ts';
import { LanguageCode, LanguageName, Ok, typedText } from '../shared/values.ts';

const EtimId = typedText(20).min(1);

export const FacetVisibility = z
  .object({
    EtimAttributeId: z.string().describe('ETIM feature code'),
    Name: z.string().describe('Name'),
    Unit: z.string().describe("Unit of the value; '' for none"),
    Type: z.enum(['A', 'N', 'R', 'L']).describe('Type'),
    DisplayOverridePct: z.number().nullable().describe('Percentage that an editor set; null for none'),
    IsForAllClasses: z.boolean().describe('The override applies to every class; false: to the requested class alone'),
    MaterialCount: z
      .number()
      .int()
      .nullable()
      .describe(
        "How many materials of the class have the attribute in the editor's market; null while the search is unavailable",
      ),
    CoveragePct: z
      .number()
      .nullable()
      .describe(
        'The same as a share of the class, in percent with one decimal; null also for a class without materials',
      ),
  })
  .describe(
    'The share of a result, in percent, that must have the attribute for its facet to be shown: 0 shows it always, what is null follows `Settings.DefaultPct`',
  );

const EtimClassLink = z.object({
  EtimClassId: z.string().describe('ETIM class code'),
  Name: z.string().describe('Name'),
});

export const facetVisibilityInitialLoad = operation({
  call: 'fac-01',
  name: 'facetVisibilityInitialLoad',
  area: 'facet visibility',
  summary: 'ETIM classes, languages and settings',
  description: "Initial data of the editor's screen; `search` finds classes, at most 1,000.",
  method: 'GET',
  path: '/advancedfacetsvisibility/InitialLoad',
  failures: [404],
  access: 'editor',
  query: z.object({
    etimClassId: EtimId.optional().describe('ETIM class code'),
    language: LanguageName.optional().describe('Language'),
    search: typedText(100).default('').describe('Search text'),
  }),
  response: z.object({
    EtimClasses: z.array(EtimClassLink).max(1000).describe('ETIM classes, at most 1,000'),
    EtimClassCount: z.number().int().describe('Number of classes found'),
    Languages: z
      .array(z.object({ Language: LanguageCode, Name: z.string().describe('Name') }))
      .describe('The languages'),
    Settings: z
      .object({
        DefaultPct: z.number().describe('Percentage that applies without an override'),
        MinPct: z.number().describe('Smallest percentage that may be set'),
        MaxPct: z.number().describe('Largest percentage that may be set'),
        Language: LanguageCode,
      })
      .describe('Settings'),
    EtimAttributes: z.array(FacetVisibility).describe('Attributes of the requested class'),
  }),
});

export const facetVisibilityGetEtimAttributes = operation({
  call: 'fac-02',
  name: 'facetVisibilityGetEtimAttributes',
  area: 'facet visibility',
  summary: 'Attributes of a class and how easily they are shown',
  description: 'The attributes of a class with their overrides in a language. 404 for a class that there is not.',
  method: 'GET',
  path: '/advancedfacetsvisibility/GetEtimAttributes',
  failures: [404],
  access: 'editor',
  query: z.object({ language: LanguageName, etimClassId: EtimId.describe('ETIM class code') }),
  response: z.object({ EtimAttributes: z.array(FacetVisibility).describe('ETIM attributes') }),
});

export const setDisplayOverridePct = operation({
  call: 'fac-03',
  name: 'setDisplayOverridePct',
  area: 'facet visibility',
  summary: 'Set how easily a facet is shown',
  description:
    'Without `etimClassId` for every class that has the attribute. 422 naming an attribute or class that there is not.',
  method: 'POST',
  path: '/advancedfacetsvisibility/SetDisplayOverridePct',
  failures: [404, 422],
  access: 'editor',
  body: z.object({
    etimAttributeId: EtimId.describe('ETIM feature code'),
    language: LanguageName,
    displayOverridePct: z.number().min(0).max(100).describe('Percentage of the result that must have the attribute'),
    etimClassId: EtimId.optional().describe('ETIM class code'),
  }),
  response: Ok,
});

export const removeDisplayOverridePct = operation({
  call: 'fac-04',
  name: 'removeDisplayOverridePct',
  area: 'facet visibility',
  summary: 'Let a facet follow the preset again',
  description: 'Taking away what is not there is no error.',
  method: 'POST',
  path: '/advancedfacetsvisibility/RemoveDisplayOverridePct',
  access: 'editor',
  body: z.object({
    etimAttributeId: EtimId.describe('ETIM feature code'),
    language: LanguageName,
    etimClassId: EtimId.optional().describe('ETIM class code'),
  }),
  response: Ok,
});
