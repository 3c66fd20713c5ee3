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
import type { Texts } from '@grossist/domain';
import type { Database, TranslationKind } from '../../db/index.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { listTranslations, saveTranslations } from './translations.ts';

interface SaveBody {
  Translations: readonly { Code: string; Texts: Texts; Version?: number | undefined }[];
}

/** Translations of codes. [trn-01..04] */
export const translationRoutes = ({ db }: { db: Database }): readonly Answer[] => {
  const saving = (kind: TranslationKind) => {
    const save = saveTranslations(db, kind);
    return async ({ body }: { body: SaveBody }) => {
      const given = body.Translations.map(({ Code, Texts: texts, Version }) => ({
        code: Code,
        texts,
        seenVersion: Version,
      }));
      return { ok: true as const, Saved: await save(given) };
    };
  };

  return [
    answer(saveDocumentTypeTranslations, saving('document-type')),
    answer(saveSapErrorTranslations, saving('sap-error')),
    answer(saveUrlTypeTranslations, saving('url-type')),
    answer(saveUserSegmentTranslations, saving('user-segment')),
    answer(getDocumentTypeTranslations, listTranslations(db, 'document-type')),
    answer(getSapErrorTranslations, listTranslations(db, 'sap-error')),
    answer(getUrlTypeTranslations, listTranslations(db, 'url-type')),
    answer(getUserSegmentTranslations, listTranslations(db, 'user-segment')),
  ];
};
