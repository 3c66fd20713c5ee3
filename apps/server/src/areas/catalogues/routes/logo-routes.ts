import { deleteDefaultLogo, getDefaultLogo } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { deleteLogo, showLogo } from '../logo/default-logo.ts';

/** The default logo of a company, but for its picture. */
export const logoRoutes = (db: Database): readonly Answer[] => {
  const [shown, remove] = [showLogo(db), deleteLogo(db)];
  return [
    answerBuyer(getDefaultLogo, async (_, buyer) => shown(buyer)),
    answerBuyer(deleteDefaultLogo, async (_, buyer) => {
      await remove(buyer);
      return DONE;
    }),
  ];
};
