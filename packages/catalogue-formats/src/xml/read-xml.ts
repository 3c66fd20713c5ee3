import { noteEvent } from '../events.ts';
import type { ByteSource, ReadEvent } from '../reader.ts';
import { said } from '../said/index.ts';
import { StreamDecoder } from './text-decoder.ts';

/** Bytes that are walked through at once: what waits to be taken is bounded by it. */
const PIECE = 65_536;

/** What a format makes of a document as it comes by. */
export interface XmlReading {
  /** Nothing behind what broke is looked at. */
  readonly isBroken: boolean;
  /** The events of what is whole by now. @throws NotThisFormat */
  write(text: string): ReadEvent[];
  /** The events behind the last element. @throws NotThisFormat */
  end(): ReadEvent[];
}

/** Reads a document of any size, in whatever encoding it says. @throws NotThisFormat */
export async function* readXml(source: ByteSource, reading: XmlReading): AsyncGenerator<ReadEvent> {
  const decoder = new StreamDecoder();
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length && !reading.isBroken; at += PIECE)
      yield* reading.write(decoder.push(chunk.subarray(at, at + PIECE)));
    if (reading.isBroken) break;
  }
  if (!reading.isBroken) yield* reading.write(decoder.end());
  yield* reading.end();
  if (decoder.hasBrokenBytes) {
    const text = said`The file holds bytes that are no characters in its encoding; they are shown as ${'\uFFFD'}.`;
    yield noteEvent('broken-bytes', text);
  }
}
