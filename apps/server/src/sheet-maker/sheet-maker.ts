import type { Readable } from 'node:stream';
import type { Sheet } from './sheet.ts';

/** Makes files of sheets without keeping anybody else waiting. */
export interface SheetMaker {
  /**
   * The file as a stream, once its first bytes are there.
   * @throws MakerBusy when too many wait already, Error when the file can't be made
   */
  xlsx(sheet: Sheet, signal?: AbortSignal): Promise<Readable>;
  close(): Promise<void>;
}
