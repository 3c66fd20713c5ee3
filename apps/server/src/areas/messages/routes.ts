import {
  getInTouchEmail,
  getMessage,
  getMessages,
  getQuoteEmail,
  requestCustomerAccount,
  sendMessageAgain,
} from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import { type Answer, answer, answerBuyer, DONE } from '../../http/answer.ts';
import { changedMeanwhile, notFound } from '../../http/failure.ts';
import { retryMessage } from '../../outbox/index.ts';
import { requestCustomerAccount as customerAccountRequest } from './customers/request-customer-account.ts';
import { presentMessage, presentMessageDetails } from './presenter.ts';
import { writeToHouse } from './projects/write-to-house.ts';
import { findMessage, listMessages } from './queries/read-messages.ts';

export const messageRoutes = ({ db }: { db: Database }): readonly Answer[] => {
  const list = listMessages(db);
  const find = findMessage(db);
  const again = retryMessage(db);
  const write = writeToHouse(db);
  const requestAccount = customerAccountRequest(db);

  return [
    answer(getMessages, async ({ query }) => {
      const { rows, counts } = await list({ state: query.State, page: query.Page, pageSize: query.PageSize });
      return {
        PageItems: rows.map(presentMessage),
        TotalItems: counts.all,
        Waiting: counts.waiting,
        Failed: counts.failed,
      };
    }),
    answer(getMessage, async ({ params }) => {
      const found = await find(params.messageId);
      if (found === undefined) throw notFound('message');
      return presentMessageDetails(found);
    }),
    answer(sendMessageAgain, async ({ params }) => {
      if (await again(params.messageId)) return DONE;
      if ((await find(params.messageId)) === undefined) throw notFound('message');
      throw changedMeanwhile('This message was not given up');
    }),
    answer(requestCustomerAccount, async ({ body }, { address }) => {
      await requestAccount(body, address);
      return DONE;
    }),
    answerBuyer(getInTouchEmail, async ({ body }, buyer) => {
      await write(buyer, 'touch', body);
      return DONE;
    }),
    answerBuyer(getQuoteEmail, async ({ body }, buyer) => {
      await write(buyer, 'quote', body);
      return DONE;
    }),
  ];
};
