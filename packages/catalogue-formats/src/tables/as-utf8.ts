import type { ByteSource } from '../reader.ts';

type Wide = 'utf-16le' | 'utf-16be';

/** UTF-16 by its mark, or by the zero that every second byte is in a table's first letters. */
export const wideEncodingOf = (head: Uint8Array): Wide | undefined => {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined;
};

const ENOUGH = 4;

/**
 * The bytes again, UTF-16 as UTF-8: the mark at the front stays, as UTF-8 writes it.
 * @param onWide called when the file is UTF-16
 */
export async function* asUtf8(source: ByteSource, onWide: () => void): ByteSource {
  let head = new Uint8Array();
  let wide: TextDecoder | undefined;
  let isTold = false;
  const encoder = new TextEncoder();
  const passed = (bytes: Uint8Array): Uint8Array =>
    wide ? encoder.encode(wide.decode(bytes, { stream: true })) : bytes;
  const tell = (): Uint8Array => {
    const encoding = wideEncodingOf(head);
    if (encoding) {
      wide = new TextDecoder(encoding, { ignoreBOM: true });
      onWide();
    }
    isTold = true;
    return passed(head);
  };
  for await (const chunk of source) {
    if (isTold) {
      yield passed(chunk);
      continue;
    }
    const joined = new Uint8Array(head.length + chunk.length);
    joined.set(head);
    joined.set(chunk, head.length);
    head = joined;
    if (head.length >= ENOUGH) yield tell();
  }
  if (!isTold) yield tell();
  if (wide) yield encoder.encode(wide.decode());
}
