-- Additions to carts by idempotency key: the same key of the same contact adds once, however often it is sent. Deleted
-- after 30 days.
create table keyed_additions (
  contact_id uuid not null references contacts (id) on delete cascade,
  key uuid not null,
  -- What the key was used for: number or code, quantity in thousandths, and the length of a cable remnant.
  content text not null,
  -- What was added, for the response to a repeated call.
  added jsonb not null,
  added_at timestamptz not null default now(),
  primary key (contact_id, key)
);
create index keyed_additions_added_at on keyed_additions (added_at);
