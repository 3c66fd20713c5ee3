import * as calls from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { addSubscribers, removeSubscriber, removeSubscribers, setPermissions } from '../commands/subscribers.ts';
import { requireList, requireRight } from '../policy.ts';
import { potentialSubscribers } from '../queries/subscribers-of.ts';

/** Who subscribes to lists, and with which rights. */
export const subscriberRoutes = (db: Database): readonly Answer[] => {
  const [add, remove, removeMany, permit] = [
    addSubscribers(db),
    removeSubscriber(db),
    removeSubscribers(db),
    setPermissions(db),
  ];

  return [
    answerBuyer(calls.getPotentialSubscribers, async ({ params, query }, buyer) => {
      const { list, rights } = await requireList(db, buyer, params.id);
      requireRight(rights, 'mayToggleDefaults', 'Only the owner of a list may share it');
      const { people, total } = await potentialSubscribers(db, buyer, {
        listId: list.id,
        ownerId: list.owner_id,
        query: query.Query,
        page: query.Page,
        pageSize: query.PageSize,
      });
      return {
        PageItems: people.map(({ id, name, email }) => ({ Id: id, DisplayName: name, Email: email })),
        TotalItems: total,
      };
    }),
    answerBuyer(calls.addListSubscribers, async ({ params, body }, buyer) => {
      const people = body.subscribers.map(({ Id, IsCollaborator, IsListDefault }) => ({
        contactId: Id,
        isCollaborator: IsCollaborator,
        isListDefault: IsListDefault,
      }));
      await add(buyer, params.id, people);
      return DONE;
    }),
    answerBuyer(calls.removeListSubscriber, async ({ params }, buyer) => {
      await remove(buyer, params.id, params.subscriberId);
      return DONE;
    }),
    answerBuyer(calls.removeListSubscribers, async ({ params, body }, buyer) => {
      await removeMany(
        buyer,
        params.id,
        body.subscribers.map(({ Id }) => Id),
      );
      return DONE;
    }),
    answerBuyer(calls.setListPermissions, async ({ params, body }, buyer) => {
      const people = body.subscribers.map(({ Id, IsCollaborator, IsListDefault }) => ({
        contactId: Id,
        isCollaborator: IsCollaborator,
        isListDefault: IsListDefault,
      }));
      await permit(buyer, params.id, people);
      return DONE;
    }),
  ];
};
