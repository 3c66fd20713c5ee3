import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { ProblemError, readCookie } from '../../../api/index.ts';

export interface Sending<Answer> {
  /** Rejects with a ProblemError, or with an AbortError once it was stopped. */
  done: Promise<Answer>;
  abort: () => void;
}

interface WantedSending<Answer> {
  to: { method: string; path: string };
  /** Beside the file's name. */
  query?: Readonly<Record<string, string | undefined>>;
  /** Returns the wanted part of the response body; undefined when it is missing. */
  read: (answer: Readonly<Record<string, unknown>>) => Answer | undefined;
  /** Adds details of the response body to a problem; the problem itself unless given. */
  refusedAs?: (problem: ProblemError, answer: Readonly<Record<string, unknown>>) => ProblemError;
  /** Called with the number of bytes sent. */
  onBytes: (sent: number) => void;
}

const LONGEST_NAME = 200;

const nameOf = (file: File): string =>
  file.name.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(-LONGEST_NAME) || 'file';

/** Returns the fields of a value that should be an object; none for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns a value that should be a string; `otherwise` for anything else. */
export const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

const problemIn = (request: XMLHttpRequest): ProblemError => {
  const { code, title, detail } = fieldsOf(request.response);
  return new ProblemError({
    status: request.status,
    code: textOf(code, request.status === 0 ? 'offline' : 'unknown'),
    title: textOf(title, request.statusText),
    detail: textOf(detail) || undefined,
  });
};

/** Sends a file as the body of a call and reports its progress, which fetch can't. */
export const sendFile = <Answer>(
  file: File,
  { to, query, read, refusedAs = (problem) => problem, onBytes }: WantedSending<Answer>,
): Sending<Answer> => {
  const request = new XMLHttpRequest();
  const done = new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded }) => onBytes(loaded));
    request.addEventListener('error', () => reject(problemIn(request)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    request.addEventListener('load', () => {
      const isTaken = request.status >= 200 && request.status < 300;
      const answer = isTaken ? read(fieldsOf(request.response)) : undefined;
      if (answer === undefined) reject(refusedAs(problemIn(request), fieldsOf(request.response)));
      else resolve(answer);
    });
  });
  request.open(to.method, addressOf(to.path, { query: { fileName: nameOf(file), ...query } }));
  request.responseType = 'json';
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('X-Grossist-Locale', document.documentElement.lang);
  request.setRequestHeader('X-XSRF-TOKEN', readCookie(document.cookie, 'XSRF-TOKEN') ?? '');
  request.send(file);
  return { done, abort: () => request.abort() };
};

export interface UploadState {
  fileName: string;
  /** Bytes. */
  sent: number;
  total: number;
}

interface UploadSettings<Answer> {
  /** `choice` is what the person chose after a refusal; undefined the first time. */
  send: (file: File, onBytes: (sent: number) => void, choice?: string) => Sending<Answer>;
  /** The area whose queries are invalidated after the upload. */
  invalidates: string;
  onDone: (answer: Answer) => void;
}

/** Uploads one file at a time; `onDone` gets the server's answer. */
export const useUpload = <Answer>({ send, invalidates, onDone }: UploadSettings<Answer>) => {
  const queries = useQueryClient();
  const under = useRef<Sending<Answer>>(undefined);
  const [state, setState] = useState<UploadState>();
  const [problem, setProblem] = useState<{ problem: ProblemError; fileName: string; file: File }>();
  const [finished, setFinished] = useState<{ answer: Answer }>();

  useEffect(() => () => under.current?.abort(), []);
  // After rendering without the upload, so that the page no longer confirms leaving.
  useEffect(() => {
    if (finished !== undefined) onDone(finished.answer);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [finished]);

  const start = async (file: File, choice?: string): Promise<void> => {
    const { name: fileName, size: total } = file;
    setProblem(undefined);
    setState({ fileName, sent: 0, total });
    under.current = send(file, (sent) => setState({ fileName, sent: Math.min(sent, total), total }), choice);
    try {
      const answer = await under.current.done;
      setState(undefined);
      void queries.invalidateQueries({ queryKey: [invalidates] });
      setFinished({ answer });
    } catch (error) {
      setState(undefined);
      if (error instanceof ProblemError) setProblem({ problem: error, fileName, file });
    } finally {
      under.current = undefined;
    }
  };
  return { state, problem, start, stop: () => under.current?.abort(), forget: () => setProblem(undefined) };
};
