import { useState } from 'react';
import type { ProblemError } from '../../api/index.ts';

/** The largest file that is sent, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;
const LONGEST_NAME = 200;

/** A file as the import calls take it; `Content` is base64, `QuantityColumn` the one that the person chose (0: none). */
export interface ImportedFile {
  FileName: string;
  Content: string;
  QuantityColumn?: number;
}

export interface ImportResult {
  /** The columns that may hold the quantities; not empty while the person has to choose one, before anything is imported. */
  QuantityColumns: readonly { Column: number; Header: string; Samples: readonly string[] }[];
}

interface ImportOperation<Result> {
  isPending: boolean;
  error: ProblemError | null;
  data: Result | undefined;
  reset: () => void;
}

export interface FileImport<Result> {
  read: (file: File) => void;
  /** The file that is read, or that waits for the choice of a column. */
  file: File | undefined;
  isReading: boolean;
  isTooLarge: boolean;
  isUnreadable: boolean;
  problem: ProblemError | null;
  /** Undefined until a file was read. */
  result: Result | undefined;
  chooseColumn: (column: number) => void;
  reset: () => void;
}

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

/** Returns true if the calls refuse a file for its size. */
export const isTooLargeToImport = (file: File): boolean => file.size > MOST_BYTES;

/**
 * Reads a file for an import call.
 * @throws Error when the browser can't read it
 */
export const importedFileOf = async (file: File, QuantityColumn?: number): Promise<ImportedFile> => ({
  FileName: file.name.slice(0, LONGEST_NAME),
  Content: await base64Of(file),
  ...(QuantityColumn !== undefined && { QuantityColumn }),
});

/** Sends a CSV or XLSX file by an operation and holds its result; `send` adds what the operation needs beside the file. */
export const useFileImport = <Result extends ImportResult>(
  operation: ImportOperation<Result>,
  send: (file: ImportedFile) => void,
): FileImport<Result> => {
  const [file, setFile] = useState<File>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);

  const read = async (wanted: File, QuantityColumn?: number): Promise<void> => {
    operation.reset();
    setFile(wanted);
    setUnreadable(false);
    setTooLarge(isTooLargeToImport(wanted));
    if (isTooLargeToImport(wanted)) return;
    try {
      send(await importedFileOf(wanted, QuantityColumn));
    } catch {
      setUnreadable(true);
    }
  };
  return {
    read: (wanted) => void read(wanted),
    file,
    isReading: operation.isPending,
    isTooLarge,
    isUnreadable,
    problem: operation.error,
    result: operation.data,
    chooseColumn: (column) => {
      if (file) void read(file, column);
    },
    reset: () => {
      operation.reset();
      setFile(undefined);
      setTooLarge(false);
      setUnreadable(false);
    },
  };
};
