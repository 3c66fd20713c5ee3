import type { Readable } from 'node:stream';
import { breaksRule, Failure } from './failure.ts';

/** 413: the file has more bytes than are accepted. */
export const fileTooLarge = (mostBytes: number): Failure =>
  new Failure(413, 'file-too-large', 'Too large', `A file may have at most ${mostBytes} bytes`);

/**
 * Reads a body into memory, up to `mostBytes`; the connection of a caller who sends more stays open for the response.
 * @throws Failure 413 above it, 422 `file-empty`
 */
export const receiveBytes = async (content: Readable, mostBytes: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw fileTooLarge(mostBytes);
    pieces.push(piece);
  }
  if (bytes === 0) throw breaksRule('file-empty', 'The file is empty', 'body');
  return Buffer.concat(pieces);
};
