import { Readable } from 'node:stream';
import {
  exportOrderValidation,
  type FileOperation,
  LARGEST_FILE_ANSWERED_AT_ONCE,
  LARGEST_ORDER_FILE,
  type OperationOutput,
  uploadOrderValidation,
  type ValidationState,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../../../http/download.ts';
import { malformed, problemOf, signedOut } from '../../../http/failure.ts';
import { admit, fileTooLarge, receiveBytes, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { noteAct } from '../../audit/index.ts';
import type { Person } from '../../identity/index.ts';
import { buyerOfValidation } from '../commands/reassess.ts';
import { type FileToValidate, validateFile } from '../commands/validate-file.ts';
import { scopeOf, type ValidationDeps } from '../deps.ts';
import { materialFacts } from '../matching/material-facts.ts';
import { presentFault } from '../presenter/present-validation.ts';
import type { ReadBytes } from '../reading/document-reader.ts';
import { formatOf } from '../reading/read-document.ts';
import { UnreadableFile } from '../reading/stored-document.ts';
import { loadLines, type WorkingLine } from '../store/line-rows.ts';
import { loadValidation } from '../store/validation-rows.ts';
import { keepUpload } from '../uploads/order-uploads.ts';
import { toXlsx, type ValidationSheet } from './to-xlsx.ts';

type LineOfState = NonNullable<ValidationState['Lines']>[number];

const selectedIn = ({ ItemSAPMaterialNumber: number, Variations }: LineOfState): string | null | undefined =>
  number ?? Variations.find(({ IsSelected }) => IsSelected)?.ItemSAPMaterialNumber;

/** Unsaved choices of the page have no price of ours: prices in the request are not trusted. */
const asInState = (line: WorkingLine, state: LineOfState): WorkingLine => {
  const selected = selectedIn(state);
  return selected === undefined || selected === line.material
    ? line
    : { ...line, material: selected, price: null, isOrderable: false };
};

/**
 * What a workbook of a validation holds: the lines of the state that a page holds, with what the shop knows of them;
 * lines of other validations are left out. [ord-11] @throws Failure 404
 */
const sheetOf = (deps: ValidationDeps) => {
  const buyerFor = buyerOfValidation(deps);
  const factsOf = materialFacts(deps.db);
  return async (house: Person, state: ValidationState): Promise<ValidationSheet & { name: string }> => {
    const row = await loadValidation(deps.db, state.ValidationId);
    const [all, buyer] = await Promise.all([loadLines(deps.db, row.id), buyerFor(row)]);
    const wanted = state.Lines && new Map(state.Lines.map((line) => [line.OrderLineId, line]));
    const lines = wanted
      ? all.flatMap((line) => {
          const lineState = wanted.get(line.id);
          return lineState === undefined ? [] : [asInState(line, lineState)];
        })
      : all;
    const facts = await factsOf(
      scopeOf(buyer, house),
      lines.flatMap(({ material }) => material ?? []),
    );
    const name = row.order_number === '' ? row.file_name.replace(/\.[^.]*$/, '') : row.order_number;
    return { lines, facts, summary: row.price_summary, language: languageOf(house.locale), name };
  };
};

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
