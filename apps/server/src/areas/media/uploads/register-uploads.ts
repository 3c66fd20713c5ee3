import multipart from '@fastify/multipart';
import { type CheckedInput, LARGEST_UPLOAD, MediaUploadForm, uploadMedia } from '@grossist/contracts';
import { isUploadName } from '@grossist/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../../db/index.ts';
import { checkInput } from '../../../http/check-input.ts';
import { breaksRule, Failure, malformed, notAllowed, tooMany } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import { rateLimitStore } from '../../../http/rate-limits.ts';
import type { FindSession } from '../../../http/visit.ts';
import { isBuyer } from '../../identity/index.ts';
import { verifySignature } from './signing.ts';
import { newPublicId, type StoreUploadDeps, storeUpload } from './stored-uploads.ts';

const HOUR_SECONDS = 3600;

/**
 * Counts the uploads of each person in an hour, refused ones among them, together for all processes; 0 lifts the limit.
 * The function that it returns throws a Failure 429 above the limit, with the seconds until the hour ends.
 */
export const throttleUploads = (db: Database, uploadsPerHour: number): ((contactId: string) => Promise<void>) => {
  if (uploadsPerHour === 0) return async () => undefined;
  const limiter = new RateLimiterPostgres({
    ...rateLimitStore(db),
    points: uploadsPerHour,
    duration: HOUR_SECONDS,
    keyPrefix: 'media-upload',
  });
  return async (contactId) => {
    try {
      await limiter.consume(contactId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany('Too many files were uploaded', Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
};

const withForm = { ...uploadMedia, body: MediaUploadForm };

interface ReceivedForm {
  fields: CheckedInput<typeof withForm>['body'];
  content: Buffer;
}

const MOST_FIELDS = 10;
const LONGEST_FIELD = 500;

const tooLarge = (): Failure =>
  new Failure(413, 'file-too-large', 'Too large', `A file may have at most ${LARGEST_UPLOAD} bytes`);

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Each part once, under its own name; the file in memory, up to the most that is accepted. */
const readParts = async (request: FastifyRequest): Promise<{ fields: Map<string, string>; content?: Buffer }> => {
  const fields = new Map<string, string>();
  let content: Buffer | undefined;
  const limits = { fileSize: LARGEST_UPLOAD, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD };
  // A browser sends no path: a name with one is refused and not shortened.
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw malformed([{ field: part.fieldname, message: 'is no field of an upload' }]);
      if (!isUploadName(part.filename))
        throw breaksRule(
          'media-name',
          'The name of the file must end in jpg, jpeg, gif, png or csv and have no path',
          'file',
        );
      content = await part.toBuffer();
      continue;
    }
    if (fields.has(part.fieldname)) throw malformed([{ field: part.fieldname, message: 'is sent more than once' }]);
    if (part.valueTruncated) throw malformed([{ field: part.fieldname, message: 'is too long' }]);
    fields.set(part.fieldname, String(part.value));
  }
  return { fields, ...(content && { content }) };
};

/**
 * Reads the form of an upload. [med-02]
 * @throws Failure 400 for wrong, unknown or repeated fields, 413 above the limit, 422 for the name of the file
 */
const receiveForm = async (request: FastifyRequest): Promise<ReceivedForm> => {
  if (!request.isMultipart()) throw malformed([{ field: 'body', message: 'must be a form, as multipart/form-data' }]);
  try {
    const { fields, content } = await readParts(request);
    const { body } = checkInput(withForm, { body: Object.fromEntries(fields) });
    if (content === undefined) throw malformed([{ field: 'file', message: 'must be sent' }]);
    return { fields: body, content };
  } catch (error) {
    if (isCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw tooLarge();
    throw error;
  }
};

export interface MediaUploadDeps extends StoreUploadDeps {
  findSession: FindSession;
  /** Uploads of a person in an hour; 0 for any number. */
  uploadsPerHour: number;
  now?: () => number;
}

/**
 * Registers uploads. A body is read only after the sender is authorized; forms are parsed by this route only. [med-02]
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
