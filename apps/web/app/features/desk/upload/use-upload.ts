import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../api/index.ts';
import type { Sending } from './send-file.ts';

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
