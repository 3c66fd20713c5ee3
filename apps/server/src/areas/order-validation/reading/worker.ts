import { answerTasks } from '../../../jobs/worker-pool/answer-tasks.ts';
import { type DocumentToRead, readDocument } from './read-document.ts';

/** A thread that reads documents. */
answerTasks({ run: ({ bytes, options }: DocumentToRead) => readDocument(bytes, options) });
