/** The editors' translations of codes, such as reasons and errors of the ERP. */

import type { getDocumentTypeTranslations, OperationOutput } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, type TranslationKind, transaction } from '../../db/index.ts';
import { checkSeenVersion } from '../../http/check-input.ts';
import { breaksRule } from '../../http/failure.ts';

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
const MOST_TRANSLATIONS = 2000;

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

interface TranslationGiven {
  code: string;
  texts: Texts;
  /** Absent: overwrite without a version check. */
  seenVersion: number | undefined;
}

const withoutBlanks = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  );

const checkCodes = (given: readonly TranslationGiven[]): void => {
  const codes = given.map(({ code }) => code.trim());
  const blank = codes.indexOf('');
  if (blank >= 0) throw breaksRule('code-missing', 'A translation needs a code', `Translations.${blank}.Code`);
  const twice = codes.findIndex((code, index) => codes.indexOf(code) < index);
  if (twice >= 0) throw breaksRule('code-twice', `${codes[twice]} is there twice`, `Translations.${twice}.Code`);
};

const checkVersions = async (
  tx: Transaction,
  kind: TranslationKind,
  given: readonly TranslationGiven[],
): Promise<void> => {
  const codes = given.map(({ code }) => code.trim());
  const rows = await tx
    .selectFrom('translations')
    .select(['code', 'version'])
    .where('kind', '=', kind)
    .where('code', 'in', codes)
    .execute();
  const versions = new Map(rows.map(({ code, version }) => [code, version]));
  for (const { code, seenVersion } of given) {
    if (seenVersion !== undefined) checkSeenVersion(versions.get(code.trim()) ?? 0, seenVersion);
  }
};

const write = async (tx: Transaction, kind: TranslationKind, given: readonly TranslationGiven[]): Promise<void> => {
  const texts = given.map((each) => ({ code: each.code.trim(), texts: withoutBlanks(each.texts) }));
  const empty = texts.filter((each) => Object.keys(each.texts).length === 0).map(({ code }) => code);
  const full = texts.filter((each) => Object.keys(each.texts).length > 0);
  if (empty.length > 0) {
    await tx.deleteFrom('translations').where('kind', '=', kind).where('code', 'in', empty).execute();
  }
  if (full.length > 0) {
    await tx
      .insertInto('translations')
      .values(full.map((each) => ({ kind, code: each.code, texts: JSON.stringify(each.texts) })))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'code']).doUpdateSet((eb) => ({
          texts: eb.ref('excluded.texts'),
          version: sql`translations.version + 1`,
          modified_at: sql`now()`,
        })),
      )
      .execute();
  }
};

/**
 * Writes translations, all or none; deletes those without texts. [trn-01..04]
 * @throws Failure 409 when one was changed concurrently, 422 for an empty or duplicate code, or too many
 */
export const saveTranslations =
  (db: Database, kind: TranslationKind) =>
  async (given: readonly TranslationGiven[]): Promise<number> => {
    checkCodes(given);
    if (given.length === 0) return 0;
    await transaction(db, async (tx) => {
      // Serializes saves of a kind: new rows can't be locked.
      await sql`select pg_advisory_xact_lock(hashtext(${`translations ${kind}`}))`.execute(tx);
      await checkVersions(tx, kind, given);
      await write(tx, kind, given);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from translations where kind = ${kind}`.execute(tx);
      if ((rows[0]?.count ?? 0) > MOST_TRANSLATIONS) {
        throw breaksRule('translations-full', `At most ${MOST_TRANSLATIONS} translations can be stored`);
      }
    });
    return given.length;
  };
