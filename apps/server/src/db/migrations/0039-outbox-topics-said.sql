-- Who sends is told of what: a process has a lane for each topic, and each of them looked whenever anything was told.
create or replace function say_outbox_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_messages', topic) from (select distinct topic from told) as topics;
  return null;
end $$;
drop trigger outbox_messages_said on outbox_messages;
create trigger outbox_messages_said after insert on outbox_messages
  referencing new table as told for each statement execute function say_outbox_messages();
