import { Readable } from 'node:stream';
import { downloadDefaultLogo, LARGEST_UPLOAD, uploadDefaultLogo } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MediaUnavailable } from '../../../gateways/media/port.ts';
import { download } from '../../../http/download.ts';
import { Failure, malformed, notAllowed } from '../../../http/failure.ts';
import { admit, fileTooLarge, receiveBytes, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { isBuyer } from '../../identity/index.ts';
import { type StoreUploadDeps, throttleUploads } from '../../media/index.ts';
import { readDefaultLogo, requireLogoRights, uploadLogo } from './default-logo.ts';

export interface DefaultLogoDeps extends StoreUploadDeps {
  findSession: FindSession;
  /** Uploads of a person in an hour, those of other pictures among them; 0 for any number. */
  uploadsPerHour: number;
}

const PRESET_NAME = 'logo.png';

/** Returns a file's name without its ending, and the ending that its content has. */
const splitName = (fileName: string, mimeType: string) => ({
  name: fileName.replace(/\.[^.]*$/, ''),
  ending: mimeType === 'image/jpeg' ? 'jpg' : 'png',
});

const unavailable = (error: unknown): unknown =>
  error instanceof MediaUnavailable
    ? new Failure(503, 'media-unavailable', 'The logo cannot be loaded now', 'Try again in a moment')
    : error;

/** Takes and serves the default logos of companies. [pdf-14] [pdf-15] */
export const registerDefaultLogo = (app: FastifyInstance, deps: DefaultLogoDeps): void => {
  const [store, read] = [uploadLogo(deps), readDefaultLogo(deps)];
  const throttle = throttleUploads(deps.db, deps.uploadsPerHour);

  /** The body is read once it is known who sends it and that they may. */
  const upload = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visit, input } = await admit(uploadDefaultLogo, request, deps.findSession);
    const { visitor } = visit;
    if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company may upload a logo');
    requireLogoRights(visitor);
    if (!(request.body instanceof Readable)) {
      throw malformed([{ field: 'body', message: 'must be the picture, as application/octet-stream' }]);
    }
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_UPLOAD) throw fileTooLarge(LARGEST_UPLOAD);
    await throttle(visitor.contactId);
    const content = await receiveBytes(request.body, LARGEST_UPLOAD);
    await store(visitor, { content, fileName: input.query.fileName ?? PRESET_NAME });
    return reply.header('cache-control', 'no-store').send({ ok: true });
  };

  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    scope.route({ ...routeOf(uploadDefaultLogo), handler: upload });
  });
  app.route({
    ...routeOf(downloadDefaultLogo),
    handler: download(deps, downloadDefaultLogo, async (_, buyer) => {
      const { fileName, picture } = await read(buyer).catch((error: unknown) => {
        throw unavailable(error);
      });
      return { ...splitName(fileName, picture.mimeType), type: picture.mimeType, content: picture.content };
    }),
  });
};
