import multipart from '@fastify/multipart';
import { uploadMedia } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notAllowed } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { isBuyer } from '../../identity/index.ts';
import { newPublicId } from './company-folder.ts';
import { receiveForm } from './receive-form.ts';
import { verifySignature } from './signing.ts';
import { type StoreUploadDeps, storeUpload } from './store-upload.ts';
import { throttleUploads } from './upload-throttle.ts';

export interface MediaUploadDeps extends StoreUploadDeps {
  findSession: FindSession;
  /** Uploads of a person in an hour; 0 for any number. */
  uploadsPerHour: number;
  now?: () => number;
}

/**
 * Takes uploaded files. A body is read once it is known who sends it and that they may upload; forms are parsed by this
 * route alone. [med-02]
 */
export const registerMediaUploads = (app: FastifyInstance, deps: MediaUploadDeps): void => {
  const throttle = throttleUploads(deps.db, deps.uploadsPerHour);
  const verify = verifySignature(deps.store, deps.now ?? Date.now);
  const store = storeUpload(deps);

  const upload = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visit } = await admit(uploadMedia, request, deps.findSession);
    const { visitor } = visit;
    if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company may upload files');
    await throttle(visitor.contactId);
    const { fields, content } = await receiveForm(request);
    const { public_id, folder, signature, timestamp, api_key: apiKey, resource_type: kind } = fields;
    const target = public_id === undefined ? { folder: folder ?? '' } : { public_id };
    await verify(visitor.company.id, { target, signature, timestamp, apiKey });
    const publicId = public_id ?? newPublicId(visitor.company.id, 'upload');
    const { url } = await store(visitor, { content, kind, publicId });
    return reply.header('cache-control', 'no-store').send({ secure_url: url });
  };

  app.register(async (scope) => {
    await scope.register(multipart);
    scope.route({ ...routeOf(uploadMedia), handler: upload });
  });
};
