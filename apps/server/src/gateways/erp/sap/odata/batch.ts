import { SapDoesNotAnswer } from './failures.ts';

export interface BatchPart {
  status: number;
  text: string;
}

const CRLF = '\r\n';

/** Several questions as the body of one. */
export const batchBody = (boundary: string, paths: readonly string[]): string => {
  const parts = paths.map((path) =>
    [
      `--${boundary}`,
      'Content-Type: application/http',
      'Content-Transfer-Encoding: binary',
      '',
      `GET ${path} HTTP/1.1`,
      'Accept: application/json',
      '',
      '',
    ].join(CRLF),
  );
  return `${parts.join(CRLF)}${CRLF}--${boundary}--${CRLF}`;
};

const boundaryOf = (contentType: string | null): string | undefined => {
  const found = /^multipart\/mixed;.*?boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '');
  return found?.[1] ?? found?.[2];
};

/** Begins with the headers of the part, then those of the answer within it, then its body. */
const partOf = (text: string): BatchPart => {
  const [, ...rest] = text.split(/\r?\n\r?\n/);
  const status = /^\s*HTTP\/1\.1 (\d{3})/.exec(rest[0] ?? '')?.[1];
  if (status === undefined) throw new SapDoesNotAnswer('SAP answers several questions with something else');
  return { status: Number(status), text: rest.slice(1).join('\n\n').trim() };
};

/** The answers in the order of the questions. @throws SapDoesNotAnswer when it is none of that kind */
export const batchParts = (contentType: string | null, text: string): readonly BatchPart[] => {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) throw new SapDoesNotAnswer('SAP answers several questions with something else');
  const pieces = text.split(`--${boundary}`);
  return pieces.slice(1, -1).map(partOf);
};
