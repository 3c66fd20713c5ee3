import { createHash } from 'node:crypto';
import { type MediaType, signedParameters } from '@grossist/domain';

/** Pixels of the longer side of the sizes that pictures are served in. */
export const MEDIA_SIZES = [160, 480, 960] as const;
export type MediaSize = (typeof MEDIA_SIZES)[number];

/** A file that was checked and cleaned, to be stored. */
interface MediaContent {
  mimeType: MediaType;
  content: Buffer;
  /** Name in the store, with its folders and without an ending: letters, digits, dashes, underscores and slashes. */
  publicId: string;
}

export interface StoredMedia {
  /** By which the store finds the file. */
  key: string;
  mimeType: MediaType;
  /** Address of the file: absolute, or a path of the shop. */
  url: string;
}

export interface ReadMedia {
  mimeType: MediaType | 'image/webp';
  content: Buffer;
}

/** Stores uploaded files, and pictures and documents of materials. */
export interface MediaStore {
  /** Public name of the account that uploads are signed for. */
  readonly apiKey: string;
  /** Returns the signature of an upload's parameters. References, "Signed upload". */
  sign(parameters: Readonly<Record<string, string>>): Promise<string>;
  /** Stores a file; the same content may be stored again. @throws MediaUnavailable */
  store(media: MediaContent): Promise<StoredMedia>;
  /**
   * Returns a file as it was stored, or a picture as WebP in one of the sizes; undefined when there is none.
   * @throws MediaUnavailable
   */
  read(stored: StoredMedia, size?: MediaSize): Promise<ReadMedia | undefined>;
  /** Returns the address of a picture in one of the sizes. */
  addressOf(stored: StoredMedia, size: MediaSize): string;
  /** Removes a file; one that does not exist is ignored. @throws MediaUnavailable */
  remove(stored: StoredMedia): Promise<void>;
}

/** The store does not answer, or refuses: nothing was stored. */
export class MediaUnavailable extends Error {
  override name = 'MediaUnavailable';
}

/** Signs parameters with SHA-1, as Cloudinary does. @throws RangeError for values that can't be signed */
export const signUpload = (parameters: Readonly<Record<string, string>>, secret: string): string =>
  createHash('sha1')
    .update(`${signedParameters(parameters)}${secret}`)
    .digest('hex');
