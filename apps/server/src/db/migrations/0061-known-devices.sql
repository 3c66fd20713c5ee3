-- Browsers in which a contact signed in before: their sign-ins are counted for themselves, so that a stranger's failed
-- guesses don't lock the contact out.
create table known_devices (
  -- SHA-256 of the cookie's secret.
  token_hash bytea primary key,
  contact_id uuid not null references contacts on delete cascade,
  -- A new epoch of the contact (a new password) forgets its devices.
  session_epoch integer not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index known_devices_contact on known_devices (contact_id, last_used_at desc);
create index known_devices_age on known_devices (last_used_at);
