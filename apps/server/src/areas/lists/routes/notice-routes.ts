import { getVariationListChanges, markVariationListSeen, setVariationListMail } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { markSeen, setMail } from '../notices/choose.ts';
import { readChanges } from '../notices/read-changes.ts';
import { requireList } from '../policy.ts';

/** Shows what changed on lists. [own-vl-13] [own-vl-14] [own-vl-15] */
export const noticeRoutes = ({ db }: { db: Database }): readonly Answer[] => {
  const changesOf = readChanges(db);
  const seen = markSeen(db);
  const chooseMail = setMail(db);
  return [
    answerBuyer(getVariationListChanges, async ({ params, query }, buyer) => {
      await requireList(db, buyer, params.id);
      const { Page: page, PageSize: pageSize, cultureName } = query;
      return changesOf(buyer, params.id, { locale: cultureName ?? buyer.locale, page, pageSize });
    }),
    answerBuyer(markVariationListSeen, async ({ params, body }, buyer) => {
      await seen(buyer, params.id, body.ChangeId);
      return DONE;
    }),
    answerBuyer(setVariationListMail, async ({ params, body }, buyer) => {
      await chooseMail(buyer, params.id, body.WantsMail);
      return { ...DONE, ListId: params.id, WantsMail: body.WantsMail };
    }),
  ];
};
