import { getVariationFeedback, giveVariationFeedback, handleVariationFeedback } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import { giveFeedback } from './commands/give-feedback.ts';
import { handleFeedback } from './commands/handle-feedback.ts';
import { listFeedback } from './queries/list-feedback.ts';

/** What people have to say of variations, and what editors do about it. [cat-07] */
export const feedbackRoutes = (db: Database): readonly Answer[] => {
  const give = giveFeedback(db);
  const handle = handleFeedback(db);
  const feedbackOf = listFeedback(db);

  return [
    answer(giveVariationFeedback, async ({ body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      await give(visitor, body);
      return DONE;
    }),
    answer(getVariationFeedback, async ({ query }, { visitor }) =>
      feedbackOf(
        { withHandled: query.WithHandled, page: query.Page, pageSize: query.PageSize },
        languageOf(visitor.locale),
      ),
    ),
    answer(handleVariationFeedback, async ({ params, body }) => {
      await handle(params.id, body.IsHandled);
      return DONE;
    }),
  ];
};
