import { signMediaUpload, uploadMedia } from '@grossist/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { findSession, identityRoutes } from '../../src/areas/identity/index.ts';
import { mediaRoutes, registerMedia, registerMediaFiles, registerMediaUploads } from '../../src/areas/media/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { MediaStore } from '../../src/gateways/media/port.ts';
import type { Client } from '../support/client.ts';
import { imagesInTests, mediaInTests } from '../support/media-in-tests.ts';
import { type TestApp, testApp } from '../support/test-app.ts';

export interface MediaTraits {
  store?: MediaStore;
  companyBytes?: number;
  uploadsPerHour?: number;
  now?: () => number;
}

/** The calls of media over the embedded store unless another is given. */
export const mediaApp = (
  db: Database,
  { store = mediaInTests(db), companyBytes = 10_000_000, uploadsPerHour = 0, now }: MediaTraits = {},
): TestApp => {
  const clock = now && { now };
  const answers = [...identityRoutes({ db, signInFailures: 0 }), ...mediaRoutes({ db, store, companyBytes, ...clock })];
  const shop = testApp(db, { answers });
  const sessions = { findSession: findSession(db) };
  registerMedia(shop.app, { db, store });
  registerMediaFiles(shop.app, { db, store, ...sessions });
  registerMediaUploads(shop.app, {
    db,
    store,
    images: imagesInTests,
    companyBytes,
    uploadsPerHour,
    ...sessions,
    ...clock,
  });
  return shop;
};

export interface FormTraits {
  content?: Buffer | string;
  fileName?: string;
  /** Undefined leaves a field out. */
  fields?: Record<string, string | undefined>;
}

/** Sends a form of an upload. */
export const sendForm = async (client: Client, { content, fileName, fields = {} }: FormTraits) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  if (content !== undefined) form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), fileName ?? 'a.png');
  const encoded = new Response(form);
  return client.send({
    method: uploadMedia.method,
    url: uploadMedia.path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};

/** Uploads a file as a browser does: signed first, then sent. `fields` replace those of the signature. */
export const upload = async (client: Client, { fields, ...form }: FormTraits): Promise<LightMyRequestResponse> => {
  const signed = await client.answer(signMediaUpload, { query: { MediaName: 'a file.png' } });
  return sendForm(client, {
    ...form,
    fields: {
      resource_type: 'auto',
      public_id: signed.PublicId,
      signature: signed.Signature,
      timestamp: String(signed.Timestamp),
      ...fields,
    },
  });
};
