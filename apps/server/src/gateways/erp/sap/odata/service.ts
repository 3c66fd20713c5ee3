import { v4 as uuidv4 } from 'uuid';
import { z } from 'zod';
import type { SapAccess } from './access.ts';
import { connect } from './connection.ts';
import { failureOf, parsedJson, SapDoesNotAnswer } from './failures.ts';

interface BatchPart {
  status: number;
  text: string;
}

const CRLF = '\r\n';

/** Several questions as the body of one. */
const batchBody = (boundary: string, paths: readonly string[]): string => {
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
const batchParts = (contentType: string | null, text: string): readonly BatchPart[] => {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) throw new SapDoesNotAnswer('SAP answers several questions with something else');
  const pieces = text.split(`--${boundary}`);
  return pieces.slice(1, -1).map(partOf);
};

/** One OData 2 service: what is asked for is held against a schema before anybody believes it. */
export interface Service {
  /** One entity. */
  entity<S extends z.ZodType>(path: string, schema: S, signal?: AbortSignal): Promise<z.output<S>>;
  /** All of a list, page by page. */
  list<S extends z.ZodType>(path: string, schema: S, signal?: AbortSignal): Promise<readonly z.output<S>[]>;
  /** All of several lists, asked for in one request. */
  lists<S extends z.ZodType>(
    paths: readonly string[],
    schema: S,
    signal?: AbortSignal,
  ): Promise<readonly z.output<S>[]>;
  /** Makes an entity with what belongs to it. */
  create<S extends z.ZodType>(creation: Creation<S>, signal?: AbortSignal): Promise<z.output<S>>;
}

interface Creation<S extends z.ZodType> {
  set: string;
  body: object;
  schema: S;
  headers?: Readonly<Record<string, string>>;
}

/** The most pages read of one list; no order has more. */
const MOST_PAGES = 100;

/** OData 2 wraps every answer. */
const Envelope = z.object({ d: z.unknown() });

export const openService = (access: SapAccess, name: string): Service => {
  const connection = connect(access, name);

  const read = <S extends z.ZodType>(schema: S, text: string): z.output<S> => {
    const envelope = Envelope.safeParse(parsedJson(text));
    const found = schema.safeParse(envelope.data?.d);
    if (found.success) return found.data;
    // Where and why, never what: values may be prices or names.
    const wrong = found.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
    access.log.error({ service: name, wrong }, 'SAP answers something else than it should');
    throw new SapDoesNotAnswer('SAP answers something else than it should');
  };

  const pageOf = <S extends z.ZodType>(schema: S) =>
    z
      .object({ results: z.array(schema), __next: z.string().optional() })
      .transform(({ results, __next: next }) => ({ results, next }));

  /** The next page, only below the configured address: a response must not send our password elsewhere. */
  const nextPath = (next: string): string => {
    const { pathname, searchParams } = new URL(next, `${connection.root}/`);
    const at = pathname.indexOf(`/${name}/`);
    if (at < 0) throw new SapDoesNotAnswer('SAP continues a list elsewhere');
    searchParams.delete('sap-client');
    return `${pathname.slice(at + name.length + 2)}?${searchParams.toString()}`;
  };

  const restOf = async <S extends z.ZodType>(
    first: z.output<ReturnType<typeof pageOf<S>>>,
    schema: S,
    signal: AbortSignal | undefined,
  ): Promise<readonly z.output<S>[]> => {
    const found = [...first.results];
    let next = first.next;
    for (let page = 1; next !== undefined; page += 1) {
      if (page >= MOST_PAGES) throw new SapDoesNotAnswer('A list of SAP has no end');
      const { text } = await connection.ask({ method: 'GET', path: nextPath(next) }, signal);
      const more = read(pageOf(schema), text);
      found.push(...more.results);
      next = more.next;
    }
    return found;
  };

  const list = async <S extends z.ZodType>(path: string, schema: S, signal?: AbortSignal) => {
    const { text } = await connection.ask({ method: 'GET', path }, signal);
    return restOf(read(pageOf(schema), text), schema, signal);
  };

  return {
    entity: async (path, schema, signal) => read(schema, (await connection.ask({ method: 'GET', path }, signal)).text),
    list,
    lists: async (paths, schema, signal) => {
      const [only] = paths;
      if (only === undefined) return [];
      if (paths.length === 1) return list(only, schema, signal);
      const boundary = `batch_${uuidv4()}`;
      const { headers, text } = await connection.ask(
        {
          method: 'POST',
          path: '$batch',
          headers: { 'content-type': `multipart/mixed; boundary=${boundary}`, accept: 'multipart/mixed' },
          body: batchBody(boundary, paths),
        },
        signal,
      );
      const parts = batchParts(headers.get('content-type'), text);
      if (parts.length !== paths.length) throw new SapDoesNotAnswer('SAP leaves questions unanswered');
      const found: z.output<typeof schema>[] = [];
      for (const part of parts) {
        if (part.status !== 200) throw failureOf(part.status, new Headers(), part.text);
        found.push(...(await restOf(read(pageOf(schema), part.text), schema, signal)));
      }
      return found;
    },
    create: async ({ set, body, schema, headers }, signal) => {
      const { text } = await connection.ask(
        {
          method: 'POST',
          path: set,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
        signal,
      );
      return read(schema, text);
    },
  };
};
