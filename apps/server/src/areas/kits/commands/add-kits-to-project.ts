import { type Database, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockProject } from '../locks.ts';
import { copyItems, KITS, TEMPLATES } from '../packed/items.ts';
import { insertKitsIntoProject } from './create-kits.ts';

/** Adds an empty kit to a project. [kit-30] @throws Failure 404, 409, 422 `too-many-kits` */
export const addEmptyKit =
  (db: Database) =>
  (buyer: Buyer, projectId: string, headerDescription: string): Promise<string[]> =>
    transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      return insertKitsIntoProject(tx, buyer, project, [headerDescription]);
    });

/**
 * Adds copies of a kit of the company to a project, each with the description of the original. Constant statements,
 * however many copies. [kit-28]
 * @throws Failure 404 for another's project or another company's kit, 409, 422 `too-many-kits`
 */
export const copyKit =
  (db: Database) =>
  (buyer: Buyer, projectId: string, { kitId, count }: { kitId: string; count: number }): Promise<string[]> =>
    transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const kit = await tx
        .selectFrom('kit_drafts')
        .select('header_description')
        .where('id', '=', kitId)
        .where('company_id', '=', buyer.company.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (kit === undefined) throw notFound('kit of your company');
      const descriptions = Array.from({ length: count }, () => kit.header_description);
      const ids = await insertKitsIntoProject(tx, buyer, project, descriptions);
      await copyItems(
        tx,
        KITS,
        KITS,
        ids.map((to) => ({ from: kitId, to })),
      );
      return ids;
    });

/**
 * Adds a kit for each entry, made from its template. Invalid items come along, to be seen and replaced. Constant
 * statements, however many kits. [kit-17]
 * @throws Failure 404 for another's project or another company's template, 409, 422 `too-many-kits`
 */
export const addKitsFromTemplates =
  (db: Database) =>
  (
    buyer: Buyer,
    projectId: string,
    wanted: readonly { templateId: string; headerDescription: string | null }[],
  ): Promise<string[]> =>
    transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const templates = await tx
        .selectFrom('kit_templates')
        .select(['id', 'header_description'])
        .where('id', 'in', [...new Set(wanted.map(({ templateId }) => templateId))])
        .where('company_id', '=', buyer.company.id)
        .where('deleted_at', 'is', null)
        .execute();
      const descriptions = new Map(templates.map((each) => [each.id, each.header_description]));
      const kits = wanted.map(({ templateId, headerDescription }) => {
        const own = descriptions.get(templateId);
        if (own === undefined) throw notFound('template of your company');
        const given = headerDescription?.trim() ?? '';
        return { templateId, description: given === '' ? own : given };
      });
      const ids = await insertKitsIntoProject(
        tx,
        buyer,
        project,
        kits.map(({ description }) => description),
      );
      const copies = kits.flatMap(({ templateId }, index) => {
        const to = ids[index];
        return to === undefined ? [] : [{ from: templateId, to }];
      });
      await copyItems(tx, TEMPLATES, KITS, copies);
      return ids;
    });
