import { signMediaUpload, uploadMedia } from '@grossist/contracts';
import { callOperation, ProblemError, readCookie } from '../../../api/index.ts';
import { problemOf } from '../../../api/problem-error.ts';

/** Bytes of the largest picture that is sent. */
export const MOST_BYTES = 15 * 1024 * 1024;
/** What the file chooser offers. */
export const PICTURES = 'image/jpeg,image/png,image/gif';

const addressIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('secure_url' in body)) return undefined;
  return typeof body.secure_url === 'string' ? body.secure_url : undefined;
};

/**
 * Uploads a picture into the company's folder and returns its address. The shop judges it by its content. [med-01] [med-02]
 * @throws ProblemError when it is refused or the shop can't be reached
 */
export const uploadPicture = async (file: File): Promise<string> => {
  const { Folder, Signature, Timestamp } = await callOperation(signMediaUpload, { query: {} });
  const form = new FormData();
  form.set('resource_type', 'image');
  form.set('folder', Folder);
  form.set('signature', Signature);
  form.set('timestamp', String(Timestamp));
  form.set('file', file);
  const response = await fetch(uploadMedia.path, {
    method: uploadMedia.method,
    headers: {
      Accept: 'application/json',
      'X-Grossist-Locale': document.documentElement.lang,
      'X-XSRF-TOKEN': readCookie(document.cookie, 'XSRF-TOKEN') ?? '',
    },
    credentials: 'same-origin',
    body: form,
  }).catch(() => {
    throw new ProblemError({ title: 'No connection', status: 0, code: 'offline' });
  });
  if (!response.ok) throw await problemOf(response);
  const address = addressIn(await response.json());
  if (address === undefined) throw new ProblemError({ title: 'No address', status: 502, code: 'unknown' });
  return address;
};
