import type { Database } from '../../db/index.ts';
import { DEMO_PAGES } from './data/pages.ts';
import { savePage } from './pages/save-page.ts';

/** The demo wholesaler's pages, made where there are none yet: an editor's own are left alone. */
export const makeDemoContent = (db: Database) => {
  const save = savePage(db);
  return async (): Promise<void> => {
    const some = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst();
    if (some !== undefined) return;
    for (const [index, { slug, kind, titles, introductions, bodies }] of DEMO_PAGES.entries()) {
      await save({
        id: undefined,
        slug,
        kind,
        titles,
        introductions,
        bodies,
        position: (index + 1) * 10,
        isPublished: true,
        seenVersion: 0,
      });
    }
  };
};
