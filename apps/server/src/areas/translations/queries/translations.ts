import type { getDocumentTypeTranslations, OperationOutput } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import type { Database, TranslationKind } from '../../../db/index.ts';

/** Codes that the shop itself uses, so that editors see them before they are translated. */
const KNOWN_CODES: Readonly<Record<TranslationKind, readonly string[]>> = {
  'document-type': ['data-sheet', 'certificate', 'instructions', 'declaration', 'other'],
  'sap-error': [
    'blocked',
    'not-in-market',
    'clearance-stock',
    'phased-out-stock',
    'fastbox-stock',
    'pickup-stock',
    'remnant-stock',
    'no-price',
    'delivery-date',
    'price-changed',
    'back-order',
  ],
  'url-type': ['product-page', 'manual', 'video', 'other'],
  'user-segment': ['electrician', 'plumber', 'industry', 'wholesale', 'public'],
};

/** Translations of a kind at most. */
export const MOST_TRANSLATIONS = 2000;

type Listed = OperationOutput<typeof getDocumentTypeTranslations>;

/** Lists every translation of a kind by code, including untranslated codes. One query. */
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

/** Returns the texts of codes; untranslated codes are absent. One query, none without codes. */
export const translatedTexts =
  (db: Database, kind: TranslationKind) =>
  async (codes: readonly string[]): Promise<ReadonlyMap<string, Texts>> => {
    if (codes.length === 0) return new Map();
    const rows = await db
      .selectFrom('translations')
      .select(['code', 'texts'])
      .where('kind', '=', kind)
      .where('code', 'in', [...new Set(codes)])
      .execute();
    return new Map(rows.map(({ code, texts }) => [code, texts]));
  };
