import type { Texts } from '@grossist/domain';
import type { Database, TranslationKind } from '../../../db/index.ts';

/** What editors call these codes, by code; codes that nobody translated are absent. One query, none for no codes. */
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
