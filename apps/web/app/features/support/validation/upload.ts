import { uploadOrderValidation } from '@grossist/contracts';
import { addressOf } from '../../../api/address.ts';
import { ProblemError, readCookie } from '../../../api/index.ts';

export interface UploadedOrder {
  validationId: string;
  orderNumber: string;
  lineCount: number;
}

export interface Upload {
  /** The orders of the file. Rejects with a ProblemError, or with an AbortError once it was aborted. */
  done: Promise<readonly UploadedOrder[]>;
  abort: () => void;
}

const LONGEST_NAME = 200;

const nameOf = (file: File): string =>
  file.name.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(-LONGEST_NAME) || 'file';

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

const problemIn = (request: XMLHttpRequest): ProblemError => {
  const { code, title, detail } = fieldsOf(request.response);
  return new ProblemError({
    status: request.status,
    code: textOf(code, request.status === 0 ? 'offline' : 'unknown'),
    title: textOf(title, request.statusText),
    detail: textOf(detail) || undefined,
  });
};

const ordersIn = (request: XMLHttpRequest): readonly UploadedOrder[] => {
  const told = fieldsOf(request.response)['Validations'];
  return (Array.isArray(told) ? told : []).map((each: unknown) => {
    const fields = fieldsOf(each);
    return {
      validationId: textOf(fields['ValidationId']),
      orderNumber: textOf(fields['OrderNumber']),
      lineCount: Number(fields['LineCount'] ?? 0),
    };
  });
};

/** Sends a file to be validated, telling how much of it has gone; not by fetch, which does not tell. [own-val-01] */
export const startUpload = (file: File, onBytes: (sent: number) => void): Upload => {
  const request = new XMLHttpRequest();
  const done = new Promise<readonly UploadedOrder[]>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded }) => onBytes(loaded));
    request.addEventListener('error', () => reject(problemIn(request)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    request.addEventListener('load', () => {
      const orders = request.status === 200 ? ordersIn(request) : [];
      if (orders.length > 0) resolve(orders);
      else reject(problemIn(request));
    });
  });
  request.open(
    uploadOrderValidation.method,
    addressOf(uploadOrderValidation.path, { query: { fileName: nameOf(file) } }),
  );
  request.responseType = 'json';
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('X-Grossist-Locale', document.documentElement.lang);
  request.setRequestHeader('X-XSRF-TOKEN', readCookie(document.cookie, 'XSRF-TOKEN') ?? '');
  request.send(file);
  return { done, abort: () => request.abort() };
};
