import { transaction } from '../../../db/index.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import type { FailedOperationsDeps, LockedOperation, Resolution } from '../failed-operation.ts';
import { lockOperation } from '../sources.ts';

/**
 * Records that a person resolved a failed operation, and how. Idempotent for the same person and remark. [own-mat-03]
 * @throws Failure 404; 409 when somebody else resolved it or retried it
 */
export const resolveOperation =
  ({ db }: Pick<FailedOperationsDeps, 'db'>) =>
  (id: string, resolution: Resolution): Promise<LockedOperation> =>
    transaction(db, async (tx) => {
      const { operation, source } = await lockOperation(tx, id);
      if (!operation.isFailed) throw changedMeanwhile('This is being tried again, or was done');
      if (operation.resolvedAt === null) await source.resolve(tx, id, resolution);
      else if (operation.resolvedBy !== resolution.contactId || operation.remark !== resolution.remark)
        throw changedMeanwhile('Somebody has seen to this');
      return operation;
    });
