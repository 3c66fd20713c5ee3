import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import {
  checkNew,
  checkTitle,
  deletePageTexts,
  lockSeen,
  savedOnce,
  withoutBlanks,
  writePageTexts,
} from '../page-saving.ts';

export interface PageGiven {
  /** Absent: a new page. */
  id: string | undefined;
  slug: string;
  kind: 'help' | 'guide';
  titles: Texts;
  introductions: Texts;
  bodies: Texts;
  position: number;
  isPublished: boolean;
  seenVersion: number;
}

export interface Saved {
  id: string;
  version: number;
}

export const pageUrl = (slug: string): string => `/pages/${slug}`;

/**
 * Creates or changes a page, which the search finds once it is published.
 * @throws Failure 422 for a published page without a title or a URL in use, 404, 409
 */
export const savePage =
  (db: Database) =>
  (given: PageGiven): Promise<Saved> => {
    checkTitle(given.titles, given.isPublished);
    const titles = withoutBlanks(given.titles);
    const introductions = withoutBlanks(given.introductions);
    const bodies = withoutBlanks(given.bodies);
    const row = {
      slug: given.slug,
      kind: given.kind,
      titles: JSON.stringify(titles),
      introductions: JSON.stringify(introductions),
      bodies: JSON.stringify(bodies),
      position: given.position,
      is_published: given.isPublished,
    };
    const saved = transaction(db, async (tx) => {
      const page = { id: given.id ?? uuidv7(), version: 1 };
      if (given.id === undefined) {
        checkNew(given.seenVersion);
        await tx
          .insertInto('pages')
          .values({ id: page.id, ...row })
          .execute();
      } else {
        page.version = (await lockSeen(tx, 'pages', given.id, given.seenVersion)) + 1;
        const changed = { ...row, version: page.version, modified_at: sql<Date>`now()` };
        await tx.updateTable('pages').set(changed).where('id', '=', given.id).execute();
      }
      if (given.isPublished) {
        const url = pageUrl(given.slug);
        await writePageTexts(tx, { id: page.id, kind: given.kind, url, titles, texts: [introductions, bodies] });
      } else {
        await deletePageTexts(tx, page.id);
      }
      return page;
    });
    return savedOnce(saved, 'slug-taken', `There is a page "${given.slug}" already`, 'Slug');
  };
