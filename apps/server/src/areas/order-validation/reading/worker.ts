import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentToRead } from './messages.ts';
import { readDocument } from './read-document.ts';

/** A thread for one document: it reads what it was given, says what that is, and ends. */
const { bytes, options }: DocumentToRead = workerData;
parentPort?.postMessage(await readDocument(bytes, options));
