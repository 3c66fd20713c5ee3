import { type ImportMessage, inEnglish } from './import-message.ts';
import type { CatalogueRecord } from './records.ts';

/** One step of reading a file. Lines count from 1. */
export type ReadEvent = RecordEvent | RefusedEvent | NoteEvent;

export interface RecordEvent {
  type: 'record';
  line: number;
  record: CatalogueRecord;
  /** The record as the file has it, where that is one line of text: the same text is the same record. */
  written?: string;
}

/**
 * A line that gave no record. `code` is stable, `reason` is for people in English, `message` is the same for translation,
 * `field` names the field in the file's own words.
 */
export interface RefusedEvent {
  type: 'refused';
  line: number;
  code: string;
  reason: string;
  message: ImportMessage;
  field?: string;
}

/** Something worth knowing that cost no record; without a line it is about the file. `times`: of so many lines, this the first. */
export interface NoteEvent {
  type: 'note';
  line?: number;
  code: string;
  text: string;
  message: ImportMessage;
  times?: number;
}

export type CatalogueFormat = 'efonelfo' | 'ndjson' | 'datanorm' | 'bmecat' | 'etim' | 'csv' | 'geonames';

/** A file as it arrives: pieces of bytes, never the whole. */
export type ByteSource = AsyncIterable<Uint8Array>;

export interface CatalogueReader {
  format: CatalogueFormat;
  /** Whether a file that begins with these bytes (a few kilobytes suffice) is to be read by this reader. */
  recognises(head: Uint8Array): boolean;
  /**
   * Reads a file of any size without holding it: at most one line, and a few numbers for each article seen. Bad lines
   * become `refused` events and never end the reading.
   * @throws NotThisFormat when the file as a whole is of another kind; nothing was yielded before it.
   */
  read(source: ByteSource): AsyncIterable<ReadEvent>;
}

/** The file is of another format, or of a version of it that is not read; the message says which. */
export class NotThisFormat extends Error {
  override name = 'NotThisFormat';
  readonly importMessage: ImportMessage;

  constructor(message: ImportMessage) {
    super(inEnglish(message));
    this.importMessage = message;
  }
}
