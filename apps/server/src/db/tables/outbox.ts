import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export type OutboxState = 'waiting' | 'sent' | 'failed';

export interface OutboxMessagesTable {
  id: string;
  topic: string;
  key: string;
  payload: Json<unknown>;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  told_at: Generated<Date>;
  since: Generated<Date>;
  next_attempt_at: Generated<Date>;
  settled_at: Date | null;
  outcome: Generated<string>;
  failure: Generated<string>;
}

export interface KeptMailsTable {
  id: string;
  sender: string;
  recipients: string[];
  reply_to: Generated<string>;
  subject: string;
  html: string;
  plain: string;
  kept_at: Generated<Date>;
}

export interface KeptMailAttachmentsTable {
  mail_id: string;
  position: number;
  name: string;
  content_type: string;
  content: Buffer;
}

export interface JobSchedulesTable {
  task: string;
  /** The minute for which it was added last. */
  scheduled_at: Date;
}
