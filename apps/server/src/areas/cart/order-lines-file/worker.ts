import { answerTasks } from '../../../jobs/worker-pool/answer-tasks.ts';
import { readOrderLinesFile } from './index.ts';
import type { LinesFile } from './lines-reader.ts';

/** A thread that reads files of order lines. */
answerTasks({
  run: ({ fileName, content, reading }: LinesFile) =>
    readOrderLinesFile(fileName, Buffer.from(content.buffer, content.byteOffset, content.byteLength), reading),
});
