import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant, Ok, SeenVersion, TextsOut, textsIn, typedText } from '../shared/values.ts';

/**
 * What an editor calls the things that a system outside knows by a code. A translation without texts is taken away.
 * `Version` is that which the editor saw: one changed meanwhile refuses the whole save (409); absent writes over.
 */
const save = (longest: number) =>
  z.object({
    Translations: z
      .array(
        z.object({
          Code: typedText(100).min(1).describe('Code of the variation, as in its address'),
          Texts: textsIn(longest).describe('Texts by language'),
          Version: SeenVersion.optional().describe(
            'Version, which grows with every change; a change of an older version is refused (409)',
          ),
        }),
      )
      .max(500)
      .describe('The translations'),
  });

const saved = Ok.extend({ Saved: z.number().int().describe('Number of translations saved') });

const listed = z
  .object({
    Translations: z
      .array(
        z.object({
          Code: z.string().describe('Code of the variation, as in its address'),
          Texts: TextsOut.describe('Texts by language'),
          Version: z
            .number()
            .int()
            .describe('Version, which grows with every change; a change of an older version is refused (409)'),
          ModifiedAt: Instant.nullable().describe('When it was last changed'),
        }),
      )
      .max(2000)
      .describe('The translations'),
  })
  .describe('Every translation by code; including the shop’s codes without a translation, with Version 0');

const declared = { area: 'translations', access: 'editor' } as const;

export const saveDocumentTypeTranslations = operation({
  ...declared,
  call: 'trn-01',
  name: 'saveDocumentTypeTranslations',
  summary: 'Save the names of document types',
  method: 'POST',
  path: '/document-type-translations/Save',
  failures: [409, 422],
  body: save(200),
  response: saved,
});

export const saveSapErrorTranslations = operation({
  ...declared,
  call: 'trn-02',
  name: 'saveSapErrorTranslations',
  summary: "Save the shop's words for the ERP's errors",
  method: 'POST',
  path: '/sap-errors-translations/Save',
  failures: [409, 422],
  body: save(1000),
  response: saved,
});

export const saveUrlTypeTranslations = operation({
  ...declared,
  call: 'trn-03',
  name: 'saveUrlTypeTranslations',
  summary: 'Save the names of link types',
  method: 'POST',
  path: '/url-type-translations/Save',
  failures: [409, 422],
  body: save(200),
  response: saved,
});

export const saveUserSegmentTranslations = operation({
  ...declared,
  call: 'trn-04',
  name: 'saveUserSegmentTranslations',
  summary: 'Save the names of user segments',
  method: 'POST',
  path: '/user-segment-translations/Save',
  failures: [409, 422],
  body: save(200),
  response: saved,
});

export const getDocumentTypeTranslations = operation({
  ...declared,
  call: 'own-trn-01',
  name: 'getDocumentTypeTranslations',
  summary: 'The names of document types',
  method: 'GET',
  path: '/document-type-translations',
  response: listed,
});

export const getSapErrorTranslations = operation({
  ...declared,
  call: 'own-trn-02',
  name: 'getSapErrorTranslations',
  summary: "The shop's words for the ERP's errors",
  method: 'GET',
  path: '/sap-errors-translations',
  response: listed,
});

export const getUrlTypeTranslations = operation({
  ...declared,
  call: 'own-trn-03',
  name: 'getUrlTypeTranslations',
  summary: 'The names of link types',
  method: 'GET',
  path: '/url-type-translations',
  response: listed,
});

export const getUserSegmentTranslations = operation({
  ...declared,
  call: 'own-trn-04',
  name: 'getUserSegmentTranslations',
  summary: 'The names of user segments',
  method: 'GET',
  path: '/user-segment-translations',
  response: listed,
});
