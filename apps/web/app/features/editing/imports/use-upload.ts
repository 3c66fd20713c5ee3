import { listImports } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../api/index.ts';
import { startUpload, type Upload, type UploadWanted } from './upload.ts';

export interface UploadState {
  fileName: string;
  sent: number;
  total: number;
}

/** One file on its way at a time; `onDone` gets the import's id. */
export const useUpload = (onDone: (importId: string) => void) => {
  const queries = useQueryClient();
  const under = useRef<Upload>(undefined);
  const [state, setState] = useState<UploadState>();
  const [problem, setProblem] = useState<ProblemError>();
  const [finished, setFinished] = useState<string>();

  useEffect(() => () => under.current?.abort(), []);
  // Told only once the page no longer asks whoever leaves it.
  useEffect(() => {
    if (finished !== undefined) onDone(finished);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [finished]);

  const start = async (wanted: UploadWanted): Promise<void> => {
    const { name: fileName, size: total } = wanted.file;
    setProblem(undefined);
    setState({ fileName, sent: 0, total });
    under.current = startUpload(wanted, (sent) => setState({ fileName, sent: Math.min(sent, total), total }));
    try {
      const importId = await under.current.done;
      setState(undefined);
      void queries.invalidateQueries({ queryKey: [listImports.area] });
      setFinished(importId);
    } catch (error) {
      setState(undefined);
      if (error instanceof ProblemError) setProblem(error);
    } finally {
      under.current = undefined;
    }
  };
  return { state, problem, start, stop: () => under.current?.abort(), forget: () => setProblem(undefined) };
};
