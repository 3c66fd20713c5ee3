import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { TypesetterBusy } from '../../../gateways/typesetting/port.ts';
import { malformed, notAllowed, signedOut, tooMany } from '../../../http/failure.ts';
import { cookieTraits, type Frame } from '../../../http/frame.ts';
import { type FindSession, visitOf } from '../../../http/visit.ts';
import { attachment } from '../../cart/index.ts';
import { type Buyer, isBuyer } from '../../identity/index.ts';
import { SheetMakerBusy } from './excel/sheet-maker.ts';

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
export const downloadCookie = (token: string): string => `grossist-download-${token}`;

const Token = z.object({ downloadToken: z.string().regex(/^[A-Za-z0-9-]{8,64}$/) });

/** A token that is none is nobody's: it is refused with the rest of the query. */
const tokenOf = (request: FastifyRequest): string | undefined => Token.safeParse(request.query).data?.downloadToken;

/** Input by its schema. @throws Failure 400 */
export const checked = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw malformed(read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
};

/** What makers of files throw, as something that can be told. */
const toldOf = (error: unknown): unknown => {
  if (error instanceof TypesetterBusy || error instanceof SheetMakerBusy) {
    return tooMany('Too many documents are being made', BUSY_SECONDS);
  }
  return error;
};

export interface DownloadDeps {
  findSession: FindSession;
}

/**
 * Answers with a file to keep. Whatever comes of it, the cookie named by `downloadToken` tells the page that asked by a
 * hidden frame: `done` or `failed`; a failure is a problem document beside.
 */
export const download =
  ({ findSession }: DownloadDeps, make: (request: FastifyRequest, buyer: Buyer, gone: AbortSignal) => Promise<File>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
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
      const { visitor, ...visit } = await visitOf(request, findSession);
      frame = visit.frame;
      if (visitor.kind !== 'person') throw signedOut();
      if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company have orders');
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const file = await make(request, visitor, gone.signal);
      tell('done');
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(file.name, file.name, file.ending))
        .header('x-content-type-options', 'nosniff')
        .type(file.type)
        .send(file.content);
    } catch (error) {
      tell('failed');
      throw toldOf(error);
    }
  };
