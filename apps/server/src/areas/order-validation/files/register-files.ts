import { Readable } from 'node:stream';
import {
  exportOrderValidation,
  type FileOperation,
  LARGEST_FILE_ANSWERED_AT_ONCE,
  LARGEST_ORDER_FILE,
  type OperationOutput,
  uploadOrderValidation,
} from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../../../http/attachment.ts';
import { malformed, problemOf, signedOut } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import { fileTooLarge, receiveBytes } from '../../../http/receive-bytes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { noteAct } from '../../audit/index.ts';
import type { Person } from '../../identity/index.ts';
import { type FileToValidate, validateFile } from '../commands/validate-file.ts';
import type { ValidationDeps } from '../deps.ts';
import { presentFault } from '../presenter/present-validation.ts';
import { sheetOf } from '../queries/sheet-of.ts';
import type { ReadBytes } from '../reading/document-reader.ts';
import { formatOf } from '../reading/read-document.ts';
import { UnreadableFile } from '../reading/stored-document.ts';
import { keepUpload } from '../uploads/order-uploads.ts';
import { toXlsx } from './to-xlsx.ts';

export interface ValidationFileDeps extends ValidationDeps {
  findSession: FindSession;
  /** Reads what is uploaded. */
  read: ReadBytes;
  /** Wakes the worker that processes stored files. */
  wake(): Promise<void>;
}

type Uploaded = OperationOutput<typeof uploadOrderValidation>;

/** Of the orders of a file, as many as the audit trail names. */
const MOST_SUBJECTS = 10;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The calls of files: their body, or their answer, is no JSON. What is uploaded is not read before it is known who
 * sends it. [own-val-01] [ord-11]
 */
export const registerValidationFiles = (app: FastifyInstance, deps: ValidationFileDeps): void => {
  const validate = validateFile(deps);
  const store = keepUpload(deps.db);
  const sheet = sheetOf(deps);

  const admitSupport = async <O extends FileOperation>(operation: O, request: FastifyRequest) => {
    const {
      visit: { visitor },
      input,
    } = await admit(operation, request, deps.findSession);
    if (visitor.kind !== 'person') throw signedOut();
    return { house: visitor, input };
  };

  /** A small file is worked through at once; a larger one is stored and processed in the background. */
  const take = async (house: Person, file: FileToValidate): Promise<Uploaded> => {
    const format = formatOf(file.bytes);
    if (format !== undefined && file.bytes.length > LARGEST_FILE_ANSWERED_AT_ONCE) {
      const UploadId = await store(house.contactId, { ...file, format });
      await deps.wake();
      return { Format: format, UploadId, Validations: [] };
    }
    const { format: Format, validations } = await validate(house, file);
    return {
      Format,
      UploadId: null,
      Validations: validations.map(({ id, orderNumber, lineCount, faultCount }) => ({
        ValidationId: id,
        OrderNumber: orderNumber,
        LineCount: lineCount,
        FaultCount: faultCount,
      })),
    };
  };

  const upload = async (request: FastifyRequest, reply: FastifyReply) => {
    const {
      house,
      input: { query },
    } = await admitSupport(uploadOrderValidation, request);
    if (!(request.body instanceof Readable))
      throw malformed([{ field: 'body', message: 'must be the file, as application/octet-stream' }]);
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_ORDER_FILE) throw fileTooLarge(LARGEST_ORDER_FILE);
    const bytes = await receiveBytes(request.body, LARGEST_ORDER_FILE);
    const { fileName, quantityColumn } = query;
    const taken = await take(house, { fileName, bytes, quantityColumn });
    await noteAct(deps.db, {
      act: uploadOrderValidation.name,
      visitor: house,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      subjects: (taken.UploadId === null ? taken.Validations.map((each) => each.ValidationId) : [taken.UploadId]).slice(
        0,
        MOST_SUBJECTS,
      ),
    });
    return reply.header('cache-control', 'no-store').send(taken);
  };

  const uploadOrTell = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await upload(request, reply);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      // Faults of the file are shown in the reader's language, by its code and values.
      const problem = { ...problemOf(error, request.id), Fault: presentFault(error.fault) };
      return reply
        .code(error.status)
        .header('cache-control', 'no-store')
        .type('application/problem+json')
        .send(problem);
    }
  };

  const exportSheet = async (request: FastifyRequest, reply: FastifyReply) => {
    const {
      house,
      input: { body },
    } = await admitSupport(exportOrderValidation, request);
    const { name, ...made } = await sheet(house, body);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', attachment(name, 'order', 'xlsx'))
      .header('x-content-type-options', 'nosniff')
      .type(XLSX)
      .send(toXlsx(made));
  };

  // A room of its own: nowhere else is such a body taken.
  app.register(async (room) => {
    room.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    room.route({ ...routeOf(uploadOrderValidation), handler: uploadOrTell });
  });
  app.route({ ...routeOf(exportOrderValidation), handler: exportSheet });
};
