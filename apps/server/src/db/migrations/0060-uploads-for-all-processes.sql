-- Uploaded files of imports, in pieces, where every process reaches them. A file is whole once a run names it.
create table import_upload_parts (
  stored_file text not null,
  part integer not null check (part >= 0),
  content bytea not null,
  received_at timestamptz not null default now(),
  primary key (stored_file, part)
);
-- Catalogues that are compressed well are rare, and compressing takes longer than writing.
alter table import_upload_parts alter content set storage external;

-- Whatever follows a session hears that it has ended, in every process. Sessions that expired end nothing any more.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row when (old.expires_at > now()) execute function session_ended();
