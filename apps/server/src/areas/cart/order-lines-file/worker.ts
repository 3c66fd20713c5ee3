import { answerTasks } from '../../../jobs/worker-pool/answer-tasks.ts';
import type { LinesFile, LinesRead, LinesTask } from './lines-reader.ts';
import { readListFile, readOrderLinesFile } from './read-lines-file.ts';

const bytesOf = ({ content }: LinesFile): Buffer => Buffer.from(content.buffer, content.byteOffset, content.byteLength);

/** Entry of the worker thread that parses files of lines: of orders, and of variation lists. */
answerTasks({
  run: async (task: LinesTask): Promise<LinesRead> => {
    if (task.kind === 'order') {
      const { file } = task;
      return { kind: 'order', lines: await readOrderLinesFile(file.fileName, bytesOf(file), file.reading) };
    }
    const { file } = task;
    const { mostRows, reading } = file;
    return { kind: 'list', rows: await readListFile(file.fileName, bytesOf(file), { ...reading, mostRows }) };
  },
});
