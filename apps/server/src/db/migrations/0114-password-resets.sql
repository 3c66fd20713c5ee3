-- One link per contact by which a forgotten password can be changed; a new link replaces the last one.
create table password_resets (
  contact_id uuid primary key references contacts on delete cascade,
  -- SHA-256 of the token in the mailed link.
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index password_resets_age on password_resets (expires_at);
