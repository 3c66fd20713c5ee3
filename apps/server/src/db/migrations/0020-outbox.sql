-- What is to be told outside: written with what it tells of, sent afterwards until somebody took it.
create table outbox_messages (
  -- Goes along however often it is sent, so that whoever takes it knows it again.
  id uuid primary key,
  topic text not null,
  key text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  told_at timestamptz not null default clock_timestamp(),
  -- When trying began: told, or told to try again.
  since timestamptz not null default clock_timestamp(),
  -- Of one that is being sent: when another process may take it up.
  next_attempt_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  -- Where it went.
  outcome text not null default '',
  failure text not null default '',
  unique (topic, key)
);
create index outbox_messages_due on outbox_messages (topic, next_attempt_at) where state = 'waiting';
create index outbox_messages_newest on outbox_messages (id desc);
create index outbox_messages_failed on outbox_messages (id desc) where state = 'failed';
create index outbox_messages_settled on outbox_messages (settled_at) where settled_at is not null;
create index outbox_messages_project on outbox_messages ((payload ->> 'contactId'), told_at) where topic = 'project-mail';

create function say_outbox_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_messages', '');
  return null;
end $$;
create trigger outbox_messages_said after insert on outbox_messages
  for each statement execute function say_outbox_messages();

-- Mails of a shop that has no mail server, for the editor to read.
create table kept_mails (
  id uuid primary key references outbox_messages on delete cascade,
  sender text not null,
  recipients text[] not null,
  reply_to text not null default '',
  subject text not null,
  html text not null,
  plain text not null,
  kept_at timestamptz not null default clock_timestamp()
);
create table kept_mail_attachments (
  mail_id uuid not null references kept_mails on delete cascade,
  position integer not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  primary key (mail_id, position)
);
