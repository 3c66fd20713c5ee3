import { parentPort } from 'node:worker_threads';
import { makeXlsx } from './make-xlsx.ts';
import type { FromSheetMaker, ToSheetMaker } from './sheet-maker.ts';

const CHUNK = 65_536;

const say = (message: FromSheetMaker, moved: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, [...moved]);

const answer = async ({ id, sheet }: ToSheetMaker): Promise<void> => {
  try {
    const file = await makeXlsx(sheet);
    for (let at = 0; at < file.length; at += CHUNK) {
      const chunk = new Uint8Array(file.subarray(at, at + CHUNK));
      say({ id, chunk }, [chunk.buffer]);
    }
    say({ id, end: true });
  } catch (error) {
    say({ id, failure: error instanceof Error ? error.message : String(error) });
  }
};

parentPort?.on('message', (message: ToSheetMaker) => void answer(message));
