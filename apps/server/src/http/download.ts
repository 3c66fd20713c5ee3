/** Responses that are files: their Content-Disposition, the cookie that tells the page of their arrival, and failures. */

import type { Readable } from 'node:stream';
import type { CheckedInput, FileOperation } from '@grossist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MakerBusy } from '../idle-worker.ts';
import { type Buyer, type Frame, isBuyer } from '../visitors/index.ts';
import { checkInput } from './check-input.ts';
import { cookieTraits } from './cookies.ts';
import { notAllowed, tooMany } from './failure.ts';
import { checkVisit } from './file-routes.ts';
import { type FindSession, visitOf } from './visit.ts';

type Disposition = 'attachment' | 'inline';

/** Returns a Content-Disposition that names a file for any browser, without characters that file systems refuse. RFC 6266. */
const contentDisposition = (type: Disposition, name: string, fallback: string, format: string): string => {
  const safeName = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const file = `${[...(safeName === '' ? fallback : safeName)].slice(0, 60).join('')}.${format}`;
  const ascii = file.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** For a file to be saved. */
export const attachment = (name: string, fallback: string, format: string): string =>
  contentDisposition('attachment', name, fallback, format);

/** For a file to be shown in a window. */
export const inline = (name: string, fallback: string, format: string): string =>
  contentDisposition('inline', name, fallback, format);

export interface File {
  /** Without its ending. */
  name: string;
  ending: string;
  type: string;
  content: Readable | Buffer;
}

const BUSY_SECONDS = 5;
/** The page looks for its cookie five times a second, for 25 seconds. Section 9. */
const COOKIE_SECONDS = 60;

/** The cookie by which a page knows that its download arrived, or never will. */
const downloadCookie = (token: string): string => `grossist-download-${token}`;

const Token = z.object({ downloadToken: z.string().regex(/^[A-Za-z0-9-]{8,64}$/) });

/** Returns the token if it is valid; an invalid one is refused with the rest of the query. */
const tokenOf = (request: FastifyRequest): string | undefined => Token.safeParse(request.query).data?.downloadToken;

/** Converts what a generator of files throws into a failure that the caller can act on. */
const downloadFailure = (error: unknown): unknown => {
  if (error instanceof MakerBusy) {
    return tooMany('Too many documents are being made', BUSY_SECONDS);
  }
  return error;
};

export interface DownloadDeps {
  findSession: FindSession;
}

/**
 * Answers with a file to keep, or to be shown where the call is not declared to be an attachment. Whatever comes of it, the cookie named by `downloadToken` tells the page that asked by a
 * hidden frame: `done` or `failed`; a failure is a problem document beside.
 */
export const download =
  <O extends FileOperation>(
    { findSession }: DownloadDeps,
    operation: O,
    make: (input: CheckedInput<O>, buyer: Buyer, gone: AbortSignal) => Promise<File>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const disposition = operation.file?.isAttachment === true ? 'attachment' : 'inline';
    const token = tokenOf(request);
    let frame: Frame | undefined;
    const tell = (value: 'done' | 'failed') => {
      if (token === undefined) return;
      reply.setCookie(downloadCookie(token), value, {
        ...cookieTraits(frame, reply),
        maxAge: COOKIE_SECONDS,
      });
    };
    try {
      const visit = await visitOf(request, findSession);
      frame = visit.frame;
      checkVisit(operation, request, visit);
      const { visitor } = visit;
      if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company may get this file');
      const input = checkInput(operation, request);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const file = await make(input, visitor, gone.signal);
      tell('done');
      return await reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          (disposition === 'inline' ? inline : attachment)(file.name, file.name, file.ending),
        )
        .header('x-content-type-options', 'nosniff')
        .type(file.type)
        .send(file.content);
    } catch (error) {
      tell('failed');
      throw downloadFailure(error);
    }
  };
