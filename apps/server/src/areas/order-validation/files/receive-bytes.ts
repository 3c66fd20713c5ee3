import type { Readable } from 'node:stream';
import { LARGEST_ORDER_FILE } from '@grossist/contracts';
import { breaksRule, Failure } from '../../../http/failure.ts';

export const tooLarge = (): Failure =>
  new Failure(413, 'file-too-large', 'Too large', `A file may have at most ${LARGEST_ORDER_FILE} bytes`);

/**
 * A body in memory, up to the most that is taken; the connection of who sends more is left as it is, to be told so.
 * @throws Failure 413 above it, 422 `file-empty`
 */
export const receiveBytes = async (content: Readable): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > LARGEST_ORDER_FILE) throw tooLarge();
    pieces.push(piece);
  }
  if (bytes === 0) throw breaksRule('file-empty', 'The file is empty', 'body');
  return Buffer.concat(pieces);
};
