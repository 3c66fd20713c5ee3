import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';
import { ListSubscriber, ofList } from './list.ts';

const subscribers = { area: 'variation lists', access: 'buyer' } as const;

/** Most subscribers that one call takes, and that a list has. */
const MOST = 500;

export const getPotentialSubscribers = operation({
  ...subscribers,
  call: 'vl-12',
  name: 'getPotentialSubscribers',
  summary: 'Colleagues who can subscribe to a list',
  description:
    'Returns a page of colleagues who do not subscribe to the list yet, by name; the owner and user admins only (403).',
  method: 'GET',
  path: '/api/variation-lists/:id/subscribers/potential',
  failures: [404],
  params: ofList,
  query: z.object({
    Query: typedText(100).default('').describe('Part of the name or e-mail'),
    Page: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(100).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z
      .array(ListSubscriber.pick({ Id: true, Email: true, DisplayName: true }))
      .describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const addListSubscribers = operation({
  ...subscribers,
  call: 'vl-13',
  name: 'addListSubscribers',
  summary: 'Share a list with colleagues',
  description:
    'Subscribes colleagues to an own list; those who subscribe already keep their rights. The owner only (403). 404 for somebody who is no colleague, and then no one is added. 422 `too-many-subscribers` beyond 500 of a list, `too-many-shared-lists` for somebody who subscribes to 500 lists.',
  method: 'POST',
  path: '/api/variation-lists/:id/subscribers',
  failures: [404, 422],
  params: ofList,
  body: z.object({
    subscribers: z
      .array(
        z.object({
          Id: Id.describe('Contact id of a colleague'),
          IsCollaborator: z.boolean().default(false).describe('Whether the subscriber may change lines'),
          IsListDefault: z
            .boolean()
            .default(false)
            .describe("True: becomes the colleague's default list in place of another one"),
        }),
      )
      .min(1)
      .max(MOST)
      .describe('The subscribers'),
  }),
  response: Ok,
});

export const removeListSubscriber = operation({
  ...subscribers,
  call: 'vl-14',
  name: 'removeListSubscriber',
  summary: 'End a subscription',
  description:
    "Ends a subscription: the owner anybody's, a subscriber their own. 404 for somebody who does not subscribe.",
  method: 'DELETE',
  path: '/api/variation-lists/:id/subscribers/:subscriberId',
  failures: [404],
  params: ofList.extend({ subscriberId: Id.describe('Id of the subscriber') }),
  response: Ok,
});

export const removeListSubscribers = operation({
  ...subscribers,
  call: 'vl-15',
  name: 'removeListSubscribers',
  summary: 'End many subscriptions',
  description: 'Ends many subscriptions of an own list in one transaction; people who do not subscribe are no error.',
  method: 'DELETE',
  path: '/api/variation-lists/:id/subscribers',
  failures: [404],
  params: ofList,
  body: z.object({
    subscribers: z
      .array(z.object({ Id: Id.describe('Id') }))
      .min(1)
      .max(MOST)
      .describe('The subscribers'),
  }),
  response: Ok,
});

export const setListPermissions = operation({
  ...subscribers,
  call: 'vl-16',
  name: 'setListPermissions',
  summary: 'Set the rights of subscribers',
  description:
    'Sets the rights of subscribers; what is absent stays. IsCollaborator: the owner only. IsListDefault: subscribers with UserMayToggleIsDefaultForSubscribers. 403 otherwise, 404 for somebody who does not subscribe; then nothing is changed.',
  method: 'POST',
  path: '/api/variation-lists/:id/subscribers/permissions',
  failures: [404],
  params: ofList,
  body: z.object({
    subscribers: z
      .array(
        z.object({
          Id: Id.describe('Id'),
          IsCollaborator: z.boolean().optional().describe('Whether the subscriber may change lines'),
          IsListDefault: z.boolean().optional().describe("Whether the list is the subscriber's default list"),
        }),
      )
      .min(1)
      .max(MOST)
      .describe('The subscribers'),
  }),
  response: Ok,
});
