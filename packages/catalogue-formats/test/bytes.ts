import type { ByteSource, CatalogueReader, ReadEvent } from '@grossist/catalogue-formats';

/** One byte a character; characters above 255 cannot occur. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The bytes in pieces that end at the places named. */
export async function* inPieces(bytes: Uint8Array, cuts: readonly number[] = []): ByteSource {
  let start = 0;
  for (const cut of [...cuts].sort((left, right) => left - right)) {
    if (cut <= start || cut >= bytes.length) continue;
    yield bytes.slice(start, cut);
    start = cut;
  }
  yield bytes.slice(start);
}

export const readAll = async (reader: CatalogueReader, source: ByteSource): Promise<ReadEvent[]> => {
  const events: ReadEvent[] = [];
  for await (const event of reader.read(source)) events.push(event);
  return events;
};

export const recordsOf = (events: readonly ReadEvent[]) =>
  events.flatMap((event) => (event.type === 'record' ? [event.record] : []));
export const refusedOf = (events: readonly ReadEvent[]) =>
  events.flatMap((event) => (event.type === 'refused' ? [event] : []));
export const notesOf = (events: readonly ReadEvent[]) =>
  events.flatMap((event) => (event.type === 'note' ? [event] : []));
