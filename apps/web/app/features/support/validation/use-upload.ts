import { listOrderValidations } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../api/index.ts';
import { startUpload, type Upload, type UploadedOrder } from './upload.ts';

export interface UploadState {
  fileName: string;
  sent: number;
  total: number;
}

/** One file on its way at a time; `onDone` gets the orders that it holds. */
export const useUpload = (onDone: (orders: readonly UploadedOrder[]) => void) => {
  const queries = useQueryClient();
  const under = useRef<Upload>(undefined);
  const [state, setState] = useState<UploadState>();
  const [problem, setProblem] = useState<{ problem: ProblemError; fileName: string }>();

  useEffect(() => () => under.current?.abort(), []);

  const start = async (file: File): Promise<void> => {
    const { name: fileName, size: total } = file;
    setProblem(undefined);
    setState({ fileName, sent: 0, total });
    under.current = startUpload(file, (sent) => setState({ fileName, sent: Math.min(sent, total), total }));
    try {
      const orders = await under.current.done;
      void queries.invalidateQueries({ queryKey: [listOrderValidations.area] });
      onDone(orders);
    } catch (error) {
      if (error instanceof ProblemError) setProblem({ problem: error, fileName });
    } finally {
      setState(undefined);
      under.current = undefined;
    }
  };
  return { state, problem, start, stop: () => under.current?.abort(), forget: () => setProblem(undefined) };
};
