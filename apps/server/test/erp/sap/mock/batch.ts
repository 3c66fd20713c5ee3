import { randomUUID } from 'node:crypto';
import { malformed } from './odata-error.ts';

export interface InnerRequest {
  method: string;
  /** Within the service. */
  path: string;
  headers: ReadonlyMap<string, string>;
  body: string;
}

export interface InnerAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export type BatchItem = InnerRequest | readonly InnerRequest[];

const CRLF = '\r\n';

const boundaryOf = (contentType: string): string => {
  const found = /^multipart\/mixed\s*;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw malformed('The batch has no boundary');
  return boundary;
};

const headersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(CRLF)
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        if (colon < 1) throw malformed(`'${line}' is no header`);
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );

/** Lines end with CR LF, as the gateway insists. */
const partsOf = (text: string, boundary: string): readonly string[] => {
  const pieces = `${CRLF}${text}`.split(`${CRLF}--${boundary}`);
  if (pieces.at(-1)?.startsWith('--') !== true) throw malformed('The batch does not end');
  return pieces.slice(1, -1).map((piece) => piece.replace(/^\r\n/, ''));
};

const split = (text: string): [string, string] => {
  const at = text.startsWith(CRLF) ? 0 : text.indexOf(CRLF + CRLF);
  if (at < 0) throw malformed('A part of the batch has no headers');
  return text.startsWith(CRLF) ? ['', text.slice(CRLF.length)] : [text.slice(0, at), text.slice(at + 4)];
};

const requestOf = (part: string): InnerRequest => {
  const [outer, http] = split(part);
  const given = headersOf(outer);
  if (given.get('content-type') !== 'application/http' || given.get('content-transfer-encoding') !== 'binary')
    throw malformed('A part of the batch is no request');
  const [head, body] = split(http.endsWith(CRLF) ? http + CRLF : http);
  const [line = '', ...rest] = head.split(CRLF);
  const found = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(line);
  if (found?.[1] === undefined || found[2] === undefined) throw malformed('A part of the batch is no request');
  return { method: found[1], path: found[2], headers: headersOf(rest.join(CRLF)), body: body.trim() };
};

/** Reads a batch: questions, and sets of changes that are made whole or not at all. @throws ODataError 400 */
export const readBatch = (contentType: string, text: string): readonly BatchItem[] =>
  partsOf(text, boundaryOf(contentType)).map((part) => {
    const [outer, rest] = split(part);
    const inner = headersOf(outer).get('content-type') ?? '';
    if (!inner.startsWith('multipart/mixed')) {
      const request = requestOf(part);
      if (request.method !== 'GET') throw malformed('A change is outside of a change set');
      return request;
    }
    const changes = partsOf(rest, boundaryOf(inner)).map(requestOf);
    if (changes.some(({ method }) => method === 'GET')) throw malformed('A change set holds a question');
    return changes;
  });

const answerPart = ({ status, headers, body }: InnerAnswer): string =>
  [
    'Content-Type: application/http',
    'Content-Transfer-Encoding: binary',
    '',
    `HTTP/1.1 ${status} ${status < 300 ? 'OK' : 'Failed'}`,
    ...Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join(CRLF);

const multipart = (parts: readonly string[], boundary: string): string =>
  `${parts.map((part) => `--${boundary}${CRLF}${part}${CRLF}`).join('')}--${boundary}--${CRLF}`;

export const writeBatch = (
  answers: readonly (InnerAnswer | readonly InnerAnswer[])[],
): { boundary: string; text: string } => {
  const boundary = randomUUID().replaceAll('-', '').toUpperCase();
  const parts = answers.map((answer) => {
    if (!Array.isArray(answer)) return answerPart(answer as InnerAnswer);
    const inner = randomUUID().replaceAll('-', '').toUpperCase();
    return `Content-Type: multipart/mixed; boundary=${inner}${CRLF}${CRLF}${multipart(answer.map(answerPart), inner)}`;
  });
  return { boundary, text: multipart(parts, boundary) };
};
