import { uploadImport } from '@grossist/contracts';
import { addressOf } from '../../../api/address.ts';
import { ProblemError, readCookie } from '../../../api/index.ts';

export interface UploadWanted {
  file: File;
  /** Empty: told by the file itself. */
  format: string;
  dryRun: boolean;
  /** Empty: where the file says. */
  markets: readonly string[];
}

export interface Upload {
  /** The import's id. Rejects with a ProblemError, or with an AbortError once it was aborted. */
  done: Promise<string>;
  abort: () => void;
}

const LONGEST_NAME = 200;

const nameOf = (file: File): string =>
  file.name.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(-LONGEST_NAME) || 'file';

const answerOf = (request: XMLHttpRequest): Record<string, unknown> => {
  const answer: unknown = request.response;
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
};

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const problemIn = (request: XMLHttpRequest): ProblemError => {
  const { code, title, detail } = answerOf(request);
  return new ProblemError({
    status: request.status,
    code: textOf(code, request.status === 0 ? 'offline' : 'unknown'),
    title: textOf(title, request.statusText),
    detail: textOf(detail, '') || undefined,
  });
};

/**
 * Sends a file to be imported, telling how many of its bytes have gone. The one call that is not made by fetch, which
 * does not tell. [imp-01]
 */
export const startUpload = (wanted: UploadWanted, onBytes: (sent: number) => void): Upload => {
  const { file, format, dryRun, markets } = wanted;
  const request = new XMLHttpRequest();
  const query = {
    fileName: nameOf(file),
    format: format === '' ? undefined : format,
    dryRun: String(dryRun),
    markets: markets.length === 0 ? undefined : markets.join(','),
  };
  const done = new Promise<string>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded }) => onBytes(loaded));
    request.addEventListener('error', () => reject(problemIn(request)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    request.addEventListener('load', () => {
      const id = textOf(answerOf(request)['ImportId'], '');
      if (request.status >= 200 && request.status < 300 && id !== '') resolve(id);
      else reject(problemIn(request));
    });
  });
  request.open(uploadImport.method, addressOf(uploadImport.path, { query }));
  request.responseType = 'json';
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('X-Grossist-Locale', document.documentElement.lang);
  request.setRequestHeader('X-XSRF-TOKEN', readCookie(document.cookie, 'XSRF-TOKEN') ?? '');
  request.send(file);
  return { done, abort: () => request.abort() };
};
