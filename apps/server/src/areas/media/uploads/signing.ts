import { isSignatureCurrent } from '@grossist/domain';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { breaksRule, notAllowed } from '../../../http/failure.ts';
import { isSameSecret } from '../../../same-secret.ts';
import { companyFolder, newPublicId } from './stored-uploads.ts';

export interface UploadSignature {
  /** '' when the folder is signed. */
  publicId: string;
  folder: string;
  signature: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** What an upload is signed for: one name, or any number of files in a folder. */
export type SignedTarget = { public_id: string } | { folder: string };

export interface GivenSignature {
  target: SignedTarget;
  signature: string;
  timestamp: number;
  apiKey?: string | undefined;
}

const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Signs an upload of a company by a file's name, or for its folder when the name is empty. [med-01] */
export const signUploadOf =
  (store: MediaStore, now: () => number) =>
  async (companyId: string, mediaName: string): Promise<UploadSignature> => {
    const folder = companyFolder(companyId);
    const publicId = mediaName === '' ? '' : newPublicId(companyId, mediaName);
    const timestamp = secondsOf(now());
    const target: SignedTarget = publicId === '' ? { folder } : { public_id: publicId };
    const signature = await store.sign({ ...target, timestamp: String(timestamp) });
    return { publicId, folder, signature, timestamp };
  };

/**
 * Verifies that a company may upload to a target, by a signature of the last hour.
 * @throws Failure 403 for another company's folder, 422 for another account's key, an expired or wrong signature
 */
export const verifySignature =
  (store: MediaStore, now: () => number) =>
  async (companyId: string, { target, signature, timestamp, apiKey }: GivenSignature): Promise<void> => {
    const folder = companyFolder(companyId);
    const isOwn = 'folder' in target ? target.folder === folder : target.public_id.startsWith(`${folder}/`);
    if (!isOwn) throw notAllowed("The folder is not your company's", 'not-your-folder');
    if (apiKey !== undefined && apiKey !== store.apiKey)
      throw breaksRule('api-key-unknown', 'The key is not the one of the account that stores files', 'api_key');
    if (!isSignatureCurrent(timestamp, secondsOf(now())))
      throw breaksRule('signature-expired', 'The signature has expired. Ask for another one', 'timestamp');
    const expected = await store.sign({ ...target, timestamp: String(timestamp) });
    if (!isSameSecret(signature, expected))
      throw breaksRule('signature-wrong', 'The signature is not for this upload. Ask for another one', 'signature');
  };
