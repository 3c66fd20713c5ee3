import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { NO_HASH } from './unique.ts';

/** What every scene finds in the shop, made once: a class with a feature, a vendor, a help page, a browsing page. */
export const SCENE_CLASS = 'EC000042';
export const SCENE_FEATURE = 'EF000042';
export const SCENE_VENDOR = 'SCENE';
export const SCENE_PAGE = 'scene-page';
export const SCENE_BUNDLE = 'SCENE-BUNDLE';

const TITLES = JSON.stringify({ en: 'A page of the scene' });

export const houseContent = async (db: Database): Promise<void> => {
  const features = [{ code: SCENE_FEATURE, names: { en: 'Rated current' }, type: 'N', unit: 'A' }];
  await db
    .insertInto('etim_classes')
    .values({
      code: SCENE_CLASS,
      names: JSON.stringify({ en: 'Breaker' }),
      features: JSON.stringify(features),
      content_hash: NO_HASH,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('suppliers')
    .values({ code: SCENE_VENDOR, name: 'Maker of scenes', content_hash: NO_HASH })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('pages')
    .values({ id: uuidv7(), slug: SCENE_PAGE, kind: 'help', titles: TITLES, is_published: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('browsing_pages')
    .values({ id: uuidv7(), slug: SCENE_PAGE, titles: TITLES, is_published: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('erp.soft_bundles')
    .values({
      code: SCENE_BUNDLE,
      market: 'DK',
      names: JSON.stringify({ en: 'A bundle of the scene', da: 'En pakke' }),
      discount_percent: '10',
      content_hash: NO_HASH,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
