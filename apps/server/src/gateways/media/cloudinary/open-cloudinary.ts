import { MEDIA_ENDINGS, type MediaType } from '@grossist/domain';
import { z } from 'zod';
import { type MediaSize, type MediaStore, MediaUnavailable, type StoredMedia, signUpload } from '../port.ts';

/** Bytes of a file that is read back at most. */
const MOST_BYTES = 64 * 1024 * 1024;

interface RequestDeps {
  fetch: typeof fetch;
  timeoutMs: number;
}

const Failed = z.object({ error: z.object({ message: z.string().max(2000) }) });

/** Why the service refused, in its own words. */
const reasonOf = async (response: Response): Promise<string> => {
  const failed = Failed.safeParse(await response.json().catch(() => undefined));
  return failed.success ? failed.data.error.message : 'no reason given';
};

/**
 * Sends a request to the service. Neither the address nor the body is part of an error, since they carry the signature.
 * @throws MediaUnavailable for an outage, a timeout and any status but 200 and 404
 */
const requestMedia = async ({ fetch, timeoutMs }: RequestDeps, url: string, init: RequestInit): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new MediaUnavailable('Cloudinary does not respond', { cause: error });
  }
  if (response.status === 200 || response.status === 404) return response;
  throw new MediaUnavailable(`Cloudinary responded with ${response.status}: ${await reasonOf(response)}`);
};

/** Reads a body up to 64 MB. @throws MediaUnavailable for a longer or broken one */
const readBody = async (response: Response): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw new MediaUnavailable('Cloudinary sent a file that is too large');
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof MediaUnavailable) throw error;
    throw new MediaUnavailable('Cloudinary broke off', { cause: error });
  }
  return Buffer.concat(pieces);
};

export interface CloudinaryDeps extends RequestDeps {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Where files are uploaded to and deleted: "https://api.cloudinary.com". */
  apiUrl: string;
  /** Where files are read: "https://res.cloudinary.com". */
  deliveryUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

const Uploaded = z.object({ public_id: z.string().min(1).max(400), secure_url: z.url({ protocol: /^https?$/ }) });

const resourceTypeOf = (mimeType: MediaType): 'image' | 'raw' => (mimeType.startsWith('image/') ? 'image' : 'raw');

/** Raw files have their ending in their name; pictures get one when they are delivered. */
const nameOf = (publicId: string, mimeType: MediaType): string =>
  resourceTypeOf(mimeType) === 'image' ? publicId : `${publicId}.${MEDIA_ENDINGS[mimeType]}`;

/** Stores files in an account of Cloudinary by signed uploads. References, "Signed upload". */
export const openCloudinary = (deps: CloudinaryDeps): MediaStore => {
  const { cloudName, apiKey, apiSecret, now } = deps;
  const delivery = `${deps.deliveryUrl.replace(/\/+$/, '')}/${cloudName}/`;
  const addressOfCall = (mimeType: MediaType, call: 'upload' | 'destroy') =>
    `${deps.apiUrl.replace(/\/+$/, '')}/v1_1/${cloudName}/${resourceTypeOf(mimeType)}/${call}`;

  const signedForm = (parameters: Readonly<Record<string, string>>): FormData => {
    const signed = { ...parameters, timestamp: String(Math.floor(now() / 1000)) };
    const form = new FormData();
    for (const [name, value] of Object.entries(signed)) form.set(name, value);
    form.set('api_key', apiKey);
    form.set('signature', signUpload(signed, apiSecret));
    return form;
  };

  const sizedUrl = ({ url }: StoredMedia, size: MediaSize): string =>
    url
      .replace('/image/upload/', `/image/upload/c_limit,f_webp,h_${size},w_${size}/`)
      .replace(/\.(?:jpg|png)$/, '.webp');

  return {
    apiKey,
    sign: async (parameters) => signUpload(parameters, apiSecret),
    store: async ({ mimeType, content, publicId }) => {
      const form = signedForm({ public_id: nameOf(publicId, mimeType) });
      form.set('file', new Blob([new Uint8Array(content)], { type: mimeType }), `file.${MEDIA_ENDINGS[mimeType]}`);
      const response = await requestMedia(deps, addressOfCall(mimeType, 'upload'), { method: 'POST', body: form });
      const uploaded = Uploaded.safeParse(await response.json().catch(() => undefined));
      if (!uploaded.success || !uploaded.data.secure_url.startsWith(delivery))
        throw new MediaUnavailable('Cloudinary responded with no address of the stored file');
      return { key: uploaded.data.public_id, mimeType, url: uploaded.data.secure_url };
    },
    read: async (stored, size) => {
      // Nothing but the account's own files is read.
      if (!stored.url.startsWith(delivery)) return undefined;
      if (size !== undefined && resourceTypeOf(stored.mimeType) !== 'image') return undefined;
      const url = size === undefined ? stored.url : sizedUrl(stored, size);
      const response = await requestMedia(deps, url, { method: 'GET' });
      if (response.status === 404) return undefined;
      return { mimeType: size === undefined ? stored.mimeType : 'image/webp', content: await readBody(response) };
    },
    addressOf: sizedUrl,
    remove: async ({ key, mimeType }) => {
      const form = signedForm({ public_id: key, invalidate: 'true' });
      await requestMedia(deps, addressOfCall(mimeType, 'destroy'), { method: 'POST', body: form });
    },
  };
};
