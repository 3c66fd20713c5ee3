import { type OrderDocumentFault, uploadOrderValidation } from '@grossist/contracts';
import { ProblemError } from '../../../api/index.ts';
import { fieldsOf, type Sending, sendFile, textOf } from '../../desk/index.ts';

export interface UploadedOrder {
  validationId: string;
  orderNumber: string;
  lineCount: number;
}

export interface TakenFile {
  /** What is to be followed; undefined when it is answered already. */
  uploadId: string | undefined;
  orders: readonly UploadedOrder[];
}

type FaultInFile = Pick<OrderDocumentFault, 'Line' | 'Segment' | 'Name' | 'Code' | 'Values'>;

/** A file that is no order, and why. */
export class UnreadableFile extends ProblemError {
  readonly fault: FaultInFile;

  constructor(problem: ProblemError, fault: FaultInFile) {
    super({ ...problem, title: problem.message, errors: [...problem.errors] });
    this.fault = fault;
  }
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const faultIn = (value: unknown): FaultInFile | undefined => {
  const fields = fieldsOf(value);
  const code = textOf(fields['Code']);
  if (code === '') return undefined;
  const values = Object.entries(fieldsOf(fields['Values'])).map(([name, text]) => [name, textOf(text)] as const);
  return {
    Line: numberOf(fields['Line']),
    Segment: numberOf(fields['Segment']),
    Name: textOf(fields['Name']),
    Code: code,
    Values: Object.fromEntries(values),
  };
};

/**
 * Uploads a file to be validated, reports the bytes sent and returns the orders made of it. `quantityColumn` is the one
 * that the person chose, from 1. [own-val-01]
 */
export const startUpload = (file: File, onBytes: (sent: number) => void, quantityColumn?: string): Sending<TakenFile> =>
  sendFile(file, {
    to: uploadOrderValidation,
    query: { quantityColumn },
    read: ({ UploadId, Validations: validations }) => {
      const orders = (Array.isArray(validations) ? validations : []).map((each: unknown) => {
        const fields = fieldsOf(each);
        return {
          validationId: textOf(fields['ValidationId']),
          orderNumber: textOf(fields['OrderNumber']),
          lineCount: Number(fields['LineCount'] ?? 0),
        };
      });
      const uploadId = textOf(UploadId) || undefined;
      return orders.length > 0 || uploadId !== undefined ? { uploadId, orders } : undefined;
    },
    refusedAs: (problem, { Fault }) => {
      const fault = faultIn(Fault);
      return fault === undefined ? problem : new UnreadableFile(problem, fault);
    },
    onBytes,
  });
