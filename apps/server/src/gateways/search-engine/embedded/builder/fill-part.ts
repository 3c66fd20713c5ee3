import { buildDocuments, IndexWriter, type SearchDocument } from '@grossist/search-index';
import pg from 'pg';
import { readPart } from '../fill.ts';
import type { FromBuilder } from '../messages.ts';
import type { Part } from '../read-materials.ts';
import { registerWords } from '../read-words.ts';

/** Documents laid out at a time: as objects they need a hundred times the room. */
const LAID_OUT_AT_ONCE = 25_000;

/** Reads a part of the catalogue from the database and lays it out; calls `send` with each finished piece. */
export const fillPart = async (
  connectionString: string,
  part: Part,
  send: (message: FromBuilder) => void,
): Promise<void> => {
  const client = new pg.Client({ connectionString, application_name: 'grossist-search-fill' });
  await client.connect();
  try {
    let waiting: SearchDocument[] = [];
    const layOut = (): void => {
      if (waiting.length > 0) send({ type: 'built', built: buildDocuments(waiting) });
      waiting = [];
    };
    const last = await readPart(client, part, {
      terms: async () => {
        // Terms are no matter of parts: one builder reads them for all.
        if (part.number > 0) return;
        const registered = new IndexWriter();
        await registerWords(client, registered);
        send({ type: 'registered', registrations: registered.image().registrations });
      },
      documents: (documents) => {
        for (const document of documents) waiting.push(document);
        if (waiting.length >= LAID_OUT_AT_ONCE) layOut();
      },
    });
    layOut();
    send({ type: 'filled', last });
  } finally {
    await client.end();
  }
};
