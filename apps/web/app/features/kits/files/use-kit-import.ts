import { importKitsCsv, type OperationOutput } from '@grossist/contracts';
import { useState } from 'react';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { CHANGES_KITS } from '../../kit-picker/index.ts';

/** The largest file that is sent, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

export type KitImportReport = OperationOutput<typeof importKitsCsv>;

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

export interface KitImport {
  read: (file: File) => void;
  /** The file that is read, or that waits for the choice of a column. */
  file: File | undefined;
  isReading: boolean;
  isTooLarge: boolean;
  isUnreadable: boolean;
  problem: ProblemError | null;
  /** Undefined until a file was read; while columns are asked for, nothing was imported yet. */
  report: KitImportReport | undefined;
  chooseColumn: (column: number) => void;
  again: () => void;
}

/** Reads a CSV or XLSX file into a project of kits and keeps the report. [kit-32] */
export const useKitImport = (smartKitId: string): KitImport => {
  const [file, setFile] = useState<File>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const operation = useOperation(importKitsCsv, { invalidates: CHANGES_KITS });

  const send = async (wanted: File, QuantityColumn?: number): Promise<void> => {
    operation.reset();
    setFile(wanted);
    setUnreadable(false);
    setTooLarge(wanted.size > MOST_BYTES);
    if (wanted.size > MOST_BYTES) return;
    try {
      const Content = await base64Of(wanted);
      operation.mutate({
        params: { id: smartKitId },
        body: {
          FileName: wanted.name.slice(0, 200),
          Content,
          ...(QuantityColumn !== undefined && { QuantityColumn }),
        },
      });
    } catch {
      setUnreadable(true);
    }
  };
  return {
    read: (wanted) => void send(wanted),
    file,
    isReading: operation.isPending,
    isTooLarge,
    isUnreadable,
    problem: operation.error,
    report: operation.data,
    chooseColumn: (column) => {
      if (file) void send(file, column);
    },
    again: () => {
      operation.reset();
      setFile(undefined);
      setTooLarge(false);
      setUnreadable(false);
    },
  };
};
