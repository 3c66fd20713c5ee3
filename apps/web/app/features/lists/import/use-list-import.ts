import { importVariationList, type OperationOutput } from '@grossist/contracts';
import { useState } from 'react';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { CHANGES_LISTS } from '../../list-picker/index.ts';

/** The largest file that is sent, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

export type ImportReport = OperationOutput<typeof importVariationList>;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '');
    });
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

export interface ListImport {
  read: (file: File) => void;
  /** The file that is read, or that waits for the choice of a column. */
  file: File | undefined;
  isReading: boolean;
  isTooLarge: boolean;
  problem: ProblemError | null;
  /** Undefined until a file was read; while columns are asked for, nothing was imported yet. */
  report: ImportReport | undefined;
  chooseColumn: (column: number) => void;
  again: () => void;
}

/** Reads a CSV or XLSX file into a list and keeps the report. [own-vl-10] */
export const useListImport = (ListId: string): ListImport => {
  const [file, setFile] = useState<File>();
  const [isTooLarge, setTooLarge] = useState(false);
  const operation = useOperation(importVariationList, { invalidates: CHANGES_LISTS });

  const send = async (wanted: File, QuantityColumn?: number): Promise<void> => {
    operation.reset();
    setFile(wanted);
    setTooLarge(wanted.size > MOST_BYTES);
    if (wanted.size > MOST_BYTES) return;
    const Content = await base64Of(wanted);
    operation.mutate({
      body: {
        ListId,
        FileName: wanted.name.slice(0, 200),
        Content,
        ...(QuantityColumn !== undefined && { QuantityColumn }),
      },
    });
  };
  return {
    read: (wanted) => void send(wanted),
    file,
    isReading: operation.isPending,
    isTooLarge,
    problem: operation.error,
    report: operation.data,
    chooseColumn: (column) => {
      if (file) void send(file, column);
    },
    again: () => {
      operation.reset();
      setFile(undefined);
      setTooLarge(false);
    },
  };
};
