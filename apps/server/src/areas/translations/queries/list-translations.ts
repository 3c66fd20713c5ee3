import type { getDocumentTypeTranslations, OperationOutput } from '@grossist/contracts';
import type { Database, TranslationKind } from '../../../db/index.ts';
import { KNOWN_CODES } from '../data/known-codes.ts';

/** As many as a save lets there be. */
export const MOST_TRANSLATIONS = 2000;

type Listed = OperationOutput<typeof getDocumentTypeTranslations>;

/** Every translation of a kind by code, with the codes that nobody has translated yet. One query. */
export const listTranslations = (db: Database, kind: TranslationKind) => async (): Promise<Listed> => {
  const rows = await db
    .selectFrom('translations')
    .select(['code', 'texts', 'version', 'modified_at'])
    .where('kind', '=', kind)
    .orderBy('code')
    .limit(MOST_TRANSLATIONS)
    .execute();
  const translated = new Set(rows.map(({ code }) => code));
  const untold = KNOWN_CODES[kind].filter((code) => !translated.has(code));
  return {
    Translations: [
      ...rows.map(({ code, texts, version, modified_at }) => ({
        Code: code,
        Texts: texts,
        Version: version,
        ModifiedAt: modified_at.toISOString(),
      })),
      ...untold.map((Code) => ({ Code, Texts: {}, Version: 0, ModifiedAt: null })),
    ]
      .sort((a, b) => (a.Code < b.Code ? -1 : 1))
      .slice(0, MOST_TRANSLATIONS),
  };
};
