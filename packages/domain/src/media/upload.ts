/** Uploads: what a file is, its name in the media store, and the signature that admits it. */

import { inspectCsv } from './inspect-csv.ts';
import { inspectGif, inspectJpeg, inspectPng, isGif, isJpeg, isPng } from './inspect-image.ts';
import type { FaultyMedia, ImageFacts } from './media-fault.ts';

/**
 * Returns what a file is by its content, whatever its name says: a picture with its size, or the fault that it is
 * refused for. SVG and all other formats are unknown. Section 5, "Upload extensions".
 */
export const inspectImage = (bytes: Uint8Array): ImageFacts | FaultyMedia => {
  if (bytes.length === 0) return { fault: 'empty' };
  if (isPng(bytes)) return inspectPng(bytes);
  if (isJpeg(bytes)) return inspectJpeg(bytes);
  return isGif(bytes) ? inspectGif(bytes) : { fault: 'unknown-format' };
};

/** As `inspectImage`; a file that is no picture may also be a table in CSV. */
export const inspectUpload = (bytes: Uint8Array): ImageFacts | { format: 'csv' } | FaultyMedia => {
  const image = inspectImage(bytes);
  return 'fault' in image && image.fault === 'unknown-format' ? inspectCsv(bytes) : image;
};

/** Endings of files that may be uploaded. Section 5. */
export const UPLOAD_EXTENSIONS = ['jpg', 'jpeg', 'gif', 'png', 'csv'] as const;

const LONGEST_NAME = 200;
const LONGEST_SLUG = 60;
const WITH_EXTENSION = /^(.+)\.([a-z]+)$/i;

/**
 * Returns true for the name of a file that may be uploaded: one of the known endings, no path, no control characters.
 */
export const isUploadName = (name: string): boolean => {
  if (name.length > LONGEST_NAME || /[/\\\p{C}]/u.test(name) || name.startsWith('.')) return false;
  const extension = WITH_EXTENSION.exec(name)?.[2]?.toLowerCase();
  return UPLOAD_EXTENSIONS.some((each) => each === extension);
};

/** Returns the name without its ending as lower-case letters, digits and dashes: "Forside 2.PNG" is "forside-2". */
export const mediaSlug = (name: string): string => {
  const [, base = name] = WITH_EXTENSION.exec(name) ?? [];
  const ascii = base.normalize('NFKD').toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('ß', 'ss');
  const slug = ascii
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG);
  return slug.replaceAll(/^-+|-+$/g, '') || 'file';
};

/** Media types of stored files. */
export type MediaType = 'image/jpeg' | 'image/png' | 'text/csv' | 'application/pdf';

/** The ending of a stored file's name, by its media type. */
export const MEDIA_ENDINGS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'text/csv': 'csv',
  'application/pdf': 'pdf',
};

/** Seconds for which the signature of an upload holds. */
export const SIGNATURE_SECONDS = 3600;
/** Seconds that the clock of who signs may be ahead. */
const CLOCK_SKEW_SECONDS = 60;

/** Parameters that a signature never covers. */
const UNSIGNED = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);
const NAME = /^[a-z_]+$/;

/**
 * Returns the text that a signed upload's signature is the hash of, the secret appended: parameters sorted by name as
 * `key=value`, joined by `&`. References, "Signed upload".
 * @throws RangeError for a value with `&` or a control character, which would be read as further parameters
 */
export const signedParameters = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .filter(([name, value]) => !UNSIGNED.has(name) && value !== '')
    .map(([name, value]) => {
      if (!NAME.test(name))
        throw new RangeError('The name of a signed parameter may only have letters and underscores');
      if (/[&\p{Cc}]/u.test(value)) throw new RangeError(`The parameter ${name} has a value that can not be signed`);
      return `${name}=${value}`;
    })
    .sort()
    .join('&');

/** Returns true while a signature made at `timestamp` holds; both in seconds since 1970. */
export const isSignatureCurrent = (timestamp: number, now: number): boolean =>
  timestamp <= now + CLOCK_SKEW_SECONDS && now < timestamp + SIGNATURE_SECONDS;
