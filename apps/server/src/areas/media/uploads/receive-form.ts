import { type CheckedInput, LARGEST_UPLOAD, MediaUploadForm, uploadMedia } from '@grossist/contracts';
import { isUploadName } from '@grossist/domain';
import type { FastifyRequest } from 'fastify';
import { checkInput } from '../../../http/check-input.ts';
import { breaksRule, Failure, malformed } from '../../../http/failure.ts';

const withForm = { ...uploadMedia, body: MediaUploadForm };

export interface ReceivedForm {
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
export const receiveForm = async (request: FastifyRequest): Promise<ReceivedForm> => {
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
