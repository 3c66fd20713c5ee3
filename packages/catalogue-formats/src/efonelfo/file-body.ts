import type { ReadEvent } from '../reader.ts';

/** The lines of a file behind its head. */
export interface FileBody {
  begin(line: number): Iterable<ReadEvent>;
  /** @throws Refusal for a line that gives nothing; the reading goes on with the next */
  line(fields: readonly string[], line: number): Iterable<ReadEvent>;
  end(): Iterable<ReadEvent>;
}
