import type { ByteSource, CatalogueReader, ReadEvent } from '../reader.ts';
import { FileReading } from './file-reading.ts';
import { recognisesBmecat } from './recognise.ts';
import { StreamDecoder } from './xml/index.ts';

/** Bytes that are walked through at once: what waits to be taken is bounded by it. */
const PIECE = 65_536;

async function* read(source: ByteSource): AsyncGenerator<ReadEvent> {
  const decoder = new StreamDecoder();
  const reading = new FileReading();
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      yield* reading.write(decoder.push(chunk.subarray(at, at + PIECE)));
      if (reading.isBroken) break;
    }
    if (reading.isBroken) break;
  }
  if (!reading.isBroken) yield* reading.write(decoder.end());
  yield* reading.end(decoder.hasBrokenBytes);
}

/** BMEcat 1.2, 2005, 2005.1 and 2005.2: T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES. */
export const bmecatReader: CatalogueReader = { format: 'bmecat', recognises: recognisesBmecat, read };
