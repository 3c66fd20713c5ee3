import { Slug } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import { type CatalogueAccess, type Reference, vendorUrl } from '../../catalogue/index.ts';
import { askErp, bundleUrl } from '../../pricing/index.ts';
import {
  checkNew,
  checkTitle,
  deletePageTexts,
  lockSeen,
  savedOnce,
  withoutBlanks,
  writePageTexts,
} from '../page-saving.ts';
import type { Saved } from '../pages/save-page.ts';

export type LandingType = 'node' | 'vendor' | 'bundle' | 'custom';

/** The landing page that is the shop's own front page. */
export const FRONT = 'front';

/** Returns the URL of a landing page; undefined when its node or vendor was deleted. Bundles are checked by the ERP. */
export const landingUrl = (type: LandingType, key: string, reference: Reference): string | undefined => {
  if (type === 'node') return reference.nodes.get(key)?.url;
  if (type === 'vendor') return reference.supplierNames.has(key) ? vendorUrl(key) : undefined;
  if (type === 'bundle') return bundleUrl(key);
  return key === FRONT ? '/' : `/landing/${key}`;
};

/** Returns the URL of a landing page. @throws Failure 422 for an unknown node or vendor, or an invalid URL */
const requireLandingUrl = (type: LandingType, key: string, reference: Reference): string => {
  const url = landingUrl(type, key, reference);
  if (url === undefined) throw breaksRule(`unknown-${type}`, `There is no ${type} ${key}`, 'Key');
  if (type === 'custom' && !Slug.safeParse(key).success) {
    throw breaksRule('key-malformed', 'An address is of lower-case letters, digits and dashes', 'Key');
  }
  return url;
};

interface LandingPageGiven {
  /** Absent: a new page. */
  id: string | undefined;
  type: LandingType;
  key: string;
  titles: Texts;
  introductions: Texts;
  heroImageUrl: string;
  heroTexts: Texts;
  heroLinkUrl: string;
  blockIds: readonly string[];
  isPublished: boolean;
  seenVersion: number;
  editor: string;
}

const checkBlocks = async (tx: Transaction, blockIds: readonly string[]): Promise<void> => {
  const twice = blockIds.findIndex((id, index) => blockIds.indexOf(id) < index);
  if (twice >= 0) throw breaksRule('block-twice', `The block ${blockIds[twice]} is there twice`, `BlockIds.${twice}`);
  if (blockIds.length === 0) return;
  // Locks the blocks, so that none is deleted before the page references it.
  const rows = await tx
    .selectFrom('action_blocks')
    .select('block_id')
    .where('block_id', 'in', blockIds)
    .orderBy('block_id')
    .forShare()
    .execute();
  const known = new Set(rows.map((row) => row.block_id));
  const unknown = blockIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) {
    throw breaksRule('unknown-block', `There is no action block ${blockIds[unknown]}`, `BlockIds.${unknown}`);
  }
};

const rowOf = (given: LandingPageGiven, titles: Texts, introductions: Texts, heroTexts: Texts) => ({
  type: given.type,
  key: given.key,
  titles: JSON.stringify(titles),
  introductions: JSON.stringify(introductions),
  hero_image_url: given.heroImageUrl,
  hero_texts: JSON.stringify(heroTexts),
  hero_link_url: given.heroLinkUrl,
  block_ids: [...given.blockIds],
  is_published: given.isPublished,
  modified_by: given.editor,
});

/**
 * Creates or changes a landing page, which the search finds once it is published. [cat-06]
 * @throws Failure 422 naming the field of an unknown subject or block, a missing title or a URL in use; 404; 409
 */
export const saveLandingPage = ({ db, catalogue }: CatalogueAccess, erp: Erp) => {
  const referenceNow = catalogue.reference;
  const requireBundle = async (id: string): Promise<void> => {
    const { total } = await askErp(() => erp.bundles({ ids: [id], offset: 0, limit: 1 }));
    if (total === 0) throw breaksRule('unknown-bundle', `There is no bundle ${id}`, 'Key');
  };
  return async (given: LandingPageGiven): Promise<Saved> => {
    if (given.type === 'bundle') await requireBundle(given.key);
    const url = requireLandingUrl(given.type, given.key, await referenceNow());
    checkTitle(given.titles, given.isPublished);
    const titles = withoutBlanks(given.titles);
    const introductions = withoutBlanks(given.introductions);
    const heroTexts = withoutBlanks(given.heroTexts);
    const row = rowOf(given, titles, introductions, heroTexts);
    const saved = transaction(db, async (tx) => {
      await checkBlocks(tx, given.blockIds);
      const page = { id: given.id ?? uuidv7(), version: 1 };
      if (given.id === undefined) {
        checkNew(given.seenVersion);
        await tx
          .insertInto('landing_pages')
          .values({ id: page.id, ...row })
          .execute();
      } else {
        page.version = (await lockSeen(tx, 'landing_pages', given.id, given.seenVersion)) + 1;
        const changed = { ...row, version: page.version, modified_at: sql<Date>`now()` };
        await tx.updateTable('landing_pages').set(changed).where('id', '=', given.id).execute();
      }
      if (given.isPublished) {
        await writePageTexts(tx, { id: page.id, kind: 'landing', url, titles, texts: [introductions, heroTexts] });
      } else {
        await deletePageTexts(tx, page.id);
      }
      return page;
    });
    return savedOnce(saved, 'key-taken', `There is a landing page of ${given.type} ${given.key} already`, 'Key');
  };
};
