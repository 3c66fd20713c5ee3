import { IndexWriter } from '@grossist/search-index';
import { startBuilder } from '../builder/start-builder.ts';

export interface Filled {
  index: IndexWriter;
  /** The last change that is in it. */
  last: number;
}

/**
 * Fills a new index from the database, in the given number of threads. Each reads its part as it is at a moment of its own;
 * `last` is that of the earliest, so that the changes after it make good what moved between parts in the meantime.
 */
export const fillIndex = async (workerFile: string, connectionString: string, threads: number): Promise<Filled> => {
  const index = new IndexWriter();
  const lasts: number[] = [];
  const builders = Array.from({ length: threads }, (_, number) =>
    startBuilder(
      workerFile,
      { role: 'builder', job: 'fill', connectionString, part: { number, of: threads } },
      (part) => {
        if (part.type === 'registered') index.register(part.registrations);
        else if (part.type === 'built') index.add(part.built);
        else lasts.push(part.last);
      },
    ),
  );
  await Promise.all(builders);
  index.commit();
  return { index, last: Math.min(...lasts) };
};
