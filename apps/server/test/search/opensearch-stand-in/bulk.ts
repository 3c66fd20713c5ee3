import { type Json, object, only, Refusal, single, text } from './refusal.ts';
import type { StoredIndex } from './stored-index.ts';

const failed = (kind: string, id: string, refusal: Refusal): Json => ({
  [kind]: { _id: id, status: refusal.status, error: { type: refusal.type, reason: refusal.message } },
});

/** Writes and removes line by line; a refused document is reported, and the others are written. */
export const bulkInto = (index: StoredIndex, body: string, isBusyFor: (id: string) => boolean): Json => {
  if (!body.endsWith('\n')) throw new Refusal('The bulk request must be terminated by a newline [\\n]');
  const lines = body.slice(0, -1).split('\n');
  const items: Json[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [kind, action] = single(JSON.parse(lines[at] ?? ''), 'bulk');
    const id = text(only(object(action, kind), ['_id'], kind)['_id'], '_id');
    if (kind !== 'index' && kind !== 'delete') throw new Refusal(`Malformed action/metadata line, found [${kind}]`);
    const document: unknown = kind === 'index' ? JSON.parse(lines[++at] ?? '') : undefined;
    try {
      if (isBusyFor(id)) throw new Refusal('rejected execution', 429, 'rejected_execution_exception');
      if (kind === 'index') {
        index.write(id, document);
        items.push({ index: { _id: id, status: 201 } });
      } else items.push({ delete: { _id: id, status: index.remove(id) ? 200 : 404 } });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      items.push(failed(kind, id, error));
    }
  }
  return { took: 0, errors: items.some((item) => 'error' in object(Object.values(item)[0], 'item')), items };
};
