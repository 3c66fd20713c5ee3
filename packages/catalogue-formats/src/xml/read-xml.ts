import { noteEvent } from '../events.ts';
import { importMessage } from '../import-messages/index.ts';
import type { ByteSource, ReadEvent } from '../reader.ts';
import { StreamDecoder } from './text-decoder.ts';
import { type Broken, type XmlListener, XmlStream } from './xml-stream.ts';

/** Bytes that are walked through at once: what waits to be taken is bounded by it. */
const PIECE = 65_536;

/** What a format makes of a document as it comes by. */
export interface XmlReading {
  /** Told of the document in its order. */
  readonly listener: XmlListener;
  /** The document has ended, or is broken there: nothing behind that is looked at. @throws NotThisFormat */
  ended(broken: Broken | undefined): void;
  /** The events since they were taken before. */
  taken(): ReadEvent[];
}

/** Reads a document of any size, in whatever encoding it says. @throws NotThisFormat */
export async function* readXml(source: ByteSource, reading: XmlReading): AsyncGenerator<ReadEvent> {
  const decoder = new StreamDecoder();
  const stream = new XmlStream(reading.listener);
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length && !stream.broken; at += PIECE) {
      stream.write(decoder.push(chunk.subarray(at, at + PIECE)));
      yield* reading.taken();
    }
    if (stream.broken) break;
  }
  if (!stream.broken) stream.write(decoder.end());
  stream.end();
  reading.ended(stream.broken);
  yield* reading.taken();
  if (decoder.hasBrokenBytes) {
    const text = importMessage`The file contains bytes that are not characters in its encoding; they are shown as ${'\uFFFD'}.`;
    yield noteEvent('broken-bytes', text);
  }
}
