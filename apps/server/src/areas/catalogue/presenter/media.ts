import type { VariationDetails } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import { DOCUMENT_TYPE_NAMES } from '../data/document-types.ts';
import type { MediaRow } from '../queries/list-media.ts';

/** Addresses that a browser may be led to; anything else a source gave (a file name, a script) is left out. */
const webAddress = (source: string): string | undefined => {
  if (/^\/(?!\/)[^\s\\]*$/.test(source)) return source;
  const url = URL.canParse(source) ? new URL(source) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
};

const titleOf = (row: MediaRow, language: Language): string => textIn(row.titles, language)?.text ?? '';

/** The pictures that sources gave before the one that the shop draws. */
export const presentPictures = (
  media: readonly MediaRow[],
  drawn: string,
  language: Language,
): VariationDetails['Pictures'] => {
  const given = media.flatMap((row) => {
    const Url = webAddress(row.source);
    if (Url === undefined || (row.kind !== 'picture' && row.kind !== 'drawing')) return [];
    return [{ Kind: row.kind, Url, Title: titleOf(row, language), MimeType: row.mime_type }];
  });
  return [...given, { Kind: 'drawing', Url: drawn, Title: '', MimeType: 'image/svg+xml' }];
};

const typeName = (row: MediaRow, language: Language): string =>
  textIn(row.type_names ?? {}, language)?.text ??
  DOCUMENT_TYPE_NAMES[row.document_type]?.[language] ??
  (row.document_type || (DOCUMENT_TYPE_NAMES['other']?.[language] ?? ''));

/** Those in the reader's language before those of any, and these before the others. */
const rank = (row: MediaRow, language: Language): number =>
  row.language === language ? 0 : row.language === '' ? 1 : 2;

/** [cat-03] */
export const presentDocuments = (media: readonly MediaRow[], language: Language): VariationDetails['Documents'] =>
  media
    .flatMap((row) => {
      const Url = webAddress(row.source);
      return Url === undefined || (row.kind !== 'document' && row.kind !== 'link')
        ? []
        : [{ row, kind: row.kind, Url }];
    })
    .sort((a, b) => rank(a.row, language) - rank(b.row, language))
    .map(({ row, kind, Url }) => ({
      Kind: kind,
      Type: row.document_type,
      TypeName: typeName(row, language),
      Title: titleOf(row, language) || typeName(row, language),
      Url,
      MimeType: row.mime_type,
      Language: row.language,
    }));
