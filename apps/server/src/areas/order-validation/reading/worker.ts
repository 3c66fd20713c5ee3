import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from './read-document.ts';

/** A thread for one document: it reads what it was given, says what that is, and ends. */
const bytes: Uint8Array = workerData;
parentPort?.postMessage(await readDocument(bytes));
