-- Who did what, when and from where.

create table audit_entries (
  id uuid primary key,
  happened_at timestamptz not null default clock_timestamp(),
  -- The operation's name, or what happened within the shop itself.
  act text not null,
  -- Begun before anything is done and ended afterwards: what a dying process left is told as begun.
  outcome text not null check (outcome in ('begun', 'done', 'refused', 'failed')),
  code text not null default '',
  -- No foreign keys: an entry outlives whatever it tells of.
  contact_id uuid,
  person text not null default '',
  company_id uuid,
  company text not null default '',
  address text not null default '',
  user_agent text not null default '',
  request_id text not null default '',
  subjects text[] not null default '{}'
);
create index audit_entries_newest on audit_entries (happened_at desc, id desc);
create index audit_entries_contact on audit_entries (contact_id, happened_at desc) where contact_id is not null;
create index audit_entries_act on audit_entries (act, happened_at desc);
create index audit_entries_subjects on audit_entries using gin (subjects);

-- What was written stays: an entry may only be ended, once, or lose what it tells of a person who is erased.
create function audit_entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.happened_at < now() - interval '180 days' then return old; end if;
    raise exception 'the audit trail is kept for 180 days';
  end if;
  if (new.id, new.happened_at, new.act, new.contact_id, new.company_id, new.company, new.request_id)
    is distinct from (old.id, old.happened_at, old.act, old.contact_id, old.company_id, old.company, old.request_id)
  then
    raise exception 'the audit trail is not rewritten';
  end if;
  if (new.person, new.address, new.user_agent) is distinct from (old.person, old.address, old.user_agent)
    and (new.person, new.address, new.user_agent) is distinct from ('', '', '')
  then
    raise exception 'the audit trail is not rewritten';
  end if;
  if (new.outcome, new.code, new.subjects) is distinct from (old.outcome, old.code, old.subjects)
    and old.outcome <> 'begun'
  then
    raise exception 'the audit trail is not rewritten';
  end if;
  return new;
end $$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function audit_entries_stay();

alter table contacts add column erased_at timestamptz;
create index sessions_latest on sessions (contact_id, created_at desc);
create index contacts_search on contacts using gin ((lower(name || ' ' || email)) gin_trgm_ops);
