import { z } from 'zod';
import { operation } from '../operation.ts';
import { LanguageCode, LanguageName } from '../shared/texts.ts';
import { Ok, typedText } from '../shared/values.ts';

const EtimId = typedText(20).min(1);

/**
 * The share of a result, in percent, that must have the attribute for its facet to be shown: 0 shows it always, what
 * is null follows `Settings.DefaultPct`.
 */
export const FacetVisibility = z.object({
  EtimAttributeId: z.string(),
  Name: z.string(),
  Unit: z.string(),
  Type: z.enum(['A', 'N', 'R', 'L']),
  DisplayOverridePct: z.number().nullable(),
  /** The override stands for every class; false: for the class asked for alone. */
  IsForAllClasses: z.boolean(),
  /** How many materials of the class have the attribute in the editor's market; null while the search can't be asked. */
  MaterialCount: z.number().int().nullable(),
  /** The same as a share of the class, in percent with one decimal; null also for a class without materials. */
  CoveragePct: z.number().nullable(),
});

const EtimClassLink = z.object({ EtimClassId: z.string(), Name: z.string() });

/** What the editor's screen begins with; classes are searched by `search`, at most 1,000. [fac-01] */
export const facetVisibilityInitialLoad = operation({
  call: 'fac-01',
  name: 'facetVisibilityInitialLoad',
  area: 'facet visibility',
  summary: 'ETIM classes, languages and settings',
  method: 'GET',
  path: '/advancedfacetsvisibility/InitialLoad',
  access: 'editor',
  query: z.object({
    etimClassId: EtimId.optional(),
    language: LanguageName.optional(),
    search: typedText(100).default(''),
  }),
  response: z.object({
    EtimClasses: z.array(EtimClassLink).max(1000),
    EtimClassCount: z.number().int(),
    Languages: z.array(z.object({ Language: LanguageCode, Name: z.string() })),
    Settings: z.object({ DefaultPct: z.number(), MinPct: z.number(), MaxPct: z.number(), Language: LanguageCode }),
    /** Of the class asked for. */
    EtimAttributes: z.array(FacetVisibility),
  }),
});

/** The attributes of a class with their overrides in a language. 404 for a class that there is not. [fac-02] */
export const facetVisibilityGetEtimAttributes = operation({
  call: 'fac-02',
  name: 'facetVisibilityGetEtimAttributes',
  area: 'facet visibility',
  summary: 'Attributes of a class and how easily they are shown',
  method: 'GET',
  path: '/advancedfacetsvisibility/GetEtimAttributes',
  access: 'editor',
  query: z.object({ language: LanguageName, etimClassId: EtimId }),
  response: z.object({ EtimAttributes: z.array(FacetVisibility) }),
});

/** Without `etimClassId` for every class that has the attribute. 422 naming an attribute or class that there is not. [fac-03] */
export const setDisplayOverridePct = operation({
  call: 'fac-03',
  name: 'setDisplayOverridePct',
  area: 'facet visibility',
  summary: 'Set how easily a facet is shown',
  method: 'POST',
  path: '/advancedfacetsvisibility/SetDisplayOverridePct',
  access: 'editor',
  body: z.object({
    etimAttributeId: EtimId,
    language: LanguageName,
    displayOverridePct: z.number().min(0).max(100),
    etimClassId: EtimId.optional(),
  }),
  response: Ok,
});

/** Taking away what is not there is no error. [fac-04] */
export const removeDisplayOverridePct = operation({
  call: 'fac-04',
  name: 'removeDisplayOverridePct',
  area: 'facet visibility',
  summary: 'Let a facet follow the preset again',
  method: 'POST',
  path: '/advancedfacetsvisibility/RemoveDisplayOverridePct',
  access: 'editor',
  body: z.object({ etimAttributeId: EtimId, language: LanguageName, etimClassId: EtimId.optional() }),
  response: Ok,
});
