import type { CatalogueRecord, ReadEvent } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';

const moved = (record: CatalogueRecord, markets: readonly Market[], first: Market): CatalogueRecord => {
  if (record.kind === 'material') return { ...record, markets };
  if (record.kind === 'material-amendment' || record.kind === 'material-renumbering')
    return { ...record, market: first };
  return record;
};

/** The same events with materials that are sold in these markets. Prices stay those of the market they name. */
export async function* soldIn(markets: readonly Market[], events: AsyncIterable<ReadEvent>): AsyncGenerator<ReadEvent> {
  const [first] = markets;
  for await (const event of events) {
    if (event.type !== 'record' || first === undefined) {
      yield event;
      continue;
    }
    const record = moved(event.record, markets, first);
    // What the file has is another record than one that was moved.
    yield record === event.record ? event : { type: 'record', line: event.line, record };
  }
}
