import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { openEmbeddedSearch } from '../../src/gateways/search-engine/embedded/open-embedded-search.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { searchWorkerFile } from './search-worker-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ThreadedSearch extends SearchEngine {
  /** What it has logged, in order. */
  messages: readonly string[];
  /** Resolves when a message was logged so many times. */
  logged(message: string, times?: number): Promise<void>;
}

export interface SearchThreads {
  /** A folder for snapshots, gone after the last test. */
  aFolder(): Promise<string>;
  /** The engine with its threads, closed after the last test if it still runs. */
  open(settings: { connectionString: string; directory?: string; threads?: number }): ThreadedSearch;
  closeAll(): Promise<void>;
}

/** The search as it runs in the server. Call it while tests are collected. */
export const searchThreads = async (): Promise<SearchThreads> => {
  const workerFile = await searchWorkerFile();
  const opened: SearchEngine[] = [];
  const folders: string[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.splice(0).map((search) => search.close()));
  };
  afterAll(async () => {
    await closeAll();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });
  return {
    closeAll,
    aFolder: async () => {
      const folder = await temporaryFolder('snapshots');
      folders.push(folder);
      return join(folder, 'search');
    },
    open: (settings) => {
      const messages: string[] = [];
      let waiting: (() => void)[] = [];
      const log = pino(
        {},
        {
          write: (line: string) => {
            messages.push(JSON.parse(line).msg);
            for (const wake of waiting.splice(0)) wake();
          },
        },
      );
      const search = openEmbeddedSearch({ ...settings, workerFile, log });
      opened.push(search);
      return {
        ...search,
        messages,
        logged: async (message, times = 1) => {
          while (messages.filter((each) => each === message).length < times)
            await new Promise<void>((resolve) => waiting.push(resolve));
        },
      };
    },
  };
};
