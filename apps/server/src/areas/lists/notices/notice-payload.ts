import { z } from 'zod';

/** Topic of the outbox: the daily mail of what changed on somebody's lists. */
export const LIST_NOTICES = 'list-notices';

/** Whom it is for, and of each list the changes after one and up to another. */
export const NoticePayload = z.object({
  contactId: z.uuid(),
  lists: z.array(z.object({ listId: z.uuid(), after: z.number().int(), upTo: z.number().int() })),
});
export type NoticePayload = z.infer<typeof NoticePayload>;
