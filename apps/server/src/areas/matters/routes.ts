import { getMatters, seeToMatter, tryMatterAgain, tryMattersAgain } from '@grossist/contracts';
import { type Answer, answer } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import { seeTo } from './commands/see-to.ts';
import { tryAgain } from './commands/try-again.ts';
import { tryAllAgain } from './commands/try-all-again.ts';
import type { MattersDeps } from './deps.ts';
import { presentAbout, presentMatter } from './presenter.ts';
import { listMatters } from './queries/list-matters.ts';

export const matterRoutes = (deps: MattersDeps): readonly Answer[] => {
  const list = listMatters(deps.db);
  const again = tryAgain(deps);
  const allAgain = tryAllAgain(deps);
  const see = seeTo(deps);

  return [
    answer(getMatters, async ({ query }) => {
      const { rows, total, open } = await list(query);
      return { Matters: rows.map(presentMatter), TotalNumber: total, OpenNumber: open };
    }),
    answer(tryMatterAgain, async ({ params, body }) =>
      presentAbout(await again(params.id, { isSeenKnown: body.AlthoughSeen })),
    ),
    answer(tryMattersAgain, async ({ body }) => {
      const { ids, left } = await allAgain(body.Kind);
      return { Tried: ids.map((Id) => ({ Id })), LeftNumber: left };
    }),
    answer(seeToMatter, async ({ params, body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      return presentAbout(await see(params.id, { contactId: visitor.contactId, remark: body.Remark }));
    }),
  ];
};
