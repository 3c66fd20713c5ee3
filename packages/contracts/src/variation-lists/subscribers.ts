import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';
import { ListSubscriber, ofList } from './list.ts';

const subscribers = { area: 'variation lists', access: 'buyer' } as const;

/** Most subscribers that one call takes, and that a list has. */
const MOST = 500;

/**
 * Returns a page of colleagues who do not subscribe to the list yet, by name; the owner and user admins only (403). [vl-12]
 */
export const getPotentialSubscribers = operation({
  ...subscribers,
  call: 'vl-12',
  name: 'getPotentialSubscribers',
  summary: 'Colleagues who can subscribe to a list',
  method: 'GET',
  path: '/api/variation-lists/:id/subscribers/potential',
  params: ofList,
  query: z.object({
    /** Part of the name or e-mail. */
    Query: typedText(100).default(''),
    Page: pageNumber,
    PageSize: pageSize(100),
  }),
  response: z.object({
    PageItems: z.array(ListSubscriber.pick({ Id: true, Email: true, DisplayName: true })),
    TotalItems: z.number().int(),
  }),
});

/**
 * Subscribes colleagues to an own list; those who subscribe already keep their rights. The owner only (403). 404 for
 * somebody who is no colleague, and then nobody is added. 422 `too-many-subscribers` beyond 500 of a list,
 * `too-many-shared-lists` for somebody who subscribes to 500 lists. [vl-13]
 */
export const addListSubscribers = operation({
  ...subscribers,
  call: 'vl-13',
  name: 'addListSubscribers',
  summary: 'Share a list with colleagues',
  method: 'POST',
  path: '/api/variation-lists/:id/subscribers',
  params: ofList,
  body: z.object({
    subscribers: z
      .array(
        z.object({
          /** Contact id of a colleague. */
          Id,
          IsCollaborator: z.boolean().default(false),
          /** True: becomes the colleague's default list in place of another one. */
          IsListDefault: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(MOST),
  }),
  response: Ok,
});

/** Ends a subscription: the owner anybody's, a subscriber their own. 404 for somebody who does not subscribe. [vl-14] */
export const removeListSubscriber = operation({
  ...subscribers,
  call: 'vl-14',
  name: 'removeListSubscriber',
  summary: 'End a subscription',
  method: 'DELETE',
  path: '/api/variation-lists/:id/subscribers/:subscriberId',
  params: ofList.extend({ subscriberId: Id }),
  response: Ok,
});

/** Ends many subscriptions of an own list in one transaction; people who do not subscribe are no error. [vl-15] */
export const removeListSubscribers = operation({
  ...subscribers,
  call: 'vl-15',
  name: 'removeListSubscribers',
  summary: 'End many subscriptions',
  method: 'DELETE',
  path: '/api/variation-lists/:id/subscribers',
  params: ofList,
  body: z.object({
    subscribers: z.array(z.object({ Id })).min(1).max(MOST),
  }),
  response: Ok,
});

/**
 * Sets the rights of subscribers; what is absent stays. IsCollaborator: the owner only. IsListDefault: whoever has
 * UserMayToggleIsDefaultForSubscribers. 403 otherwise, 404 for somebody who does not subscribe; then nothing is changed.
 * [vl-16]
 */
export const setListPermissions = operation({
  ...subscribers,
  call: 'vl-16',
  name: 'setListPermissions',
  summary: 'Set the rights of subscribers',
  method: 'POST',
  path: '/api/variation-lists/:id/subscribers/permissions',
  params: ofList,
  body: z.object({
    subscribers: z
      .array(z.object({ Id, IsCollaborator: z.boolean().optional(), IsListDefault: z.boolean().optional() }))
      .min(1)
      .max(MOST),
  }),
  response: Ok,
});
