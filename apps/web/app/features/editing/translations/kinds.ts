import {
  getDocumentTypeTranslations,
  getSapErrorTranslations,
  getUrlTypeTranslations,
  getUserSegmentTranslations,
  saveDocumentTypeTranslations,
  saveSapErrorTranslations,
  saveUrlTypeTranslations,
  saveUserSegmentTranslations,
} from '@grossist/contracts';

/** What is translated by code, with the calls of each kind. [trn-01] to [trn-04] */
export const KINDS = [
  { id: 'documents', get: getDocumentTypeTranslations, save: saveDocumentTypeTranslations, longest: 200 },
  { id: 'errors', get: getSapErrorTranslations, save: saveSapErrorTranslations, longest: 1000 },
  { id: 'links', get: getUrlTypeTranslations, save: saveUrlTypeTranslations, longest: 200 },
  { id: 'segments', get: getUserSegmentTranslations, save: saveUserSegmentTranslations, longest: 200 },
] as const;

export type Kind = (typeof KINDS)[number];
