import { createHash, timingSafeEqual } from 'node:crypto';
import { signedParameters } from '@grossist/domain';

/** Signs parameters with SHA-1, as Cloudinary does. @throws RangeError for values that can't be signed */
export const signUpload = (parameters: Readonly<Record<string, string>>, secret: string): string =>
  createHash('sha1')
    .update(`${signedParameters(parameters)}${secret}`)
    .digest('hex');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares signatures in constant time. */
export const isSameSignature = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
