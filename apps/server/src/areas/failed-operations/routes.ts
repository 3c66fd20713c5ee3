import { getMatters, seeToMatter, tryMatterAgain, tryMattersAgain } from '@grossist/contracts';
import { type Answer, answer } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import { resolveOperation } from './commands/resolve.ts';
import { retryAll, retryOperation } from './commands/retry.ts';
import type { FailedOperationsDeps } from './failed-operation.ts';
import { presentFailedOperation, presentOrderOf } from './presenter.ts';
import { listFailedOperations } from './queries/list-failed-operations.ts';

export const failedOperationRoutes = (deps: FailedOperationsDeps): readonly Answer[] => {
  const list = listFailedOperations(deps.db);
  const retry = retryOperation(deps);
  const retryOpen = retryAll(deps);
  const resolve = resolveOperation(deps);

  return [
    answer(getMatters, async ({ query }) => {
      const { rows, total, open } = await list(query);
      return { Matters: rows.map(presentFailedOperation), TotalNumber: total, OpenNumber: open };
    }),
    answer(tryMatterAgain, async ({ params, body }) =>
      presentOrderOf(await retry(params.id, { isSeenKnown: body.AlthoughSeen })),
    ),
    answer(tryMattersAgain, async ({ body }) => {
      const { ids, left } = await retryOpen(body.Kind);
      return { Tried: ids.map((Id) => ({ Id })), LeftNumber: left };
    }),
    answer(seeToMatter, async ({ params, body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      return presentOrderOf(await resolve(params.id, { contactId: visitor.contactId, remark: body.Remark }));
    }),
  ];
};
