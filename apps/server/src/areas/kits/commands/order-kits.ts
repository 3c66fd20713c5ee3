import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockProject, stampProjects } from '../locks.ts';

/**
 * Puts the kits of a project into another order: their positions are given out again. Kits keep their stamps, so that
 * the cart's lines stay as they are. Constant statements. [own-kit-08]
 * @throws Failure 404 for another's project, 409 when it has other kits now or was ordered
 */
export const orderKits =
  (db: Database) =>
  (buyer: Buyer, projectId: string, kitIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const kits = await tx
        .selectFrom('kit_drafts')
        .select(['id', 'position'])
        .where('smart_kit_id', '=', project.id)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .forUpdate()
        .execute();
      const wanted = new Set(kitIds);
      if (wanted.size !== kitIds.length || kits.length !== wanted.size || kits.some(({ id }) => !wanted.has(id))) {
        throw changedMeanwhile('The kits of the project were changed in another window: look at it once more');
      }
      const positions = kitIds.map((id, place) => ({ id, position: kits[place]?.position }));
      await sql`
        update kit_drafts k set position = w.position
        from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as w(id uuid, position bigint)
        where k.id = w.id`.execute(tx);
      await stampProjects(tx, buyer, [project.id]);
    });
